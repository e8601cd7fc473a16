import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { mouse, playOn } from './hands';
import { newPages } from './harness';

const pages = newPages();
const BATTLE = '/scenario/denmark-strait?pace=0&seed=log';

test('the log is searched, kept to one ship, and leads back to the last own order', async () => {
  const page = await pages.open('desktop', { path: BATTLE, prefs: { animation: 'off' } });
  await mouse.begin(page);
  await playOn(page, mouse, (phase) => phase.includes('impulse 8'));
  const lines = page.locator('.log-line:visible');
  await page.keyboard.press('/');
  await page.locator('input[type=search]:focus').waitFor();
  await page.keyboard.type('salvo');
  await page.keyboard.type(' zeppelin');
  await page.getByText('No matching lines.').waitFor();
  await page.keyboard.press('Escape');
  const all = await lines.count();
  await page.locator('.log-finder select').selectOption({ label: 'Prinz Eugen' });
  await page.waitForFunction((was) => document.querySelectorAll('.log-line').length !== was, all);
  expect(await lines.count()).toBeGreaterThan(0);
  await page.keyboard.press('ArrowDown');
  await page.locator('.log-line:focus').waitFor();
  await page.keyboard.press('Shift+O');
  await page.locator('.log-line[data-own]:focus').waitFor();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  const own = await page.locator('.log-line:focus').innerText();
  await page.keyboard.press('ArrowUp');
  await page.locator('.log-line:focus').filter({ hasNotText: own }).waitFor();
});

test('all that happens is said aloud', async () => {
  const page = await pages.open('desktop', { path: BATTLE });
  await mouse.begin(page);
  await playOn(page, mouse, (phase) => phase.includes('impulse 8'));
  const said = await page
    .getByRole('log', { name: 'Latest events' })
    .locator('p')
    .allTextContents();
  const last = page.locator('.log-chapter:not([data-passed])').last().locator('.log-line > p');
  const told = (await last.allTextContents()).map((text) => text.replace(/ BT-[\d.]+$/, ''));
  expect(told.length).toBeGreaterThan(0);
  expect(said).toEqual(expect.arrayContaining(told));
});

test('clauses named on the screen are high enough for a finger, in log, decision and panel and in the rules', async () => {
  const page = await pages.open('desktop', { path: BATTLE, prefs: { animation: 'off' } });
  await mouse.begin(page);
  await playOn(page, mouse, (phase) => phase.includes('impulse 8'));
  const onTable = await heights(page, '.rule-link, .panel summary');
  expect(onTable.filter(({ where }) => where === 'rule-link').length).toBeGreaterThan(4);
  expect(onTable.filter(({ height }) => height < FINGER_PIXELS)).toEqual([]);
  await page.goto('/rules/battle#BT-9.4');
  await page.locator('.clause[data-target]').waitFor();
  const inRules = await heights(page, '.clause-id, .clause-ref, .clause-source');
  expect(inRules.length).toBeGreaterThan(100);
  expect(inRules.filter(({ height }) => height < FINGER_PIXELS)).toEqual([]);
});

const FINGER_PIXELS = 24;

/** How high what is shown of these is. */
const heights = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((found) =>
    found
      .map((it) => ({
        where: it.className || it.tagName,
        height: Math.round(it.getBoundingClientRect().height * 10) / 10,
      }))
      .filter(({ height }) => height > 0),
  );
