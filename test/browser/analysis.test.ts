import { expect, test } from 'vitest';
import { shortGame } from '../lab/analysis/shortGame';
import { graveFaults } from './grave';
import { newPages } from './harness';

const pages = newPages();

/** So long may 2,000 playouts take on a busy machine. */
const TO_THE_END_MS = 240_000;

/** '+3 (−2 to +8)' as 3 */
const leadingNumber = (text: string): number => Number.parseFloat(text.replace('−', '-'));

/** How many playouts a sentence tells of: 'Done: 1,100 playouts …' */
const playoutsIn = (text: string): number => Number(/[\d,]+/.exec(text)?.[0].replace(',', ''));

test('a finished battle is analyzed on a phone, stopped, seen at its worst moment, and played on from there', async () => {
  const page = await pages.open('phone', { reducedMotion: 'reduce' });
  await page
    .getByLabel('Save file', { exact: true })
    .setInputFiles('test/replays/denmark-strait.json');
  await page.getByRole('button', { name: 'Read its report' }).click();
  await page.getByRole('link', { name: 'Analysis' }).click();
  await page.locator('.analysis-worst > li').first().waitFor({ timeout: 60_000 });
  await page.locator('.report-behind summary').first().press('Enter');
  // Each moment has been looked at.
  await page.locator('.report-behind tbody tr').nth(17).waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'Stop' }).press('Enter');
  await page.locator('.analysis-progress [role=status]').getByText('Stopped after').waitFor();

  const sums = await page.locator('.analysis-sums dd').allInnerTexts();
  expect(sums).toHaveLength(5);
  expect(sums.at(-1)).toBe('100%');
  const table = page.getByRole('table', { name: 'Chance of victory: Royal Navy' });
  expect(await table.locator('tbody tr').count()).toBe(18);
  expect(await graveFaults(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  const worst = page.locator('.analysis-worst > li').first();
  const where = await worst.locator('h3').innerText();
  // The worker that has the game tells it.
  await worst.getByText('The Commander instead').waitFor();
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

  // Opened by its address it is the first page to need the words of the system.
  await page.reload();
  const heading = page.locator('.analysis-worst > li h3').first();
  await heading.waitFor({ timeout: 60_000 });
  expect(await heading.innerText()).toMatch(/^(Round \d|Set-up)/);
});

test(
  'a game of another system is analyzed to its end: it tells the time left, goes on where it was stopped, and adds up',
  async () => {
    const save = await shortGame({ id: 'coral-sea-carriers', folder: 'sea-wings', turns: 1 });
    const page = await pages.open('desktop');
    await page.getByLabel('Save file', { exact: true }).setInputFiles(save);
    await page.getByRole('button', { name: 'Read its report' }).click();
    await page.getByRole('link', { name: 'Analysis' }).click();
    await page.getByText(/minutes? left/).waitFor({ timeout: 60_000 });
    await page.getByRole('button', { name: 'Stop' }).press('Enter');
    const taken = await page.locator('.analysis-progress [role=status]').innerText();
    await page.getByRole('button', { name: 'Continue' }).press('Enter');
    const done = page.locator('.analysis-progress [role=status]').getByText(/^Done/);
    await done.waitFor({ timeout: TO_THE_END_MS });
    expect(playoutsIn(await done.innerText())).toBeGreaterThan(playoutsIn(taken));

    const sums = (await page.locator('.analysis-sums dd').allInnerTexts()).map(leadingNumber);
    const [end, parts] = [sums.at(-1), sums.slice(0, -1)];
    // Each of four figures is rounded.
    expect(Math.abs(parts.reduce((sum, it) => sum + it, 0) - (end ?? 0))).toBeLessThanOrEqual(2);
    await page.getByRole('button', { name: 'Look closer' }).waitFor();
  },
  TO_THE_END_MS + 120_000,
);
