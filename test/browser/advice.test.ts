import { expect, test } from 'vitest';
import { newPages } from './harness';

const pages = newPages();

test('a bot asked for advice says what it would do, draws it, and its order can be given', async () => {
  const page = await pages.open('desktop', { path: '/?pace=0&seed=lesson' });
  await page.getByRole('button', { name: 'Begin the lesson' }).click();
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
