import { expect, test } from 'vitest';
import { STANDARD_TABLES } from '../../src/rules/battle';
import { mouse, playOn } from './hands';
import { newPages } from './harness';

const pages = newPages();
const { gunfireDamage, toHit } = STANDARD_TABLES;

const fileOf = (name: string, parts: object) => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(
    JSON.stringify({ kind: 'tables', system: 'battle', id: 'box', name: 'Boxed game', ...parts }),
  ),
});

/** The standard rows under another source. */
const good = fileOf('good.json', {
  tables: { gunfireDamage: { ...gunfireDamage, source: 'Booklet, page 12', fill: false } },
});
const bad = fileOf('bad.json', { tables: { toHit: { ...toHit, guns: 9 }, gunRange: {} } });

test('a tables pack is checked, kept for later battles, and named where a battle is played with it', async () => {
  const page = await pages.open('desktop', {
    path: '/scenario/denmark-strait?pace=0&seed=pack',
    prefs: { animation: 'off' },
  });
  const choice = page.locator('.tables-choice');
  const status = choice.getByRole('status');
  const input = page.getByLabel('Tables pack');
  await input.setInputFiles(bad);
  await choice.getByRole('alert').waitFor();
  expect(await choice.getByRole('alert').innerText()).toContain("did you mean 'gunRanges'?");
  expect(await status.innerText()).toBe('Standard tables');
  await input.setInputFiles(good);
  await status.getByText('Boxed game').waitFor();
  expect(await choice.getByRole('alert').count()).toBe(0);
  await page.reload();
  await status.getByText('Boxed game').waitFor();

  await page.getByRole('button', { name: 'Begin the battle' }).click();
  await page.locator('.impulse-tables', { hasText: 'Boxed game' }).waitFor();
  await playOn(page, mouse, (phase) => phase.includes('round 2'));
  await page.locator('.log-finder input').fill('BT-11');
  const note = page.locator('.log-line[data-depth="1"] .log-table').last();
  await note.evaluate((it: HTMLDetailsElement) => {
    it.open = true;
  });
  expect(await note.textContent()).toContain('Table of “Boxed game”. Source: Booklet, page 12.');

  await page.goto('/rules/battle#BT-11.1');
  await page.locator('.clause-pack', { hasText: 'Gunfire damage' }).waitFor();
  await page.goto('/');
  await page.locator('.running', { hasText: 'with Boxed game' }).waitFor();
  await page.goto('/scenario/river-plate');
  await page.getByRole('button', { name: 'Back to the standard tables' }).click();
  await status.getByText('Standard tables').waitFor();
});
