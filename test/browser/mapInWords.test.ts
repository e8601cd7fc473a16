import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { mouse, phaseOn, playOn } from './hands';
import { newPages } from './harness';

const pages = newPages();
const BATTLE = '/scenario/denmark-strait?pace=0&seed=words';

const toMovement = async (page: Page): Promise<void> => {
  await mouse.begin(page);
  await playOn(page, mouse, (phase) => phase.includes('movement'));
};

test('a screen reader finds the map in words, and a stack is moved from them', async () => {
  const page = await pages.open('desktop', { path: BATTLE });
  await toMovement(page);
  const words = page.getByRole('region', { name: 'The map as text' });
  expect(await words.ariaSnapshot()).toMatch(/Hex \d{4}, bearing \d{3}, \d+ hexes.*Bismarck/);
  expect(await words.getByRole('button').count()).toBe(0);
  await page.keyboard.press('Shift+M');
  await page.locator('.map-words:focus').waitFor();
  const phase = await phaseOn(page);
  await words
    .getByRole('button', { name: /^Move / })
    .first()
    .press('Enter');
  await page.locator('.log-line', { hasText: 'move' }).last().waitFor();
  expect(await phaseOn(page)).toBe(phase);
  await page.locator('.map-words-close').press('Escape');
  await page.locator('.board-map:focus').waitFor();
});

test('overlays are switched by key and button, and kept', async () => {
  const page = await pages.open('desktop', { path: BATTLE });
  await toMovement(page);
  for (const key of ['i', 'l', 't']) await page.keyboard.press(key);
  await page.locator('.overlays [data-kind="threat"]').first().waitFor();
  expect(await page.locator('.overlays [data-kind="reach"]').count()).toBe(1);
  await page.keyboard.press('m');
  await page.keyboard.press('ArrowRight');
  const from = await page.locator('.sight-line').textContent();
  await page.keyboard.press('h');
  await page.keyboard.press('ArrowRight');
  await page.waitForFunction(
    (was) => document.querySelector('.sight-line')?.textContent !== was,
    from,
  );
  await page.locator('[data-overlay="threats"]').click();
  await page.reload();
  await page.locator('.overlays [data-kind="reach"]').waitFor();
  expect(await page.locator('.overlays [data-kind="threat"]').count()).toBe(0);
});
