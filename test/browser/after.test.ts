import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { mouse, phaseOn, playOn } from './hands';
import { newPages } from './harness';
import { lowClauseLinks, paperFaults } from './paper';

const pages = newPages();
const FINISHED = 'test/replays/river-plate.json';

/** Opens a recorded battle from its file, to watch it or to read of it. */
async function openFile(page: Page, choice: 'Watch it' | 'Read its report'): Promise<void> {
  await page.getByLabel('Save file', { exact: true }).setInputFiles(FINISHED);
  await page.getByRole('button', { name: choice }).click();
}

/** The moment on show, from 1, and how many there are. */
async function momentOn(page: Page): Promise<[number, number]> {
  const words = await page.locator('.replay .legend').innerText();
  const [now, count] = (words.match(/\d+/g) ?? []).map(Number);
  return [now ?? 0, count ?? 0];
}

test('a finished battle from a file is watched: slider, keys, speed, and what was sealed', async () => {
  const page = await pages.open('desktop', { reducedMotion: 'reduce' });
  await openFile(page, 'Watch it');
  await page.locator('.replay').waitFor();
  const [first, count] = await momentOn(page);
  expect(first, 'who wants little motion starts it by himself').toBe(1);
  await page.keyboard.press('.');
  await page.keyboard.press('ArrowRight');
  expect(await momentOn(page)).toEqual([3, count]);
  await page.keyboard.press('End');
  expect(await momentOn(page)).toEqual([count, count]);
  await page.keyboard.press('Home');
  while ((await page.locator('.sealed-orders li').count()) === 0) await page.keyboard.press('.');
  const lists = await page.locator('.sealed-orders h3').allInnerTexts();
  expect(lists).toEqual(['Royal Navy’s sealed list', 'Kriegsmarine’s sealed list']);
  expect(await page.locator('.fire-line').count()).toBeGreaterThan(0);
  expect(await phaseNow(page)).toContain('gunnery');

  await page.getByRole('slider').fill('0');
  await page.keyboard.press('>');
  await page.keyboard.press('>');
  await page.keyboard.press('>');
  expect(await page.getByLabel('Speed').inputValue()).toBe('8');
  await page.getByRole('slider').focus();
  await page.locator('.replay-run').click();
  await page.waitForFunction(
    () => Number(document.querySelector('.replay .legend')?.textContent?.match(/\d+/)?.[0]) > 3,
  );
  await page.locator('.replay-run').click();
  expect(await page.locator('.replay-run').innerText()).toContain('Play');
});

const phaseNow = async (page: Page): Promise<string> =>
  (await page.locator('.decision-text').innerText()).toLowerCase();

test('a battle is played on from a moment of its replay', async () => {
  const page = await pages.open();
  await openFile(page, 'Watch it');
  await page.locator('.replay').waitFor();
  await page.getByRole('slider').fill('6');
  const phase = await phaseNow(page);
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.getByRole('button', { name: 'Both here' }).click();
  await page.waitForURL((url) => !url.pathname.endsWith('/replay'));
  await page.locator('.game, .hand-over').first().waitFor();
  expect(phase).toContain('round 1');
  expect(await page.locator('.end-report').count()).toBe(0);
});

test('a report tells of a finished battle, is kept as a picture, and is printed like the rules', async () => {
  const page = await pages.open();
  await openFile(page, 'Read its report');
  await page.locator('.report').waitFor();
  expect(await page.locator('h1').innerText()).toBe('After action: River Plate');
  const score = page.getByRole('table', { name: 'The score' });
  expect(await score.getByRole('button', { name: 'BT-14.2' }).count()).toBeGreaterThan(0);
  expect(await page.locator('.report-luck li').allInnerTexts()).toEqual([
    expect.stringMatching(/^Royal Navy: .*standard errors? (above|below) average|just average/),
    expect.stringMatching(/^Kriegsmarine: .*standard errors? (above|below) average|just average/),
  ]);
  const plots = page.getByRole('img', {
    name: /Hull boxes left|Gun boxes left|Courses|Hits against/,
  });
  expect(await plots.count()).toBe(4);
  await page.locator('.report-behind summary').first().click();
  await page.getByRole('table', { name: 'Boxes left' }).first().waitFor();

  const svg = await download(page, 'Save as SVG');
  expect(svg.name).toMatch(/^river-plate-\w+-report\.svg$/);
  expect(svg.bytes.toString()).toContain('Admiral Graf Spee');
  expect(svg.bytes.toString()).not.toContain('var(');
  const png = await download(page, 'Save as PNG');
  expect(png.bytes.subarray(1, 4).toString()).toBe('PNG');
  expect(png.bytes.length).toBeGreaterThan(50_000);
  expect(await lowClauseLinks(page)).toEqual([]);
  expect(await paperFaults(page), 'the report on paper').toEqual([]);

  await page.goto('/rules/battle');
  await page.locator('.clause').first().waitFor();
  expect(await lowClauseLinks(page)).toEqual([]);
  expect(await paperFaults(page), 'the rules on paper').toEqual([]);
});

async function download(page: Page, button: string): Promise<{ name: string; bytes: Buffer }> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

test('a link holds the whole battle: another browser watches it; a cut one is refused', async () => {
  const page = await pages.open();
  await openFile(page, 'Read its report');
  await page.getByRole('button', { name: 'Share a link' }).click();
  const link = await page.getByRole('textbox', { name: 'Link' }).inputValue();
  expect(link.length).toBeLessThan(16_000);

  const { pathname, hash } = new URL(link);
  const other = await pages.open('phone', { path: `${pathname}${hash}` });
  await other.getByRole('heading', { name: 'A game from a link' }).waitFor();
  await other.getByRole('button', { name: 'Watch it' }).click();
  await other.locator('.replay').waitFor();
  expect((await momentOn(other))[1]).toBeGreaterThan(20);
  await other.goto(`${pathname}${hash.slice(0, -20)}`);
  await other.reload();
  await other.getByRole('alert').getByText('the link was cut').waitFor();
  await other.getByRole('link', { name: 'Go to the battles', exact: true }).click();
  const running = other.locator('.running li');
  await running.first().waitFor();
  expect(await running.count()).toBe(1);
  await running.getByRole('link', { name: 'Report' }).click();
  await other.locator('.report').waitFor();
});

test('a battle in progress is looked at so far, and goes on', async () => {
  const page = await pages.open('desktop', { path: '/?pace=0&seed=after' });
  await mouse.begin(page);
  await playOn(page, mouse, (phase) => phase.includes('gunnery'));
  const phase = await phaseOn(page);
  await page.keyboard.press('y');
  await page.locator('.replay').waitFor();
  expect(await page.getByRole('button', { name: 'Play on from here' }).count()).toBe(0);
  await page.keyboard.press('y');
  expect(await phaseOn(page)).toBe(phase);
  await page.keyboard.press('r');
  await page.getByRole('heading', { name: 'Report so far: Denmark Strait' }).waitFor();
  const losses = page.getByRole('table', { name: 'Losses ship by ship' });
  await losses.waitFor();
  expect(await losses.innerText()).toContain('Prinz Eugen');
  expect(await page.locator('.report-figure').count(), 'nothing has moved yet').toBe(0);
  await page.getByRole('link', { name: 'Back to the game' }).click();
  await page.locator('.decision').waitFor();
  expect(await phaseOn(page)).toBe(phase);
});
