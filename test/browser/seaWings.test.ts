import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { scenariosOf } from '../../src/cli/common/library';
import { orderDice } from '../../src/rules/core';
import { seaWings } from '../../src/rules/sea-wings';
import type { SeaWingsScenario } from '../../src/rules/sea-wings/query';
import { graveFaults } from './grave';
import { newPages } from './harness';
import { makeMatch, takeSeat } from './onlineHands';

const pages = newPages();

const MIDWAY = '/scenario/midway-carriers?pace=0&seed=wings';
/** Nothing is told in pictures, and nothing passes by itself: every step is confirmed at once. */
const BRISK = { animation: 'off', passEmpty: false, confirmSeal: false };

interface Asked {
  step: string;
  isOver: boolean;
  isWaiting: boolean;
}

const asked = (page: Page): Promise<Asked> =>
  page.evaluate(() => ({
    step: document.querySelector('.decision .legend')?.textContent ?? '',
    isOver: document.querySelector('.end-report') !== null,
    isWaiting: document.querySelector('.decision')?.matches('[data-waiting]') ?? true,
  }));

/** Waits until the player is asked, or the game is over. */
async function turnOf(page: Page): Promise<Asked> {
  await page.locator('.end-report, .decision:not([data-waiting])').first().waitFor();
  return asked(page);
}

async function begin(page: Page): Promise<void> {
  await page.getByLabel('Ensign').check();
  await page.getByRole('button', { name: 'Begin the operation' }).click();
  await turnOf(page);
}

const confirm = (page: Page): Promise<void> => page.keyboard.press('f');

/** Ends the present step: by confirming it, or where that is not enough by the first order there is. */
async function goOn(page: Page): Promise<void> {
  const discard = page.getByRole('button', { name: 'Discard', exact: true });
  if (await discard.count()) await discard.first().click();
  else if (await page.locator('.decision .primary').count()) await confirm(page);
  else await page.locator('.order-list button').first().click();
}

async function until(page: Page, step: RegExp): Promise<void> {
  for (let now = await turnOf(page); !step.test(now.step); now = await turnOf(page)) {
    if (now.isOver) throw new Error('The game is over.');
    await goOn(page);
    await page.waitForTimeout(15);
  }
}

test('a whole Midway is played from the page of the scenario to its report, against a bot', async () => {
  const page = await pages.open('desktop', { path: MIDWAY, prefs: BRISK });
  await begin(page);
  for (let now = await turnOf(page); !now.isOver; now = await turnOf(page)) {
    const usual = page.getByRole('button', { name: 'Usual plan' });
    if (now.step.startsWith('Turn 1 ') && (await usual.count())) await usual.click();
    await goOn(page);
    await page.waitForTimeout(10);
  }
  await page.locator('.end-report h2').waitFor();
  await page.keyboard.press('r');
  await page.locator('.report-result').waitFor();
  expect(await page.locator('.report').innerText()).toMatch(/points/i);
});

test('aircraft are picked, searches turned and planned, strikes and courses given by keys and mouse', async () => {
  const page = await pages.open('desktop', { path: MIDWAY, prefs: BRISK });
  await begin(page);
  await until(page, /Air plans/);
  await page.locator('.piece').nth(1).click();
  await page.keyboard.press('3');
  await page.locator('.sector-label').waitFor();
  expect(await graveFaults(page), 'air plans').toEqual([]);
  await page.getByRole('button', { name: 'Plan the search' }).click();
  await page.locator('.chip[data-box="search"]').first().waitFor();
  await page.locator('.piece').first().click();
  await page.keyboard.press('2');
  await page.locator('.chip[data-box="cap"]').first().waitFor();
  await page.keyboard.press('u');
  await expect.poll(() => page.locator('.chip[data-box="cap"]').count()).toBe(0);
  await until(page, /Plotting/);
  await page.keyboard.press(']');
  await page.locator('.chart-marks path[data-kind="move"]').first().waitFor();
  expect(await graveFaults(page, '.panel'), 'plotting').toEqual([]);
});

test('on a phone the chart has half of the height, and the decks are among the orders', async () => {
  const page = await pages.open('phone', { path: MIDWAY, prefs: BRISK });
  await begin(page);
  await until(page, /Air plans/);
  const chart = await page.locator('.chart-board').boundingBox();
  expect(chart?.height).toBeGreaterThanOrEqual(844 / 2 - 46);
  expect(await page.locator('.panel .deck-home').count()).toBeGreaterThan(2);
  expect(await graveFaults(page)).toEqual([]);
});

test('in German no sentence of the table is left in English', async () => {
  const prefs = { ...BRISK, language: 'de' };
  const page = await pages.open('desktop', { path: MIDWAY, prefs });
  await page.getByRole('button', { name: 'Operation beginnen' }).click();
  await turnOf(page);
  await page.getByText('Flugdecks').waitFor();
  const panel = await page.locator('.panel').innerText();
  expect(panel).not.toMatch(/\b(the|your|and|task force|confirm)\b/i);
});

/** Ships and formations of a side, by ids that nothing open contains. */
function secretsOf(side: 'allies' | 'axis'): string[] {
  const midway = scenariosOf('sea-wings').find(({ id }) => id === 'midway-carriers');
  const scenario = midway?.scenario as SeaWingsScenario;
  const { state } = seaWings.newState(scenario, seaWings.defaultOptions, orderDice('secrets', 0));
  const open = JSON.stringify(seaWings.view(state, 'spectator').scenario);
  const { ships, formations } = state.forces[side];
  return [...Object.keys(ships), ...Object.keys(formations)].filter(
    (id) => !open.includes(`"${id}"`),
  );
}

/** Gathers what the server says to a page in frames. */
function listenTo(page: Page): () => string {
  const frames: string[] = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => frames.push(String(payload))),
  );
  return () => frames.join('\n');
}

test('two plan the first turn of Midway over two browsers, each in secret from the other', async () => {
  const open = { path: '/online', prefs: BRISK } as const;
  const host = await pages.open('desktop', open);
  const guest = await pages.open('desktop', open);
  const heard = listenTo(guest);
  const link = await makeMatch(host, 'Fletcher', 'midway-carriers');
  await guest.goto(link);
  await takeSeat(guest, 'Nagumo');
  await host.locator('.decision:not([data-waiting])').waitFor();
  for (const page of [host, guest]) {
    await turnOf(page);
    await confirm(page);
  }
  for (const page of [host, guest])
    await page.getByText('Turn 1 of 16: Air plans').first().waitFor();
  await host.getByRole('button', { name: 'Usual plan' }).click();
  await host.locator('.chip[data-box="cap"]').first().waitFor();
  expect(heard().length).toBeGreaterThan(0);
  expect(secretsOf('allies').filter((id) => heard().includes(`"${id}"`))).toEqual([]);
});
