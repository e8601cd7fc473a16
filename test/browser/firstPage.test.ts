import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { CLIENT_FOLDER } from '../../server/common/project';
import { firstLoadBytes } from '../../src/cli/bench/firstLoad';
import { baseUrl, newPages, VIEWPORTS, type Viewport } from './harness';

const pages = newPages();

test.each(Object.keys(VIEWPORTS) as Viewport[])(
  'the first page opens on a %s without a fault and without scrolling sideways',
  async (viewport) => {
    const page = await pages.open(viewport);
    await page.locator('#root > *').first().waitFor();
    expect(await page.title()).toContain('Flag Plot');
    const overhang = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overhang).toBe(0);
  },
);

test('on a phone the first page is short, and its picture rests for who asks for less motion', async () => {
  const page = await pages.open('phone', { reducedMotion: 'reduce' });
  const film = page.locator('.front-film');
  await film.locator('.film').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(3000);
  const shown = () => film.locator('.film').innerHTML();
  const before = await shown();
  await page.waitForTimeout(2500);
  expect(await shown()).toBe(before);
  await film.getByRole('button', { name: 'Play' }).click();
  await expect.poll(shown, { timeout: 10_000 }).not.toBe(before);
  await film.getByRole('button', { name: 'Pause' }).waitFor();
  // Any duration, however short, would have all elements fade one after another when the theme changes.
  expect(await page.evaluate(() => getComputedStyle(document.body).transitionDuration)).toBe('0s');
});

test('battles are filtered and put in order; operations are a part of their own', async () => {
  const page = await pages.open('desktop');
  await page.getByRole('heading', { name: 'Operations', exact: true }).waitFor();
  await page.getByLabel('Theater').selectOption('arctic');
  await page.getByLabel('Sort by').selectOption('length');
  const titles = page.locator('.scenario-card h3');
  await expect
    .poll(() => titles.allInnerTexts())
    .toEqual(['First Narvik', 'North Cape', 'The Hunt for Scharnhorst']);
  expect(await page.getByRole('heading', { name: 'Operations', exact: true }).count()).toBe(0);
  await page.getByRole('button', { name: 'Show all battles' }).click();
  await expect.poll(() => titles.count()).toBeGreaterThan(20);
});

test('ships on the cards of battles are drawn to one scale', async () => {
  const page = await pages.open('desktop');
  const hulls = page.locator('.scenario-card .ship-picture');
  await hulls.first().waitFor();
  const pixelsPerFoot = await hulls.evaluateAll((all) =>
    all.map((it) => (it.clientWidth / (it as SVGSVGElement).viewBox.baseVal.width).toFixed(2)),
  );
  expect(pixelsPerFoot.length).toBeGreaterThan(40);
  expect([...new Set(pixelsPerFoot)]).toHaveLength(1);
});

/** How many rule books the page has fetched by now. */
const booksFetched = (page: Page): Promise<number> =>
  page.evaluate(
    () => performance.getEntriesByType('resource').filter(({ name }) => /RULES-/.test(name)).length,
  );

test('all pages are fetched ahead, but not for who asks the browser to save data', async () => {
  const page = await pages.open('desktop', { losesNet: true });
  await expect.poll(() => booksFetched(page), { timeout: 15_000 }).toBeGreaterThan(0);
  const saving = await pages.open('desktop');
  await saving.locator('.scenario-card').first().waitFor();
  await saving.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  await saving.waitForLoadState('networkidle');
  expect(await booksFetched(saving)).toBe(0);
});

test('the page of a battle fetches the rules of battles, and of no other system', async () => {
  const page = await pages.open('desktop', { path: '/scenario/denmark-strait' });
  await page.getByRole('button', { name: 'Begin the battle' }).waitFor();
  const names = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name.split('/').at(-1) ?? ''),
  );
  const systems = names.flatMap(
    (name) => /^(battle|strategic|sea-wings|fleet-action|seekrieg)-.*\.js$/.exec(name)?.[1] ?? [],
  );
  expect([...new Set(systems)]).toEqual(['battle']);
});

test('the first load holds the first page, and not the game', () => {
  // The aim is 200 kB; rules, bots and checks of files alone would add 100 kB to the 94 kB that it has.
  expect(firstLoadBytes(CLIENT_FOLDER)).toBeLessThan(140_000);
});

test('the built server tells its health', async () => {
  const response = await fetch(`${baseUrl()}/healthz`);
  expect(await response.json()).toMatchObject({ status: 'ok' });
});
