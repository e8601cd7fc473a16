import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { scenariosOf } from '../../src/cli/common/library';
import { orderDice, type Side, type Viewer } from '../../src/rules/core';
import { type StrategicScenario, strategic } from '../../src/rules/strategic';
import { newPages } from './harness';
import { makeMatch, takeSeat } from './onlineHands';

const pages = newPages();

/** Gathers all that the server says to a page from now on. */
function listenTo(page: Page): () => Promise<string> {
  const bodies: Promise<string>[] = [];
  const frames: string[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/socket.io/'))
      bodies.push(
        response.text().then(
          (text) => text,
          () => '',
        ),
      );
  });
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => frames.push(String(payload))),
  );
  return async () => [...(await Promise.all(bodies)), ...frames].join('\n');
}

/**
 * The squadrons of a side, and its ships that are neither named in the scenario's public part nor in a division that a
 * die may show at the start.
 */
function secretIds(side: Side): string[] {
  const midway = scenariosOf('strategic').find(({ id }) => id === 'midway');
  const scenario = midway?.scenario as StrategicScenario;
  const { state } = strategic.newState(scenario, {}, orderDice('secrets', 0));
  const open = JSON.stringify(strategic.view(state, 'spectator').scenario);
  const { squadrons, ships } = state.forces[side];
  return [...Object.keys(squadrons), ...Object.keys(ships)].filter(
    (id) =>
      !open.includes(`"${id}"`) && !scenario.spottedAtStart.includes(ships[id]?.division ?? ''),
  );
}

const ENEMIES: Readonly<Record<Viewer, readonly Side[]>> = {
  allies: ['axis'],
  axis: ['allies'],
  spectator: ['allies', 'axis'],
};

const decision = (page: Page, words: string | RegExp): Promise<void> =>
  page.locator('.decision', { hasText: words }).waitFor();

/** Sends the first squadrons of a deck that are ready to search. */
async function search(page: Page): Promise<void> {
  await page.locator('.squadron-pick:not(:disabled)').first().click();
  await page.getByRole('button', { name: 'Send to search' }).click();
  await page.locator('.sortie').first().waitFor();
}

/** Confirms, with nothing ordered too. */
async function confirm(page: Page): Promise<void> {
  await page.keyboard.press('f');
  const idle = page.locator('dialog[open] [data-first]');
  const sealed = page.locator('.decision[data-waiting]');
  await idle.or(sealed).first().waitFor();
  if (await idle.isVisible()) await idle.click();
}

test('two play steps of Midway in secret from each other and from a spectator', async () => {
  const open = { path: '/online', reducedMotion: 'reduce' } as const;
  const host = await pages.open('desktop', open);
  const guest = await pages.open('desktop', open);
  const spectator = await pages.open('desktop', open);
  const heard = {
    allies: listenTo(host),
    axis: listenTo(guest),
    spectator: listenTo(spectator),
  };
  const { pathname, hash } = new URL(await makeMatch(host, 'Anna', 'midway'));
  await guest.goto(`${pathname}${hash}`);
  await takeSeat(guest, 'Bert');
  await spectator.goto(pathname);
  await spectator.getByRole('button', { name: 'Watch' }).click();
  await decision(spectator, 'Still to seal orders: United States Navy and Imperial Japanese Navy.');

  await search(host);
  await search(guest);
  await confirm(host);
  await decision(host, 'Your orders are sealed. Waiting for Imperial Japanese Navy (Bert).');
  await decision(spectator, 'Still to seal orders: Imperial Japanese Navy.');
  await decision(guest, 'send squadrons to search');
  const own = await guest.locator('.sortie').count();
  await guest.reload();
  await guest.locator('.sortie').first().waitFor();
  expect(await guest.locator('.sortie').count(), 'his own orders').toBe(own);
  expect(await spectator.locator('.sortie').count()).toBe(0);
  await guest.keyboard.press('f');
  for (const page of [host, guest, spectator]) await decision(page, /Turn 1 of 8: Air patrol/i);

  await confirm(guest);
  await decision(guest, 'Your orders are sealed. Waiting for United States Navy (Anna).');
  await confirm(host);
  for (const page of [host, guest, spectator]) await decision(page, /Turn 1 of 8: Air strikes/i);

  for (const viewer of ['allies', 'axis', 'spectator'] as const) {
    const said = await heard[viewer]();
    const told = (side: Side) => secretIds(side).filter((id) => said.includes(`"${id}"`));
    expect(ENEMIES[viewer].flatMap(told), `told to ${viewer}`).toEqual([]);
    if (viewer !== 'spectator') expect(told(viewer), 'of his own').toEqual(secretIds(viewer));
  }
});
