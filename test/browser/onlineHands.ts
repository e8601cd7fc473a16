import type { Page } from 'playwright-core';
import type { KeptSeat } from '../../src/ui/online/seats';
import { type Hands, keyboard } from './hands';

/** Makes a match on the screen and gives the link for the other seat. */
export async function makeMatch(page: Page, name: string): Promise<string> {
  await page.getByRole('link', { name: 'New match' }).click();
  await page.getByLabel('Battle').selectOption('denmark-strait');
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Make the match' }).click();
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
