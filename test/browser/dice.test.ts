import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { newLobbyClient, type OnlineMatch, openOnlineMatch } from '../../src/game/online';
import { battle } from '../../src/rules/battle';
import { must, SIDES, type Side } from '../../src/rules/core';
import { newPages } from './harness';
import { type OnlineServer, startServer } from './onlineServer';

const pages = newPages();
const folder = mkdtempSync(join(tmpdir(), 'flag-plot-dice-'));
let server: OnlineServer | undefined;
afterAll(async () => {
  await server?.kill();
  rmSync(folder, { recursive: true });
});

type Battle = OnlineMatch<typeof battle>;

/** Fires where it can and ends every part of the turn, until dice have fallen. */
async function fireOnce(places: Readonly<Record<Side, Battle>>): Promise<void> {
  const isOpen = () => places.allies.getSnapshot().match?.dice?.part === 'settled';
  while (places.allies.getSnapshot().dice.proven.size === 0) {
    for (const side of isOpen() ? SIDES : []) {
      const { game } = places[side].getSnapshot();
      const legal = game ? battle.legalOrders(game.view, side) : [];
      const kindOf = (wanted: string) => legal.find(({ kind }) => kind === wanted);
      const order = kindOf('declare') ?? kindOf('done') ?? legal[0];
      if (order) await places[side].give(battle.makeOrder(order));
    }
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

test('a spectator’s page verifies throws as they fall, and lists them when the match is over', async () => {
  server = await startServer(join(folder, 'matches.db'));
  const { url } = server;
  const lobby = newLobbyClient(url);
  const wish = { system: 'battle', scenario: 'denmark-strait', dice: { waitSeconds: 60 } };
  const created = await lobby.create(wish);
  const { matchID: match } = must(created.ok ? created.value : undefined, 'match');
  const enter = async (side: Side): Promise<Battle> => {
    const joined = await lobby.join(match, { side, name: `of the ${side}` });
    const { token } = must(joined.ok ? joined.value : undefined, 'seat');
    return openOnlineMatch<typeof battle>({ server: url, match, token });
  };
  const page = await pages.open('desktop', { baseURL: url, path: `/online/${match}?as=spectator` });
  const allies = await enter('allies');
  await page.locator('.decision, .online-bar').first().waitFor();
  await page.getByText('both browsers have added to its dice').waitFor();
  const places = { allies, axis: await enter('axis') };
  await fireOnce(places);
  await page.locator('.dice-sign', { hasText: /throws? verified/ }).waitFor();
  await allies.resign();
  for (const place of Object.values(places)) place.close();

  await page.getByRole('button', { name: 'Check the dice' }).click();
  await page.locator('.dice-report[data-sound="true"]').waitFor();
  expect(new URL(page.url()).pathname).toBe('/dice');
  const first = page.locator('.dice-throw').first();
  await first.locator('summary').click();
  expect(await first.locator('.dice-path li').count()).toBe(8);
  const values = await first.locator('tbody tr').count();
  expect(values).toBeGreaterThan(0);
});
