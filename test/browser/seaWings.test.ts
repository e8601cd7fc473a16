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

/** Waits until the player is asked. */
const isAsked = (page: Page): Promise<void> =>
  page.locator('.decision:not([data-waiting])').waitFor();

async function begin(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /^Ensign/ }).check();
  await page.getByRole('button', { name: 'Begin the operation' }).click();
  await isAsked(page);
}

/**
 * Ends step after step in the page itself: by confirming it, or where that is not enough by the first order there is,
 * until something is on the screen.
 */
const goOnTo = (page: Page, end: string): Promise<unknown> =>
  page.evaluate(async (wanted) => {
    const button = (selector: string) => document.querySelector<HTMLButtonElement>(selector);
    while (!document.querySelector(wanted)) {
      const isWaiting = document.querySelector('.decision[data-waiting]') !== null;
      const next =
        button('.event-card > button') ??
        button('.decision .primary') ??
        button('.order-list button');
      if (!isWaiting) next?.click();
      await new Promise((done) => setTimeout(done, 5));
    }
  }, end);

const PLANNING = '.task-bar';
/** Sixteen turns, on a machine that has other things to do. */
const WHOLE_GAME_MS = 300_000;

test(
  'a whole Midway is played from the page of the scenario to its report, against a bot',
  async () => {
    const page = await pages.open('desktop', {
      path: MIDWAY,
      prefs: { ...BRISK, passEmpty: true },
    });
    await begin(page);
    await goOnTo(page, PLANNING);
    // The usual plan is laid out.
    await page.locator('.chip[data-box="cap"]').first().waitFor();
    await goOnTo(page, '.end-report');
    await page.keyboard.press('r');
    await page.locator('.report-result').waitFor();
    expect(await page.locator('.report').innerText()).toMatch(/points/i);
    await page.getByRole('link', { name: 'Go to the game' }).waitFor();
    expect(await graveFaults(page), 'the report').toEqual([]);
  },
  WHOLE_GAME_MS,
);

test('aircraft are picked, a search is turned and planned, fighters patrol, and courses have their hexes', async () => {
  const prefs = { ...BRISK, standingOrders: false };
  const page = await pages.open('desktop', { path: MIDWAY, prefs });
  await begin(page);
  await goOnTo(page, PLANNING);
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
  await goOnTo(page, '.plot-form');
  await page.keyboard.press(']');
  await page.locator('.chart-marks path[data-kind="move"]').first().waitFor();
  expect(await graveFaults(page, '.panel'), 'plotting').toEqual([]);
  const isUnderPins = await page.evaluate(() => {
    const [course, pins] = ['.courses', '.pins'].map((it) => document.querySelector(it));
    return pins && course && course.compareDocumentPosition(pins) & 4;
  });
  expect(isUnderPins, 'an arrow leaves its force readable').toBe(4);
});

test('[WG-10.3, WG-10.7] CAP is sent at what the defender has been told of the strike', async () => {
  const page = await pages.open('desktop', {
    path: '/scenario/midway-carriers?pace=0&seed=newcomer',
    prefs: BRISK,
  });
  await begin(page);
  await goOnTo(page, PLANNING);
  await page.locator('.chip[data-box="cap"]').first().waitFor();
  await goOnTo(page, '.allot-form output');
  expect(await page.locator('.allot-form li').first().innerText()).toMatch(/factor/);
  expect(await graveFaults(page, '.panel'), 'CAP').toEqual([]);
  await page.locator('.allot-form li .button').first().click();
  await expect.poll(() => page.locator('.allot-form output').first().innerText()).toBe('1');
});

test('ships that are ticked become a task force of their own', async () => {
  const page = await pages.open('desktop', { path: MIDWAY, prefs: BRISK });
  await begin(page);
  await page.locator('.grouping-form summary').click();
  const first = page.locator('.grouping-form fieldset').first();
  await first.getByLabel('Enterprise').check();
  expect(await graveFaults(page, '.panel'), 'task forces').toEqual([]);
  await first.getByRole('button', { name: 'Detach 1 ship' }).click();
  await expect.poll(() => page.locator('.grouping-form fieldset').count()).toBe(3);
});

test('on a phone the chart has half of the height, and the decks are among the orders', async () => {
  const page = await pages.open('phone', { path: MIDWAY, prefs: BRISK });
  await begin(page);
  await goOnTo(page, PLANNING);
  const chart = await page.locator('.chart-board').boundingBox();
  expect(chart?.height).toBeGreaterThanOrEqual(0.48 * 844);
  expect(await page.locator('.panel .deck-home').count()).toBeGreaterThan(2);
  expect(await graveFaults(page)).toEqual([]);
});

test('in German no sentence of the table is left in English', async () => {
  const prefs = { ...BRISK, language: 'de' };
  const page = await pages.open('desktop', { path: MIDWAY, prefs });
  await page.getByRole('button', { name: 'Operation beginnen' }).click();
  await goOnTo(page, PLANNING);
  const panel = await page.locator('.panel').innerText();
  expect(panel).not.toMatch(/\b(the|your|task force|confirm)\b/i);
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

test(
  'two play a whole Midway over two browsers, each in secret from the other, and read the same end',
  async () => {
    // Steps that pass by themselves wait online, so that a pass tells nothing: here each is confirmed.
    const open = { path: '/online', prefs: BRISK } as const;
    const host = await pages.open('desktop', open);
    const guest = await pages.open('desktop', open);
    const both = [host, guest];
    const heard = listenTo(guest);
    const link = await makeMatch(host, 'Fletcher', 'midway-carriers');
    await guest.goto(link);
    await takeSeat(guest, 'Nagumo');
    await Promise.all(both.map(isAsked));
    await Promise.all(both.map((page) => goOnTo(page, PLANNING)));
    await host.locator('.chip[data-box="cap"]').first().waitFor();
    expect(heard().length).toBeGreaterThan(0);
    expect(secretsOf('allies').filter((id) => heard().includes(`"${id}"`))).toEqual([]);
    await Promise.all(both.map((page) => goOnTo(page, '.end-report')));
    const ends = await Promise.all(both.map((page) => page.locator('.decision-text').innerText()));
    const [score, same] = ends.map((end) => /\d+ points to \d+\./.exec(end)?.[0]);
    expect(score).toBeDefined();
    expect(same).toBe(score);
  },
  WHOLE_GAME_MS,
);
