import { expect, test } from 'vitest';
import { keyboard, mouse, phaseOn, playOn } from './hands';
import { newPages } from './harness';

const pages = newPages();
const QUICK = '/?pace=0&seed=denmark-strait';

test('Denmark Strait is played with the mouse from the first page to the last', async () => {
  const page = await pages.open('desktop', { path: QUICK });
  await mouse.begin(page);
  await playOn(page, mouse);
  expect(await phaseOn(page)).toBe('the battle is over');
  expect(await page.locator('.decision-text').innerText()).toMatch(/ wins, |^The battle is a draw/);
  expect(await page.locator('.end-table tbody tr').count()).toBeGreaterThanOrEqual(8);
  await page.getByRole('button', { name: 'Replay the battle' }).click();
  await page.getByRole('slider').fill('0');
  expect(await phaseOn(page)).toMatch(/^replay, 1 of/);
  await page.getByRole('button', { name: 'Go to the end' }).click();
  await page.getByRole('link', { name: 'Go to the battles', exact: true }).click();
  await page.getByText('Your battles').waitFor();
});

test('Denmark Strait is played with the keyboard alone', async () => {
  const page = await pages.open('desktop', { path: QUICK });
  await keyboard.begin(page);
  await playOn(page, keyboard);
  expect(await page.locator('.end-report h2').innerText()).toMatch(/^(You won|You lost|A draw)$/);
});

test('a reload in mid-battle goes on where it was', async () => {
  const page = await pages.open('desktop', { path: `/scenario/denmark-strait${QUICK.slice(1)}` });
  await mouse.begin(page);
  await playOn(page, mouse, (phase) => phase.includes('gunnery'));
  await page.locator('.mount-head').first().waitFor();
  await page.keyboard.press('b');
  await page.locator('.odds-table').waitFor();
  const phase = await phaseOn(page);
  const targets = await page.locator('.mount-target').allInnerTexts();
  await page.waitForTimeout(200);
  await page.reload();
  await page.locator('.mount-head').first().waitFor();
  expect(await phaseOn(page)).toBe(phase);
  expect(await page.locator('.mount-target').allInnerTexts()).toEqual(targets);
});

test('a match is found in the lobby, and goes on from there', async () => {
  const page = await pages.open('desktop', { path: QUICK });
  await mouse.begin(page);
  await playOn(page, mouse, (phase) => phase.includes('round'));
  const phase = await phaseOn(page);
  await page.getByRole('link', { name: 'Battles', exact: true }).click();
  await page.locator('.running-link').click();
  await page.locator('.decision').waitFor();
  expect(await phaseOn(page)).toBe(phase);
});
