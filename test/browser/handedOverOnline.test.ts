import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type Hands, phaseOn, playOnce } from './hands';
import { newPages } from './harness';
import { brief, makeMatch, takeSeat } from './onlineHands';

const pages = newPages();

/** Who would rather be away. */
const wary: Hands = {
  ...brief,
  vote: (page) => page.locator('[data-action="break-off"]').click(),
};

const isOver = (page: Page): Promise<boolean> =>
  page.locator('.fight-bar [data-action="back"]').isVisible();

const inOperation = (phase: string): boolean => phase.startsWith('turn');

/** Gives an order of the battle on each page that is asked; tells whether any page has one still to give. */
async function playRound(both: readonly Page[]): Promise<boolean> {
  let goesOn = false;
  for (const page of both) {
    if (await isOver(page)) continue;
    goesOn = true;
    await playOnce(page, wary, inOperation);
    // An order has gone out: what comes of it has to come back.
    await page.waitForTimeout(30);
  }
  return goesOn;
}

/** Both would have it fought out as a battle. */
async function chooseBattle(page: Page): Promise<void> {
  await page.locator('.way', { hasText: 'Battle' }).click();
  await page.locator('[data-action="done"]').click();
}

/** What came of the battle for a player, who then goes back to the chart. */
async function leaveBattle(page: Page): Promise<string> {
  const told = await page.locator('.fight-result').innerText();
  await page.locator('.fight-bar [data-action="back"]').click();
  await page.locator('.chart-board').waitFor();
  return told;
}

test('two far away hand an action over to a battle, fight it out, and each is told of his own', async () => {
  const open = { path: '/online', reducedMotion: 'reduce' } as const;
  const host = await pages.open('desktop', open);
  const guest = await pages.open('phone', open);
  const both = [host, guest];
  const { pathname, hash } = new URL(await makeMatch(host, 'Anna', 'bismarck'));
  await guest.goto(`${pathname}${hash}`);
  await takeSeat(guest, 'Bert');
  await host.getByRole('button', { name: 'Attack all of them' }).click();
  for (const page of both) await page.locator('[data-action="done"]').click();
  for (const page of both) await chooseBattle(page);
  for (const page of both) await page.locator('.fight-bar').waitFor();
  while (await playRound(both));
  const told = { host: await leaveBattle(host), guest: await leaveBattle(guest) };
  for (const words of Object.values(told))
    expect(words).toMatch(/^The battle is over after \d rounds?\./);
  expect(told.host).not.toMatch(/Bismarck comes out/);
  expect(told.guest).not.toMatch(/(Hood|Prince of Wales) comes out/);
  for (const page of both) expect(await phaseOn(page)).toMatch(/^turn 1 of 78: movement/);
}, 120_000);
