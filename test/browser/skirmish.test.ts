import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findScenario } from '../../src/cli/common/library';
import { run } from '../cli/run';
import { graveFaults } from './grave';
import { newPages } from './harness';

const pages = newPages();
const DRAWN = /^\/scenario\/skirmish-b1-\w+$/;
const CHOSEN = 'skirmish-b1-abc-rn-rm-1942-night';

const title = (page: Page): Promise<string> => page.locator('h1').innerText();
const link = (page: Page) => page.getByLabel('Link to this battle');

/** Waits for the page of a drawn battle. @returns its path */
async function drawnBut(page: Page, before = ''): Promise<string> {
  await page.waitForURL(({ pathname }) => DRAWN.test(pathname) && pathname !== before);
  await link(page).waitFor();
  return new URL(page.url()).pathname;
}

test('two presses lead from the first page into a battle; another one is another; its link is the same', async () => {
  const page = await pages.open();
  await page.getByRole('link', { name: 'Draw a battle' }).click();
  const first = await drawnBut(page);
  await page.getByRole('button', { name: 'Another one' }).focus();
  await page.keyboard.press('Enter');
  await drawnBut(page, first);
  await expect.poll(() => link(page).inputValue()).not.toContain(first);
  const sent = await link(page).inputValue();
  await page.goto(sent);
  await link(page).waitFor();
  const drawn = findScenario(sent.split('/').at(-1) as string);
  expect(await title(page)).toBe(drawn.title);
  expect(await link(page).inputValue()).toBe(sent);
  await page.getByRole('link', { name: 'What if …?' }).click();
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
  expect(await title(page)).toContain(drawn.title);
  await page.goBack();
  await page.getByRole('button', { name: 'Begin the battle' }).click();
  await page.locator('.game').waitFor();
});

/** Keeps what the page gives to its workers: what they weigh is the battle as it will be played. */
const listenToWorkers = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const posted: unknown[] = [];
    const { postMessage } = Worker.prototype;
    Object.assign(window, { posted });
    Worker.prototype.postMessage = function (this: Worker, message: unknown) {
      posted.push(message);
      postMessage.call(this, message);
    };
  });

/** The battle that is weighed. */
const weighed = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const { posted } = window as unknown as { posted: object[] };
    return JSON.parse(JSON.stringify(posted.find((it) => 'scenario' in it) ?? null)) as unknown;
  });

test('an id is the same battle in the browser as on the command line, on a phone', async () => {
  const page = await pages.open('phone');
  await listenToWorkers(page);
  await page.goto(`/scenario/${CHOSEN}`);
  await link(page).waitFor();
  const args = ['--seed', 'abc', '--navies', 'rn,rm', '--year', '1942', '--hour', 'night'];
  const file = JSON.parse((await run('skirmish', ...args)).out) as { id: string; title: string };
  expect([file.id, file.title]).toEqual([CHOSEN, await title(page)]);
  const { system, scenario, options } = findScenario(CHOSEN);
  await expect.poll(() => weighed(page)).not.toBeNull();
  expect(await weighed(page)).toEqual(
    JSON.parse(JSON.stringify({ system, scenario, options })) as unknown,
  );
  await page.getByText('What it is drawn from').click();
  expect(await page.getByLabel('Allied navy').inputValue()).toBe('royal-navy');
  expect(await graveFaults(page, '.skirmish-bar')).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.getByLabel('Year').selectOption('1945');
  await page.getByText('No such battle can be drawn').waitFor();
});
