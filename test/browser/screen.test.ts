import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { scenariosOf } from '../../src/cli/common/library';
import { type BattleScenario, battle, sheetOf } from '../../src/rules/battle';
import { orderDice } from '../../src/rules/core';
import { mouse, playOn } from './hands';
import { newPages } from './harness';
import { atRest } from './panning';

const pages = newPages();
const BATTLE = '/scenario/denmark-strait?pace=0&seed=screen';

const toGunnery = async (page: Page): Promise<void> => {
  await playOn(page, mouse, (phase) => phase.includes('gunnery'));
};

test('what is seldom wanted stands in a menu: opened and closed by keys, its dialog leaves it open', async () => {
  const page = await pages.open('desktop', { path: BATTLE });
  await mouse.begin(page);
  const opener = page.getByRole('button', { name: 'Battle', exact: true });
  await opener.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Save file' }).waitFor();
  await page.keyboard.press('Escape');
  expect(await page.getByRole('button', { name: 'Save file' }).count()).toBe(0);
  expect(await opener.evaluate((it) => it === document.activeElement)).toBe(true);

  await opener.click();
  await page.getByRole('button', { name: 'Share a link' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Share a link' }).waitFor();
  await page.locator('.board-map').click({ position: { x: 20, y: 200 } });
  expect(await page.getByRole('button', { name: 'Share a link' }).count()).toBe(0);
});

test('on a phone one button opens what can be laid over the map, all of it within the window', async () => {
  const page = await pages.open('phone', { path: BATTLE, hasTouch: true });
  await mouse.begin(page);
  const choices = page.locator('.map-bar-choices');
  expect(await choices.isVisible()).toBe(false);
  // The opponent has the first move: the map keeps its height when the player is asked.
  const opener = page.locator('.map-bar-opener');
  const { y = 0 } = (await opener.boundingBox()) ?? {};
  await page.locator('.decision:not([data-waiting])').waitFor();
  // To the pixel: heights of the panel's rows are rounded.
  expect((await opener.boundingBox())?.y).toBeCloseTo(y, 0);
  await opener.tap();
  await choices.getByRole('button', { name: 'Sighting' }).tap();
  await choices.locator('[data-overlay="sighting"][aria-pressed="true"]').waitFor();
  const [list, map] = [
    await choices.boundingBox(),
    await page.locator('.game-board').boundingBox(),
  ];
  if (!list || !map) throw new Error('The map and its choices are to be seen.');
  expect(list.x).toBeGreaterThanOrEqual(map.x);
  expect(list.y).toBeGreaterThanOrEqual(map.y);
  expect(list.x + list.width).toBeLessThanOrEqual(map.x + map.width);
  await opener.tap();
  expect(await choices.isVisible()).toBe(false);
  expect(await opener.innerText()).toContain('1');
});

test('what a button of the map has opened on a phone is closed by Escape and by a press on anything else', async () => {
  const page = await pages.open('phone', { path: BATTLE, hasTouch: true });
  await mouse.begin(page);
  const choices = page.locator('.map-bar-choices');
  const opener = page.locator('.map-bar-opener');
  await opener.click();
  await page.keyboard.press('Escape');
  await choices.waitFor({ state: 'hidden' });
  expect(await opener.evaluate((it) => it === document.activeElement)).toBe(true);
  await opener.click();
  await choices.waitFor();
  await page.getByRole('tab', { name: 'Ships' }).click();
  await choices.waitFor({ state: 'hidden' });
});

test('the whole chart stays whole when the window gets lower, until the player leads it', async () => {
  const page = await pages.open('desktop', { path: BATTLE });
  await mouse.begin(page);
  await page.locator('.board-map').focus();
  await page.keyboard.press('0');
  const whole = await atRest(page);
  await page.setViewportSize({ width: 1440, height: 820 });
  await expect.poll(() => atRest(page)).not.toBe(whole);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect.poll(() => atRest(page)).toBe(whole);
  await page.keyboard.press('Shift+ArrowRight');
  const led = await atRest(page);
  await page.setViewportSize({ width: 1440, height: 820 });
  expect(await atRest(page)).toBe(led);
});

test('the first look has the whole chart with its title; closer, the window has a title and a scale of its own', async () => {
  const page = await pages.open('desktop', { path: BATTLE });
  await mouse.begin(page);
  const legend = page.locator('.window-legend');
  await page.locator('.mark').first().waitFor();
  await page.locator('.cartouche-title').waitFor();
  expect(await legend.isVisible()).toBe(false);
  await toGunnery(page);
  await legend.waitFor();
  expect(await legend.innerText()).toContain('Denmark Strait');
  const scale = page.locator('.window-scale');
  const before = await scale.innerText();
  for (let i = 0; i < 4; i++) await page.locator('.board-map').press('+');
  await page.waitForFunction(
    (was) => document.querySelector<HTMLElement>('.window-scale')?.innerText !== was,
    before,
  );
});

test('on a phone no table of a report has to be scrolled, and what decided stands under its side', async () => {
  const page = await pages.open('phone', { path: '/' });
  await page.getByLabel('Save file', { exact: true }).setInputFiles('test/replays/hx-106.json');
  await page.getByRole('button', { name: 'Read its report' }).click();
  await page.locator('.conditions [data-met]').waitFor();
  const overhangs = await page
    .locator('.report-wide')
    .evaluateAll((all) => all.map((it) => it.scrollWidth - it.clientWidth));
  expect(overhangs.length).toBeGreaterThan(3);
  expect(Math.max(...overhangs)).toBe(0);
});

/** The names of all ships at Surigao. */
function shipsAtSurigao(): string[] {
  const surigao = scenariosOf('battle').find(({ id }) => id === 'surigao-strait');
  const scenario = surigao?.scenario as BattleScenario;
  const { state } = battle.newState(scenario, battle.defaultOptions, orderDice('names', 0));
  return state.stacks.flatMap(({ ships }) => ships.map((id) => sheetOf(state, id).name));
}

/** Pairs of names on the map that lie on each other, and names lower than eight pixels. */
const illegible = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const names = [...document.querySelectorAll('.stack-names text')]
      .map((it) => ({ words: it.textContent ?? '', at: it.getBoundingClientRect() }))
      .filter(({ at }) => at.width > 0);
    const pairs = names.flatMap((one, index) =>
      names
        .slice(index + 1)
        .filter(
          ({ at }) =>
            one.at.left < at.right &&
            at.left < one.at.right &&
            one.at.top < at.bottom &&
            at.top < one.at.bottom,
        )
        .map((two) => `${one.words} on ${two.words}`),
    );
    const low = names.filter(({ at }) => at.height < 8).map(({ words }) => `${words} is low`);
    const counters = document.querySelectorAll('.counter').length;
    return [...pairs, ...low, ...(names.length === counters ? [] : [`${names.length} names`])];
  });

test('names at Surigao can be read, and pointing at a stack names all its ships in its fan and in the line below', async () => {
  const page = await pages.open('desktop', {
    path: '/scenario/surigao-strait?pace=0&seed=screen',
    prefs: { animation: 'off' },
  });
  await mouse.begin(page);
  await page.locator('.decision:not([data-waiting])').waitFor();
  await page.locator('.board-map').press('0');
  await atRest(page);
  expect(await illegible(page)).toEqual([]);
  const told: string[] = [];
  for (const counter of await page.locator('.counter .face').all()) {
    const { x, y, width, height } = (await counter.boundingBox()) ?? must();
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.locator('.board-readout', { hasText: /ship/ }).waitFor();
    const line = await page.locator('.board-readout').innerText();
    const cards = await page.locator('.fan .card .name').allTextContents();
    expect(cards.filter((name) => !line.includes(name))).toEqual([]);
    expect(line).toMatch(cards.length > 1 ? `${cards.length} ships` : /\b1 ship\b|one ship/);
    told.push(line);
  }
  const ships = shipsAtSurigao();
  expect(ships.filter((name) => !told.some((line) => line.includes(name)))).toEqual([]);
});

function must(): never {
  throw new Error('no counter');
}
