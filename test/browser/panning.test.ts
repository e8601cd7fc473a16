import { expect, test } from 'vitest';
import { newPages } from './harness';
import {
  atRest,
  beginOn,
  beginOnChart,
  countCommits,
  LARGEST_BATTLE,
  LARGEST_CHART,
  panAndZoom,
  pointAtMiddle,
} from './panning';

const pages = newPages();
const STEPS = 20;

test('pan and zoom move the largest map without a render of React', async () => {
  const page = await pages.open('desktop');
  await countCommits(page);
  await beginOn(page, LARGEST_BATTLE);
  await pointAtMiddle(page);
  const before = await atRest(page);
  const commits = await page.evaluate(() => window.commits);
  expect(commits, 'the renders so far have been counted').toBeGreaterThan(0);
  await panAndZoom(page, STEPS);
  const more = ((await page.evaluate(() => window.commits)) ?? 0) - (commits ?? 0);
  // The map may come to lie with another hex under the pointer, which is told once; no step has a render of its own.
  expect(more).toBeLessThan(STEPS / 5);
  expect(await atRest(page)).not.toBe(before);
});

test("an operation's chart moves as a finished picture, and is drawn in its place at rest", async () => {
  const page = await pages.open('desktop');
  await beginOnChart(page, LARGEST_CHART);
  await pointAtMiddle(page);
  await atRest(page);
  const svg = page.locator('.board-svg').first();
  // At rest again within a moment: a slow machine would ask too late.
  await svg.evaluate((it) => {
    const layer = it.querySelector('g') as SVGGElement;
    new MutationObserver(() => {
      window.moved = [...(window.moved ?? []), getComputedStyle(layer).willChange];
    }).observe(it, { attributes: true, attributeFilter: ['data-lifted'] });
  });
  const west = page.locator('.degree-names text[data-of="latitude"]').first();
  const before = await west.boundingBox();
  await page.mouse.down();
  for (let i = 1; i <= STEPS; i++) await page.mouse.move(700 - i, 400 - 3 * i);
  await page.mouse.up();
  const moved = () => page.evaluate(() => window.moved ?? []);
  await expect.poll(async () => (await moved()).at(-1)).toBe('auto');
  expect(await moved()).toContain('transform');
  const after = await west.boundingBox();
  expect(after?.x, 'figures of latitude stay at the edge of the window').toBeCloseTo(
    before?.x ?? Number.NaN,
    0,
  );
  expect(after?.y, 'and move with their lines').toBeLessThan(before?.y ?? Number.NaN);
});
