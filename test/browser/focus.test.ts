import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { mouse, playOn } from './hands';
import { newPages } from './harness';

const pages = newPages();
const QUICK = '/?pace=0&seed=focus';

const toGunnery = (page: Page) => playOn(page, mouse, (phase) => phase.includes('gunnery'));

/** What has the focus: its class and words. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement } = document;
    return `${activeElement?.tagName} ${activeElement?.className}`.toLowerCase();
  });

async function beginTogether(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Denmark Strait', exact: true }).first().click();
  await page.getByText('Both sides at this screen').click();
  await page.getByRole('button', { name: 'Begin the battle' }).click();
  await page.locator('.game').waitFor();
}

test('a key held on Seal leaves the page between two players where it is', async () => {
  const page = await pages.open('desktop', { path: QUICK });
  await beginTogether(page);
  await toGunnery(page);
  await page.keyboard.press('f');
  await page.locator('dialog[open] [data-first]').focus();
  for (let i = 0; i < 4; i++) {
    await page.keyboard.down('Enter');
    await page.waitForTimeout(60);
  }
  expect(await page.locator('.hand-over').count()).toBe(1);
  await page.keyboard.up('Enter');
  await page.keyboard.press('Enter');
  await page.locator('.game').waitFor();
  await page.waitForFunction(() => document.activeElement?.matches('.decision-text'));
});

test('after an order the focus is at the decision, after a dialog where it was', async () => {
  const page = await pages.open('desktop', { path: QUICK });
  await mouse.begin(page);
  await toGunnery(page);
  const help = page.getByRole('button', { name: /keys|help/i }).last();
  await help.focus();
  const before = await focused(page);
  await page.keyboard.press('?');
  await page.locator('dialog.help [data-first]:focus').waitFor();
  await page.keyboard.press('?');
  await page.locator('dialog.help').waitFor({ state: 'detached' });
  expect(await focused(page)).toBe(before);
  await page.locator('[data-action="done"]').focus();
  await page.keyboard.press('Enter');
  await page.locator('dialog[open] [data-first]:focus').waitFor();
  await page.keyboard.press('Enter');
  await page.locator('dialog').waitFor({ state: 'detached' });
  await page.waitForTimeout(200);
  expect(await focused(page)).not.toContain('body');
});
