import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { keyboard, mouse, playOn } from './hands';
import { newPages } from './harness';

const pages = newPages();
const BATTLE = '/scenario/denmark-strait?pace=0&seed=keys';

const aimedAt = (page: Page): Promise<string> => page.locator('.mount-target').first().innerText();

test('a place in the set-up is asked about before it is final', async () => {
  const page = await pages.open('desktop', { path: BATTLE });
  await keyboard.begin(page);
  await page.locator('.mark').first().waitFor();
  const asked = await page.locator('.decision-text').innerText();
  await keyboard.setUp(page);
  await page.locator('dialog[open] [data-first]:focus').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('dialog').waitFor({ state: 'detached' });
  expect(await page.locator('.decision-text').innerText()).toBe(asked);
});

test('another target for an aimed battery is one step to undo; a menu opens by its key and goes by Escape', async () => {
  const page = await pages.open('desktop', { path: BATTLE });
  await mouse.begin(page);
  await playOn(page, mouse, (phase) => phase.includes('gunnery'));
  await page.locator('.mount[data-open] .target').nth(1).waitFor();
  const held = await aimedAt(page);
  await page.keyboard.press('1');
  await page.locator('.mount-target:not([data-held])').first().waitFor();
  const first = await aimedAt(page);
  await page.locator('.mount-head').first().focus();
  if (!(await page.locator('.mount').first().getAttribute('data-open')))
    await page.keyboard.press('Enter');
  await page.keyboard.press('2');
  await page.waitForFunction(
    (was) => document.querySelector('.mount-target')?.textContent !== was,
    first,
  );
  await page.keyboard.press('u');
  await page.waitForFunction(
    (was) => document.querySelector('.mount-target')?.textContent === was,
    first,
  );
  await page.keyboard.press('u');
  await page.waitForFunction(
    (was) => document.querySelector('.mount-target')?.textContent === was,
    held,
  );
  await page.keyboard.press('Shift+S');
  await page.locator('.choices-list button:focus').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('[data-menu="scuttle"]:focus').waitFor();
  await page.keyboard.press('Shift+S');
  await page.locator('.choices-list button:focus').waitFor();
  await page.keyboard.press('1');
  expect(await page.locator('dialog[open] h2').innerText()).toMatch(/^Scuttle /);
});
