import { expect, test } from 'vitest';
import { newPages } from './harness';

const pages = newPages();

test('a bot asked for advice says what it would do, draws it, and its order can be given', async () => {
  const page = await pages.open('desktop', { path: '/?pace=0&seed=lesson' });
  await page.getByRole('button', { name: 'Start the lesson' }).click();
  await page.getByRole('button', { name: 'Leave the lesson' }).click();
  await page.getByRole('button', { name: 'Commander', exact: true }).click();
  const told = page.locator('.advice-told');
  await told.waitFor();
  expect(await told.innerText()).toMatch(/^Commander: (Move|Let) /);
  const arrows = await page.locator('.plan-arrow').count();
  await told.getByRole('button', { name: 'Do it' }).click();
  await told.waitFor({ state: 'detached' });
  expect(await page.locator('.plan-arrow').count()).toBe(0);
  expect(arrows).toBeGreaterThanOrEqual(1);
  await page.getByRole('button', { name: 'Undo' }).waitFor();
});

test('in an operation a bot plans the whole stage, draws it, and all of it can be ordered at once', async () => {
  const page = await pages.open('desktop', {
    path: '/scenario/coral-sea?pace=0&seed=advice',
    prefs: { passEmpty: false },
  });
  const told = page.locator('.advice-told');
  await page.locator('button.start').click();
  await page.locator('.decision:not([data-waiting])').waitFor();
  await page.keyboard.press('Shift+J');
  await told.waitFor();
  expect(await told.innerText()).toContain('No more orders; confirm.');
  await told.getByRole('button', { name: 'Do it' }).click();
  await page.locator('.decision .legend', { hasText: /turn 1 of 42: movement/i }).waitFor();
  await page.getByRole('button', { name: 'Admiral', exact: true }).click();
  await told.waitFor();
  expect(await told.innerText()).toMatch(/^Admiral: Move Task Force 17 /);
  const advised = page.locator('.advised-course');
  const drawn = await advised.count();
  expect(drawn).toBeGreaterThan(1);
  await told.getByRole('button', { name: /^Do all \d/ }).click();
  await told.waitFor({ state: 'detached' });
  expect(await advised.count()).toBe(0);
  expect(await page.locator('.course:not([data-default])').count()).toBe(drawn);
  await page.keyboard.press('u');
  await page.locator('.course:not([data-default])').first().waitFor({ state: 'detached' });
});
