import type { Page } from 'playwright-core';
import type { KeptSeat } from '../../src/ui/online/seats';
import { type Hands, keyboard, phaseOn, playOnce } from './hands';

/** Makes a match on the screen and gives the link for the other seat. */
export async function makeMatch(
  page: Page,
  name: string,
  scenario = 'denmark-strait',
): Promise<string> {
  await page.getByRole('link', { name: 'New match' }).click();
  await page.getByRole('combobox', { name: /^Scenario/ }).selectOption(scenario);
  return createMatch(page, name);
}

/** Makes the match whose page is open and gives the link for the other seat. */
export async function createMatch(page: Page, name: string): Promise<string> {
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Create match' }).click();
  return page.getByRole('textbox', { name: 'Link', exact: true }).inputValue();
}

/** Takes the seat that a link is for. */
export async function takeSeat(page: Page, name: string): Promise<void> {
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Take the seat' }).click();
  await page.locator('.online-bar').waitFor();
}

/** The seat that a page's browser keeps. */
export const seatOf = (page: Page): Promise<KeptSeat> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('flag-plot.seats') ?? '[]')[0]);

/** Waits until the bar says something of the connection. */
export const connectionIs = (page: Page, words: string): Promise<void> =>
  page.locator('.online-standing', { hasText: words }).waitFor();

/** Gives orders by keys, as few as will do. */
export const brief: Hands = {
  ...keyboard,
  move: (page) => page.keyboard.press('f'),
};

/** Both play until the part of the turn has come; gives the one who is then asked. */
export async function playBoth(
  both: readonly Page[],
  enough: (phase: string) => boolean,
): Promise<Page> {
  const until = Date.now() + PATIENCE_MS;
  while (Date.now() < until)
    for (const page of both) {
      const done = await playOnce(page, brief, enough);
      if (done === 'enough') return page;
      // An order has gone out: what comes of it has to come back.
      if (done === 'given') await page.waitForTimeout(50);
    }
  throw new Error(`Not there after ${PATIENCE_MS} ms: ${await phaseOn(both[0] as Page)}`);
}

/** How long both may take to a part of the turn; milliseconds. */
const PATIENCE_MS = 25_000;
