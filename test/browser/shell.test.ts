import { expect, test } from 'vitest';
import { mouse, playOn } from './hands';
import { newPages } from './harness';

const pages = newPages();
const QUICK = '/?pace=0&seed=shell';

/** In the page: the code of the battle and the text of the rules are there. */
const isFetchedAhead = (): boolean => {
  const names = performance.getEntriesByType('resource').map(({ name }) => name);
  return ['/BattleScreen-', '/RULES-'].every((part) => names.some((name) => name.includes(part)));
};

test('once the page has been opened a battle is begun and rules are read without the network', async () => {
  const page = await pages.open('desktop', { path: QUICK });
  await page.waitForFunction(isFetchedAhead);
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await mouse.begin(page);
  await page.locator('.decision-text').waitFor();
  await page.getByRole('link', { name: 'Rules' }).click();
  await page.locator('.clause').first().waitFor();
});

test('a double click begins one battle, also where the page is served over plain http', async () => {
  const page = await pages.open('desktop', { path: QUICK });
  await page.addInitScript(() => Object.assign(crypto, { randomUUID: undefined }));
  await page.goto(`/scenario/denmark-strait${QUICK.slice(1)}`);
  await page.getByRole('button', { name: 'Begin the battle' }).dblclick();
  await page.locator('.battle').waitFor();
  await page.getByRole('link', { name: 'Battles' }).click();
  await page.locator('.running li').first().waitFor();
  expect(await page.locator('.running li').count()).toBe(1);
});

test('a battle can be taken away as a file while it runs', async () => {
  const page = await pages.open('desktop', { path: QUICK });
  await mouse.begin(page);
  await page.getByRole('button', { name: 'Battle', exact: true }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save file' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^[\w-]+\.json$/);
});

test('a second tab of a battle is told that it is no longer kept, and a clause opens beside the battle', async () => {
  const page = await pages.open('desktop', { path: QUICK });
  await mouse.begin(page);
  await page.locator('.battle').waitFor();
  const second = await page.context().newPage();
  await second.goto(page.url());
  await second.locator('.battle').waitFor();
  await playOn(page, mouse, (phase) => phase.includes('gunnery'));
  await playOn(second, mouse, (phase) => phase.includes('gunnery'));
  await second.getByText('being played in another tab').waitFor();
  expect(await page.locator('.fault-notice').count()).toBe(0);
  const [rules] = await Promise.all([
    page.waitForEvent('popup'),
    page.locator('.rule-link').first().click(),
  ]);
  await rules.locator('.clause[data-target]').waitFor();
  expect(await page.locator('.battle').count()).toBe(1);
});
