import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type Hands, phaseOn, playOn } from './hands';
import { newPages } from './harness';
import { brief } from './onlineHands';

const pages = newPages();
const BISMARCK = '/scenario/bismarck?pace=0&seed=handed-over';

/** Who would rather be away: votes to break off at the end of every round. */
const wary: Hands = {
  ...brief,
  vote: (page) => page.locator('[data-action="break-off"]').click(),
};
/** A battle of four rounds, should the other side and the dice want all of them. */
const MAX_DECISIONS = 1200;

/** Waits until the person is asked in a phase of the operation. */
async function askedIn(page: Page, phase: string): Promise<void> {
  await page
    .locator('.decision:not([data-waiting]) .legend', { hasText: new RegExp(phase, 'i') })
    .waitFor();
}

/** Its end stays on the screen until it has been looked at; gives what came back of it. */
async function backToOperation(page: Page): Promise<string> {
  const button = page.locator('.fight-bar [data-action="back"]');
  await button.waitFor({ timeout: 280_000 });
  const told = await page.locator('.fight-result').innerText();
  await button.click();
  return told;
}

/** To the choice of how the first action is resolved, and on by one of the ways. */
async function chooseWay(page: Page, way: string): Promise<void> {
  await page.locator('button.start').click();
  await askedIn(page, 'turn 1 of 78: combat');
  await page.locator('.chart-board .contact-pin').first().waitFor();
  await page.getByRole('button', { name: 'Attack all of them' }).click();
  await page.locator('[data-action="done"]').click();
  await askedIn(page, 'surface action');
  await page.locator('.way', { hasText: way }).click();
  await page.locator('[data-action="done"]').click();
  await page.locator('.fight-bar').waitFor();
}

test('an action of an Advanced game is handed over to a battle, fought there and comes back', async () => {
  const page = await pages.open('desktop', { path: BISMARCK });
  await chooseWay(page, 'Battle');
  expect(await page.locator('.fight-bar').innerText()).toContain('Denmark Strait to Brest');
  expect(await page.locator('.chart-board').count()).toBe(0);
  const back = backToOperation(page);
  await playOn(page, wary, (phase) => phase.startsWith('turn'), MAX_DECISIONS);
  expect(await back).toMatch(/The battle is over after \d rounds?\./);
  expect(await page.locator('.fight-bar').count()).toBe(0);
  expect(await phaseOn(page)).toMatch(/^turn 1 of 78: movement/);
  await page.locator('.chart-board').waitFor();
  expect(await page.locator('.panel-log').innerText()).toMatch(
    /The battle is over after \d rounds?\./,
  );
}, 300_000);

/** Takes what is proposed, by the main button alone, until the fight is over; gives how often. */
async function pressToEnd(page: Page): Promise<number> {
  const asked = page.locator('.decision:not([data-waiting]):not(:has([data-passing]))');
  const over = page.locator('.fight-bar [data-action="back"]');
  for (let presses = 0; presses < MAX_PRESSES; presses++) {
    await asked.or(over).first().waitFor();
    if (await over.isVisible()) return presses;
    await page.keyboard.press('f');
    await page.waitForTimeout(30);
  }
  throw new Error(`No end after ${MAX_PRESSES} presses: ${await phaseOn(page)}`);
}

/** Twelve turns of two ships, each of which may need a press for who is first, each move and fire, and repairs. */
const MAX_PRESSES = 72;

test('[ST-21.1a] the same action is fought out in another system as proposed, and comes back', async () => {
  const prefs = { animation: 'off', confirmSeal: false };
  const page = await pages.open('desktop', { path: BISMARCK, prefs });
  await chooseWay(page, 'Fleet Action');
  expect(await page.locator('.fight-bar').innerText()).toContain('Denmark Strait to Brest');
  expect(await page.locator('.fleet-board').count()).toBe(1);
  expect(await pressToEnd(page)).toBeGreaterThan(10);
  expect(await backToOperation(page)).toContain('The fight is over.');
  await page.locator('.chart-board').waitFor();
  expect(await phaseOn(page)).toMatch(/^turn 1 of 78: movement/);
  expect(await page.locator('.panel-log').innerText()).toMatch(/Hood .*fires main guns at/);
}, 120_000);
