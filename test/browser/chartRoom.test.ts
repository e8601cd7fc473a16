import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { makeQuestion, newQuestion } from '../../src/lab/question';
import { json } from '../cli/run';
import { graveFaults } from './grave';
import { keyboard, playOn } from './hands';
import { newPages } from './harness';
import { createMatch, takeSeat } from './onlineHands';

const pages = newPages();
const GAMES = 200;
/** So long may the games take on a busy machine. */
const GAMES_MS = 90_000;

/** Finds a ship by the one box and takes her. */
async function addShip(page: Page, words: string): Promise<void> {
  const box = page.getByLabel('Add a ship');
  await box.fill(words);
  await page.locator('.ship-found-one:enabled').first().waitFor();
  await box.press('Enter');
  await page.locator('.ship-found-one:disabled').first().waitFor();
}

/** Paints the hex in the middle of the map. */
async function paintMiddle(page: Page, brush: 'land' | 'island'): Promise<void> {
  await page.locator(`[data-brush=${brush}]`).click();
  await page.locator('.editor-map .board-map').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
}

const idOn = (page: Page): string => new URL(page.url()).pathname.split('/').at(-1) ?? '';

/** Moves the map's cursor to the next hex, and what is selected to it. */
async function moveNorth(page: Page, map: string): Promise<void> {
  await page.locator(map).focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Shift+Enter');
}

/** One press to play it, one back. */
async function playAndComeBack(page: Page): Promise<void> {
  const id = idOn(page);
  await page.getByRole('button', { name: 'Play it' }).click();
  await page.locator('.game').waitFor();
  await page.keyboard.press('F2');
  await page.getByText('Ready to play').waitFor();
  expect(idOn(page)).toBe(id);
  expect(await page.evaluate('document.activeElement?.dataset.action')).toBe('play');
  expect(await page.getByRole('button', { name: 'Undo' }).isEnabled()).toBe(true);
}

/** The file that the page saves, in a place of its own. */
async function savedFile(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'More' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  const file = join(mkdtempSync(join(tmpdir(), 'flag-plot-')), 'mine.json');
  await (await download).saveAs(file);
  return file;
}

test('a small battle is drawn from an empty chart, simulated, played and shared', async () => {
  const page = await pages.open('desktop', { path: '/' });
  // The picture on the first page moves: a press by keys does not wait for it.
  await page.getByRole('link', { name: 'Draw your own' }).press('Enter');
  await page.getByRole('button', { name: 'Empty chart: Battles' }).click();
  await page.getByText('2 things to fix').waitFor();
  for (const ship of ['norfolk', 'suffolk', 'icarus']) await addShip(page, ship);
  await page.getByLabel('Joins').selectOption({ label: 'Axis force' });
  for (const ship of ['prinz eugen', 'hans lody', 'karl galster']) await addShip(page, ship);
  await paintMiddle(page, 'island');
  await page.keyboard.press('Enter');
  await page.locator('.hex-panel').getByText('Ships may enter the island hex').waitFor();
  await paintMiddle(page, 'land');
  await page.getByText('Ready to play').waitFor();
  await page.getByText('Saved', { exact: true }).waitFor();
  expect(await graveFaults(page)).toEqual([]);

  const file = await savedFile(page);
  const drawn = JSON.parse(readFileSync(file, 'utf8')) as { id: string; land: number[][] };
  expect([drawn.id, drawn.land]).toEqual([idOn(page), [[0, 0]]]);

  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Make a link' }).click();
  const link = await page.getByLabel('Link to this battle').inputValue();

  const q = makeQuestion({ ...newQuestion(drawn.id), games: GAMES });
  await page.goto(`/lab/${drawn.id}?${new URLSearchParams({ q })}`);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  const status = page.locator('.lab-progress [role=status]');
  await status.getByText(`${GAMES} games`).waitFor({ timeout: GAMES_MS });
  const { wins } = await json<{ wins: { allies: number } }>(
    ...['sim', file, '--games', String(GAMES)],
  );
  const share = `${Math.round((100 * wins.allies) / GAMES)}% (`;
  const row = page.locator('.lab-row', { hasText: 'Royal Navy wins' }).first();
  expect(await row.locator('.lab-figures').innerText()).toContain(share);

  await page.goto(`/chart-room/${drawn.id}?seed=chart&pace=0`);
  await page.getByRole('button', { name: 'Play it' }).click();
  await page.locator('.game').waitFor();
  await playOn(page, keyboard, (phase) => phase.includes('round 2'));
  await page.keyboard.press('F2');
  await page.getByText('Ready to play').waitFor();
  expect(idOn(page)).toBe(drawn.id);

  await page.goto('about:blank');
  await page.goto(link);
  await page.getByText('Ready to play').waitFor();
  expect(idOn(page)).not.toBe(drawn.id);

  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Play it online' }).click();
  const { pathname, hash } = new URL(await createMatch(page, 'Anna'));
  const friend = await pages.open('phone', { path: `${pathname}${hash}` });
  await friend.getByText('Kriegsmarine: free seat').waitFor();
  await takeSeat(friend, 'Bert');
  await friend.waitForFunction(() => document.title.includes('A battle of my own'));
}, 240_000);

test('a battle on open sea is drawn, its formations moved and turned, played and edited on', async () => {
  const page = await pages.open('desktop', { path: '/chart-room?seed=sea&pace=0' });
  await page.getByRole('button', { name: 'Empty chart: Tactical battles' }).click();
  await page.locator('.chart-faults').waitFor();
  for (const ship of ['norfolk', 'suffolk']) await addShip(page, ship);
  await page.getByLabel('Joins').selectOption({ label: 'Axis squadron' });
  await addShip(page, 'prinz eugen');
  await page.getByText('Ready to play').waitFor();
  await page.getByRole('button', { name: 'Allied squadron' }).click();
  await page.locator('.hex-panel h2').getByText('Hex 2331').waitFor();
  await moveNorth(page, '.tactical-board .board-map');
  await page.locator('.hex-panel').getByText('Norfolk, Allied squadron').waitFor();
  await page.getByLabel('Course').first().selectOption('north');
  await page.locator('.ship-form summary').first().click();
  expect(await graveFaults(page)).toEqual([]);
  for (let step = 0; step < 2; step += 1) await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Saved', { exact: true }).waitFor();
  await playAndComeBack(page);
  await page.keyboard.press('?');
  await page.getByRole('dialog').getByText('Put what is selected here').waitFor();
  expect(await graveFaults(page)).toEqual([]);
}, 120_000);

test('a carrier operation is moved on its chart, and one in range boxes sent; both are played and edited on', async () => {
  const page = await pages.open('desktop', {
    path: '/chart-room?copy=midway-carriers&seed=wings&pace=0',
  });
  await page.getByRole('button', { name: 'Task Force 16', exact: true }).click();
  const place = page.locator('.hex-panel h2');
  const before = await place.innerText();
  await moveNorth(page, '.chart-board .board-map');
  await place.getByText(before, { exact: true }).waitFor({ state: 'detached' });
  await page.getByText('Saved', { exact: true }).waitFor();
  // Faster than anything is written: what is redone is what is kept already.
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Redo' }).click();
  await page.getByText('Saved', { exact: true }).waitFor();
  await playAndComeBack(page);

  await page.goto('/chart-room?copy=midway&seed=boxes&pace=0');
  await page.getByRole('button', { name: 'Nautilus' }).first().click();
  const extreme = page.locator('.edit-box', { hasText: 'Extreme' }).first();
  await extreme.getByRole('button', { name: 'Send Nautilus here' }).click();
  await extreme.locator('.box-chip', { hasText: 'Nautilus' }).waitFor();
  expect(await graveFaults(page, '.box-board')).toEqual([]);
  await page.getByText('Saved', { exact: true }).waitFor();
  await playAndComeBack(page);
}, 120_000);

test('a copy is edited on a phone: what is wrong is said, undone, and a hostile link is refused in words', async () => {
  const page = await pages.open('phone', { path: '/scenario/denmark-strait' });
  await page.getByRole('link', { name: 'Edit a copy' }).click();
  await page.getByText('Ready to play').waitFor();
  await page.getByRole('button', { name: 'Remove Bismarck' }).click();
  await page.getByRole('button', { name: 'Remove Prinz Eugen' }).click();
  await page.getByText(/to fix/).click();
  await page.locator('.chart-fault-list button').first().click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Ready to play').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await graveFaults(page)).toEqual([]);
  await page.goto('about:blank');
  await page.goto('/chart-room#1.abc');
  await page.getByText('the link was cut or changed on its way').waitFor();
});

test('the coast of a tactical map is drawn by keys, an option of battles set, and both undone, in German on a narrow page', async () => {
  const page = await pages.open('phone', { path: '/chart-room?copy=coral-sea', locale: 'de-DE' });
  await page.getByText('Spielbereit').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.locator('.chart-board .board-map').focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await page
    .locator('.chart-section', { hasText: 'Ort und Zeit' })
    .locator('summary')
    .first()
    .press('Enter');
  await page.getByRole('button', { name: /^Küste bei .+ zeichnen/ }).press('Enter');
  await page.locator('[data-spot^="tacticalLand["] summary').press('Enter');
  const grid = page.locator('.land-grid');
  await grid.press('ArrowUp');
  await grid.press('Space');
  await page.getByText('0 östlich, 1 nördlich: Land').waitFor();
  expect(await graveFaults(page, '.land-grid')).toEqual([]);

  await page
    .locator('.chart-section', { hasText: 'Sieg' })
    .locator('summary')
    .first()
    .press('Enter');
  const option = page.getByRole('checkbox', { name: 'Schiffslage' });
  await option.press('Space');
  expect(await option.isChecked()).toBe(true);
  await page.getByRole('button', { name: 'Rückgängig' }).press('Enter');
  expect(await option.isChecked()).toBe(false);
  await page.getByRole('button', { name: 'Rückgängig' }).press('Enter');
  await page.locator('.land-grid [data-ground=land]').waitFor({ state: 'detached' });
  await page.getByText('Spielbereit').waitFor();
}, 60_000);

test('a search map is edited: a force is moved by keys, undone, taken out, and the list of faults leads to the map', async () => {
  const page = await pages.open('desktop', { path: '/chart-room?copy=sk-coral-sea' });
  await page.getByText('Ready to play').waitFor();
  await page.getByRole('button', { name: 'Search map', exact: true }).click();
  const section = page.locator('.chart-section', { hasText: 'The battle has a search map' });
  await section.locator('summary').first().press('Enter');
  await page.locator('[data-spot="search.forces[0]"] summary').press('Enter');
  await moveNorth(page, '.chart-board .board-map');
  await page.locator('.hex-panel h2').getByText('Hex E0 N1').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(await page.getByRole('button', { name: 'Undo' }).isDisabled()).toBe(true);
  expect(await graveFaults(page)).toEqual([]);
  const coast = page.locator('.chart-section', { hasText: 'Real coast to trace' });
  await coast.locator('summary').press('Enter');
  await coast.getByRole('checkbox', { name: 'Show the coast' }).check();
  await page.locator('.underlay-coast').waitFor();
  await coast.getByText('The chart lies from 8° 00′ S, 151° 43′ E').waitFor();
  expect(await page.getByRole('button', { name: 'Undo' }).isDisabled()).toBe(true);
  await coast.getByRole('button', { name: 'Make land from the coast' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(await page.getByRole('button', { name: 'Undo' }).isDisabled()).toBe(true);
  await section.getByRole('button', { name: 'Remove Task Force 17' }).click();
  await page.getByRole('button', { name: 'Battle', exact: true }).click();
  await page.getByText(/to fix/).click();
  await page.locator('.chart-fault-list button').first().click();
  await page.locator('.chart-board').waitFor();
  await section.getByRole('button', { name: 'New force: Task Force 17' }).click();
  await page.getByText('Ready to play').waitFor();
}, 60_000);
