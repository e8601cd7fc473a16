import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newPages } from './harness';

const pages = newPages();

const titleOn = (page: Page) => page.locator('.lesson h2').innerText();
const next = (page: Page) => page.locator('.lesson').getByRole('button', { name: 'Next' }).click();
const whenTitled = (page: Page, title: string) =>
  page.locator('.lesson h2', { hasText: title }).waitFor();

async function begin(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Begin the lesson' }).click();
  await whenTitled(page, 'You have the Australian cruiser');
}

test('the lesson leads through the first block by what is done, and survives a reload', async () => {
  const page = await pages.open('desktop', { path: '/?pace=0&seed=lesson' });
  await begin(page);
  for (const title of ['The chart', 'The round', 'What is asked of you', 'Close in']) {
    await next(page);
    expect(await titleOn(page)).toBe(title);
  }
  expect(await page.locator('.game-board[data-taught]').count()).toBe(1);
  await page.keyboard.press('x');
  await whenTitled(page, 'Nothing is final yet');
  await page.reload();
  await whenTitled(page, 'Nothing is final yet');
  await page.keyboard.press('f');
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
  await whenTitled(page, 'Aim');
  await page.keyboard.press('b');
  await whenTitled(page, 'Before you seal');
  await page.locator('.odds-table[data-taught]').waitFor();
  await next(page);
  await page.keyboard.press('f');
  await page.getByRole('dialog').getByRole('button', { name: 'Seal' }).click();
  await whenTitled(page, 'What happened');
});

test('the lesson can be left at any moment, and the battle goes on', async () => {
  const page = await pages.open('phone', { path: '/?pace=0&seed=lesson' });
  await begin(page);
  await page.getByRole('button', { name: 'Fold' }).click();
  expect(await page.locator('.lesson h2').isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Unfold' }).click();
  await page.getByRole('button', { name: 'Leave the lesson' }).click();
  expect(await page.locator('.lesson').count()).toBe(0);
  await page.reload();
  await page.locator('.decision').waitFor();
  expect(await page.locator('.lesson').count()).toBe(0);
});
