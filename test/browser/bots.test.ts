import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { mouse, phaseOn, playOn } from './hands';
import { newPages } from './harness';

const pages = newPages();
const QUICK = '/?pace=0&seed=bots';

const toGunnery = async (page: Page): Promise<string> => {
  await mouse.begin(page);
  await playOn(page, mouse, (phase) => phase.includes('gunnery'));
  return phaseOn(page);
};

test('the bot thinks in a worker of the page', async () => {
  const page = await pages.open('desktop', { path: QUICK });
  expect(page.workers()).toHaveLength(0);
  await toGunnery(page);
  const bots = page.workers().filter((worker) => worker.url().includes('/assets/worker-'));
  expect(bots).toHaveLength(1);
});

test('a battle goes on where the worker of the bots cannot be had', async () => {
  const page = await pages.open('desktop', { path: '/' });
  await page.addInitScript(() => {
    window.Worker = class {
      constructor() {
        throw new Error('no workers here');
      }
    } as never;
  });
  await page.goto(QUICK);
  expect(await toGunnery(page)).toContain('gunnery');
  expect(page.workers()).toHaveLength(0);
});
