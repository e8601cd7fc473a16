import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { mouse, playOn, sealed } from './hands';
import { newPages, VIEWPORTS, type Viewport } from './harness';

const pages = newPages();
const QUICK = '/?pace=0&seed=table';
const BATTLE = `/scenario/denmark-strait${QUICK.slice(1)}`;

const toGunnery = async (page: Page): Promise<void> => {
  await mouse.begin(page);
  await playOn(page, mouse, (phase) => phase.includes('gunnery'));
};

async function beginTogether(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Denmark Strait', exact: true }).first().click();
  await page.getByText('Both sides at this screen').click();
  await page.getByRole('button', { name: 'Begin the battle' }).click();
  await page.locator('.game').waitFor();
}

test('two at one screen never see the other’s sealed orders', async () => {
  const page = await pages.open('desktop', { path: QUICK });
  await beginTogether(page);
  const cover = page.locator('.hand-over');
  await playOn(page, mouse, (phase) => phase.includes('gunnery'));
  await page.keyboard.press('b');
  await page.locator('.odds-table').waitFor();
  await sealed(page);
  await cover.waitFor();
  expect(await page.locator('.game').count()).toBe(0);
  await cover.getByRole('button').click();
  await page.locator('.mount-head').first().waitFor();
  expect(await page.locator('.mount-target:not([data-held])').count()).toBe(0);
  expect(await page.locator('.log').innerText()).not.toContain('sealed');
});

test('what is illegal says why not, with its clause', async () => {
  const page = await pages.open('desktop', { path: BATTLE });
  await mouse.begin(page);
  await playOn(page, mouse, (phase) => phase.includes('movement'));
  await page.keyboard.press('s');
  await page.keyboard.press('w');
  const refusal = page.locator('.refusal');
  await refusal.waitFor();
  expect(await refusal.innerText()).toContain('BT-5.1');
  await page.keyboard.press('u');
  await refusal.waitFor({ state: 'detached' });
});

test('undo takes a declaration back', async () => {
  const page = await pages.open('desktop', { path: BATTLE });
  await toGunnery(page);
  await page.keyboard.press('1');
  await page.locator('.mount-target:not([data-held])').first().waitFor();
  await page.keyboard.press('u');
  await page.waitForFunction(() => !document.querySelector('.mount-target:not([data-held])'));
});

test('a save file leads back to the same position, and a bad one is refused whole', async () => {
  const page = await pages.open('desktop', { path: BATTLE, prefs: { animation: 'off' } });
  await mouse.begin(page);
  await playOn(page, mouse);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save file' }).click(),
  ]);
  const text = await readFile(await download.path(), 'utf8');
  const verdict = await page.locator('.decision-text').innerText();
  await page.getByRole('link', { name: 'Battles', exact: true }).click();
  const file = (name: string, content: string) => ({
    name,
    mimeType: 'application/json',
    buffer: Buffer.from(content),
  });
  await page
    .getByLabel('Save file', { exact: true })
    .setInputFiles(file('bad.json', '{"format": 99}'));
  expect(await page.locator('.faults').innerText()).toContain('bad.json');
  await page.getByLabel('Save file', { exact: true }).setInputFiles(file('good.json', text));
  await page.getByRole('button', { name: 'Watch it' }).click();
  await page.getByRole('button', { name: 'Go to the end' }).click();
  await page.locator('.end-report').waitFor();
  expect(await page.locator('.decision-text').innerText()).toBe(verdict);
});

test('every clause named on the screen is found in the rules', async () => {
  const page = await pages.open('desktop', { path: '/rules/battle#BT-9.4' });
  const clause = page.locator('.clause[data-target]');
  await clause.waitFor();
  expect(await clause.getAttribute('id')).toBe('BT-9.4');
  await page.getByRole('searchbox').fill('torpedo reload');
  await page.locator('#BT-10\\.6').waitFor();
});

test.each(Object.keys(VIEWPORTS) as Viewport[])(
  'no page scrolls sideways on a %s, and a battle not down, in the light or in the dark',
  async (viewport) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const page = await pages.open(viewport, { path: QUICK, colorScheme });
      await page.locator('.scenario-card').first().waitFor();
      expect(await overhang(page)).toBe(0);
      await page.goto(BATTLE);
      await page.locator('.start-form').waitFor();
      expect(await overhang(page)).toBe(0);
      await page.getByRole('button', { name: 'Begin the battle' }).click();
      await page.locator('.game').waitFor();
      expect(await overhang(page)).toBe(0);
      await page.locator('.sheet').first().waitFor({ state: 'attached' });
      expect(await depthBelow(page)).toBe(0);
      await page.goto('/rules/battle');
      await page.locator('.clause').first().waitFor();
      expect(await overhang(page)).toBe(0);
    }
  },
);

const overhang = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const depthBelow = (page: Page): Promise<number> =>
  page.evaluate(
    () => document.documentElement.scrollHeight - document.documentElement.clientHeight,
  );
