import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newPages } from './harness';

const pages = newPages();

const transform = (page: Page) =>
  page.locator('.board-map svg g[transform]').first().getAttribute('transform');

/** Waits until the map stands still. */
async function atRest(page: Page): Promise<string | null> {
  const before = await transform(page);
  await page.waitForTimeout(120);
  return before === (await transform(page)) ? before : atRest(page);
}

async function battleAtRest(page: Page): Promise<string | null> {
  await page.getByRole('link', { name: 'Denmark Strait', exact: true }).first().click();
  await page.getByRole('button', { name: 'Begin the battle' }).click();
  await page.locator('.board-map').focus();
  // With no stack picked a click on the sea orders nothing.
  await page.keyboard.press('Escape');
  await page.keyboard.press('0');
  return atRest(page);
}

test('a click while the map glides holds it for as long as the button is down, and lets it arrive', async () => {
  const page = await pages.open('desktop', { path: '/?pace=0&seed=glide' });
  const whole = await battleAtRest(page);
  for (let i = 0; i < 4; i++) await page.locator('.board-map').press('+');
  await expect.poll(() => atRest(page)).not.toBe(whole);
  await page.mouse.move(700, 500);
  await page.keyboard.press('0');
  await page.mouse.down();
  const held = await atRest(page);
  expect(held).not.toBe(whole);
  await page.mouse.up();
  await page.waitForFunction(
    (goal) =>
      document.querySelector('.board-map svg g[transform]')?.getAttribute('transform') === goal,
    whole,
  );
});

test('a drag while the map glides ends the glide: the map stays where it was dragged to', async () => {
  const page = await pages.open('desktop', { path: '/?pace=0&seed=glide' });
  const whole = await battleAtRest(page);
  for (let i = 0; i < 4; i++) await page.locator('.board-map').press('+');
  await atRest(page);
  await page.mouse.move(700, 500);
  await page.keyboard.press('0');
  await page.mouse.down();
  await page.mouse.move(760, 540, { steps: 5 });
  const dragged = await transform(page);
  await page.mouse.up();
  expect(await atRest(page)).toBe(dragged);
  expect(dragged).not.toBe(whole);
});

const readout = (page: Page) => page.locator('.board-readout');

test('the line about the hex under a still mouse tells of another hex once the map has moved under it', async () => {
  const page = await pages.open('desktop', { path: '/?pace=0&seed=glide' });
  await battleAtRest(page);
  await page.mouse.move(700, 420);
  const before = await readout(page).innerText();
  for (let i = 0; i < 3; i++) await page.locator('.board-map').press('+');
  await expect.poll(() => readout(page).innerText()).not.toBe(before);
  await atRest(page);
  const told = await readout(page).innerText();
  await page.mouse.move(701, 420);
  expect(await readout(page).innerText()).toBe(told);
  await page.locator('.board-map').press('ArrowRight');
  const byKeys = await readout(page).innerText();
  await page.locator('.board-map').press('-');
  await atRest(page);
  await page.waitForTimeout(REST_MS);
  expect(await readout(page).innerText()).toBe(byKeys);
});

/** Longer than a map waits until it takes itself to be at rest. */
const REST_MS = 300;
