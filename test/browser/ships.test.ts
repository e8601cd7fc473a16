import { expect, test } from 'vitest';
import { graveFaults } from './grave';
import { newPages } from './harness';

const pages = newPages();

test('a ship is found, read, seen by each rulebook, and put in a what-if, by keyboard', async () => {
  const page = await pages.open('desktop');
  await page.getByRole('link', { name: 'Ships', exact: true }).click();
  await page.getByRole('searchbox').fill('tirpitz');
  await page.getByRole('status').getByText('1 ship in 1 class').waitFor();
  expect(new URL(page.url()).search).toBe('?words=tirpitz');
  expect(await graveFaults(page)).toEqual([]);
  await page.getByRole('link', { name: 'Tirpitz' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Bismarck class' }).waitFor();
  await page.getByRole('img', { name: /^Tirpitz from above, to scale/ }).waitFor();
  await page.getByRole('combobox', { name: 'As in' }).selectOption('1944-03');
  await page.getByText('94 light').first().waitFor();
  for (const [system, sheet] of [
    ['Battles', 'Tirpitz'],
    ['Sea Wings', 'Tirpitz'],
    ['Fleet Action', 'Tirpitz'],
    ['Seekrieg', 'Tirpitz'],
  ] as const) {
    await page.getByRole('button', { name: system, exact: true }).click();
    await page.getByRole('article', { name: new RegExp(sheet) }).waitFor();
  }
  expect(await graveFaults(page)).toEqual([]);
  await page.getByRole('combobox', { name: 'Battle' }).selectOption('denmark-strait');
  await page.getByRole('link', { name: 'Open the lab' }).click();
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
  expect(decodeURIComponent(page.url())).toContain(
    '"exchange":[{"ship":"bismarck","by":"tirpitz"}]',
  );
});

test('the force list of a battle leads to her page, which fits a phone', async () => {
  const page = await pages.open('phone', { path: '/scenario/denmark-strait' });
  await page.getByRole('link', { name: 'Hood' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Hood' }).waitFor();
  await page.getByText('Sunk:').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await graveFaults(page)).toEqual([]);
});
