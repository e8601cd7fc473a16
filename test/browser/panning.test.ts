import { expect, test } from 'vitest';
import { newPages } from './harness';
import {
  atRest,
  beginOn,
  countCommits,
  LARGEST_BATTLE,
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
