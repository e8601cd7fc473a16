import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { AgainstReport } from '../../src/cli/sim/against';
import { json } from '../cli/run';
import { graveFaults } from './grave';
import { newPages } from './harness';

const pages = newPages();
const GAMES = 30;
const QUESTION = {
  scenario: 'denmark-strait',
  changes: { set: [{ of: 'prince-of-wales', key: 'missing', value: 'none' }] },
  games: GAMES,
  toEnd: true,
};
const linkTo = (question: object) =>
  `/lab/denmark-strait?${new URLSearchParams({ q: JSON.stringify(question) })}`;

const play = (page: Page) => page.getByRole('button', { name: 'Play', exact: true });
const status = (page: Page) => page.locator('.lab-progress [role=status]');

/** The figures beside the bars of a row. */
const figuresOf = (page: Page, row: string): Promise<string[]> =>
  page.locator('.lab-row', { hasText: row }).first().locator('.lab-figures').allInnerTexts();

test('both columns show what the command line says, from a link', async () => {
  const page = await pages.open('desktop', { path: linkTo(QUESTION) });
  await play(page).click();
  await status(page).getByText(`${GAMES} games`).waitFor();
  const { left, right } = await json<AgainstReport>(
    ...['sim', 'denmark-strait', '--set', 'prince-of-wales.missing=none'],
    ...['--against', '--to-end', '--games', String(GAMES)],
  );
  const percent = (count: number) => `${Math.round((100 * count) / GAMES)}% (`;
  for (const [row, side] of [
    ['Royal Navy wins', 'allies'],
    ['Kriegsmarine wins', 'axis'],
    ['Drawn', 'draw'],
  ] as const)
    expect(await figuresOf(page, row)).toEqual(
      [left, right].map(({ wins }) => expect.stringContaining(percent(wins[side]))),
    );
  expect(await figuresOf(page, 'Prince of Wales')).toEqual(
    [left, right].map(({ ships }) =>
      expect.stringContaining(percent(ships['prince-of-wales']?.sunk ?? 0)),
    ),
  );
  expect(await graveFaults(page)).toEqual([]);
});

test('a question is asked by keyboard, kept in the address, and its games can be stopped', async () => {
  const page = await pages.open('desktop', { path: '/scenario/denmark-strait' });
  await page.getByRole('link', { name: 'What if …?' }).click();
  const hood = page.locator('select[data-ship=hood]');
  await hood.focus();
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => decodeURIComponent(page.url())).toContain('"without":["hood"]');
  await page.getByRole('combobox', { name: /^Games/ }).selectOption('3000');
  await page.getByLabel('Play all of them').check();
  await play(page).focus();
  await page.keyboard.press('Enter');
  await page.locator('.lab-row').first().waitFor();
  await page.getByRole('button', { name: 'Stop' }).click();
  await status(page).getByText('stopped').waitFor();
  expect(await page.locator('.lab-row', { hasText: 'Hood' }).innerText()).toContain('not there');
});

test('a hostile link and an impossible change are refused in words, on a phone', async () => {
  const page = await pages.open('phone', {
    path: '/lab/denmark-strait?q=%7B%22__proto__%22%3A1%7D',
  });
  await page.getByText('The question in the link was not read').waitFor();
  await page.goto(linkTo({ ...QUESTION, changes: { exchange: [{ ship: 'hood', by: 'yamato' }] } }));
  const alert = page.locator('.faults[role=alert]');
  await alert.waitFor();
  expect(await alert.innerText()).toContain('in service from 1941-12-16');
  expect(await play(page).isDisabled()).toBe(true);
  expect(await graveFaults(page)).toEqual([]);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(390);
});

test('River Plate stands by several rulebooks beside history', async () => {
  const page = await pages.open('desktop', { path: '/lab/river-plate' });
  await page.getByRole('button', { name: 'Play by each' }).click();
  const table = page.locator('.lab-books table');
  await table.waitFor();
  await page.locator('.lab-books').getByRole('button', { name: 'Stop' }).click();
  expect(await table.locator('thead th').allInnerTexts()).toEqual(
    expect.arrayContaining(['History', 'Battle', 'Tactical battle']),
  );
  expect(await table.locator('tbody tr').first().innerText()).toMatch(/^Royal Navy: ships sunk/);
  expect(await graveFaults(page)).toEqual([]);
});
