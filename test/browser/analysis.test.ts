import { expect, test } from 'vitest';
import { graveFaults } from './grave';
import { newPages } from './harness';

const pages = newPages();

test('a finished battle is analyzed on a phone, stopped, seen at its worst moment, and played on from there', async () => {
  const page = await pages.open('phone', { reducedMotion: 'reduce' });
  await page
    .getByLabel('Save file', { exact: true })
    .setInputFiles('test/replays/denmark-strait.json');
  await page.getByRole('button', { name: 'Read its report' }).click();
  await page.getByRole('link', { name: 'Analysis' }).click();
  await page.locator('.analysis-worst > li').first().waitFor({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Stop' }).press('Enter');
  await page.locator('.analysis-progress [role=status]').getByText('Stopped after').waitFor();

  const sums = await page.locator('.analysis-sums dd').allInnerTexts();
  expect(sums).toHaveLength(5);
  expect(sums.at(-1)).toBe('100%');
  await page.locator('.report-behind summary').first().press('Enter');
  const table = page.getByRole('table', { name: 'Chance of victory: Royal Navy' });
  expect(await table.locator('tbody tr').count()).toBe(18);
  expect(await graveFaults(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  const worst = page.locator('.analysis-worst > li').first();
  const where = await worst.locator('h3').innerText();
  expect(await worst.innerText()).toContain('The Commander instead');
  await worst.getByRole('button', { name: /^Play on from here/ }).click();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await worst.getByRole('link', { name: /^See/ }).click();
  await page.locator('.replay').waitFor();
  expect((await page.locator('.decision-text').innerText()).toLowerCase()).toContain(
    where.toLowerCase(),
  );
  await page.getByRole('button', { name: 'Analysis' }).click();
  await page.waitForURL((url) => url.pathname.endsWith('/analysis'));
});
