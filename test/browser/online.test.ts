import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { newLobbyClient, openOnlineMatch } from '../../src/game/online';
import { battle } from '../../src/rules/battle';
import { checkSave, replaySave } from '../../src/scenario';
import { phaseOn } from './hands';
import { newPages } from './harness';
import { connectionIs, makeMatch, playBoth, seatOf, takeSeat } from './onlineHands';
import { type OnlineServer, startServer } from './onlineServer';

const pages = newPages();
const folder = mkdtempSync(join(tmpdir(), 'flag-plot-online-'));
const servers: OnlineServer[] = [];
afterAll(async () => {
  for (const server of servers) await server.kill();
  rmSync(folder, { recursive: true });
});

async function serverAt(port?: number): Promise<OnlineServer> {
  const server = await startServer(join(folder, 'matches.db'), port);
  servers.push(server);
  return server;
}

const declared = (page: Page) => page.locator('.mount-target:not([data-held])');

/** Waits until nothing of a page's orders is on its way. */
const allAnswered = (page: Page): Promise<void> =>
  page.locator('.online-standing[data-pending="0"]').waitFor();

test('two play a whole battle before a spectator; one loses the net, and the server is killed in the midst of a declaration', async () => {
  let server = await serverAt();
  const at = { baseURL: server.url, losesNet: true, reducedMotion: 'reduce' } as const;
  const host = await pages.open('desktop', { ...at, path: '/online' });
  const invitation = new URL(await makeMatch(host, 'Anna'));
  const { pathname, hash } = invitation;
  const guest = await pages.open('phone', { ...at, path: `${pathname}${hash}`, hasTouch: true });
  await takeSeat(guest, 'Bert');
  expect(new URL(guest.url()).hash, 'the secret is gone from the address').toBe('');
  const spectator = await pages.open('desktop', { ...at, path: pathname });
  await spectator.getByRole('button', { name: 'Watch' }).click();
  await spectator.locator('.game').waitFor();
  await host.locator('.online-chip[data-here]', { hasText: 'Bert' }).waitFor();

  await host.getByRole('button', { name: 'Chat' }).click();
  await host.getByLabel('Message').fill('Good hunting.');
  await host.keyboard.press('Enter');
  await host.keyboard.press('Escape');
  await guest.getByRole('button', { name: 'Chat, 1 new message' }).waitFor();

  // The server is killed in the midst of a fire declaration: one order is answered, one is given into the void.
  const both = [host, guest];
  await playBoth(both, (phase) => phase.includes('gunnery'));
  // The other page may be there first.
  await expect.poll(() => phaseOn(host)).toContain('gunnery');
  await host.keyboard.press('1');
  await declared(host).first().waitFor();
  await allAnswered(host);
  // The next battery is aimed by the same key; where the dice left but one in reach, it is held again.
  const aimed = await declared(host).count();
  const isLast = (await host.locator('.mount').count()) === aimed;
  const after = isLast ? aimed - 1 : aimed + 1;
  await server.kill();
  await connectionIs(host, 'Connection lost');
  await host.keyboard.press('1');
  await connectionIs(host, '1 order waits here');
  await expect.poll(() => declared(host).count()).toBe(after);
  server = await serverAt(Number(new URL(server.url).port));
  for (const page of [host, guest, spectator]) await connectionIs(page, 'Connected');
  await allAnswered(host);
  expect(await declared(host).count()).toBe(after);
  expect(await spectator.locator('.mount-target').count(), 'sealed from others').toBe(0);

  // In the midst of its movement one side loses the net, and goes on.
  const mover = await playBoth(both, (phase) => phase.includes('movement'));
  await mover.context().setOffline(true);
  await connectionIs(mover, 'Connection lost');
  await mover.keyboard.press('s');
  await connectionIs(mover, '1 order waits here');
  const other = mover === host ? guest : host;
  await other.locator('.online-chip:not([data-here])').waitFor();
  await mover.context().setOffline(false);
  await connectionIs(mover, 'Connected again');
  await allAnswered(mover);

  // The same seats in other clients go on to the vote; the last word is given on the screens.
  const seats = await Promise.all(both.map(seatOf));
  await playQuickly(server.url, seats);
  for (const page of [host, guest, spectator])
    await page.locator('.decision .legend', { hasText: /breaking off/i }).waitFor();
  for (const page of both) {
    await page.getByRole('button', { name: 'Break off' }).press('Enter');
    await page.locator('dialog[open]').waitFor();
    await page.keyboard.press('Enter');
  }
  for (const page of [host, guest, spectator]) await page.locator('.end-report').waitFor();
  const verdicts = [host, guest, spectator].map((page) =>
    page.locator('.decision-text').innerText(),
  );
  expect(new Set(await Promise.all(verdicts)).size).toBe(1);
  expect(await phaseOn(spectator)).toContain('over');

  // Nothing that was answered is lost, and nothing is doubled.
  const [seat] = seats;
  if (!seat) throw new Error('no seat');
  const asked = await newLobbyClient(server.url).record(seat.match, seat);
  const save = asked.ok ? checkSave(asked.value, 'record') : undefined;
  if (!save?.ok) throw new Error('no record');
  expect(replaySave(save.value, 'record').ok).toBe(true);
  const { orders } = save.value;
  expect(orders.filter(({ order }) => order.startsWith('stay'))).toHaveLength(1);
  // The keys that play on from there take the guns off first, and aim all of them.
  const own = orders.filter(({ side }) => side === seat.side).map(({ order }) => order);
  const fire = own.slice(own.findIndex((order) => order.startsWith('fire')));
  fire.length = fire.findIndex((order) => !order.startsWith('fire'));
  expect(new Set(fire).size).toBe(fire.length);
  expect(fire).toHaveLength(isLast ? aimed : after);

  await host.locator('.decision [data-action="report"]').click();
  await host.getByRole('heading', { name: 'After action: Denmark Strait' }).waitFor();
});

interface Seat {
  match: string;
  side: 'allies' | 'axis';
  token: string;
}

/** Ends every part of the turn at once, from both seats, up to the vote. */
async function playQuickly(server: string, seats: readonly Seat[]): Promise<void> {
  const places = seats.map(({ match, side, token }) => ({
    side,
    place: openOnlineMatch<typeof battle>({ server, match, token }),
  }));
  const phase = () => places[0]?.place.getSnapshot().game?.segment.phase;
  while (phase() !== 'breakOff') {
    for (const { side, place } of places) {
      // The vote is for the screens.
      if (phase() === 'breakOff') break;
      const { game } = place.getSnapshot();
      const done = game && battle.legalOrders(game.view, side).find(({ kind }) => kind === 'done');
      if (done) await place.give(battle.makeOrder(done));
    }
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  for (const { place } of places) place.close();
}
