import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newPages } from './harness';

const pages = newPages();

/** What the screen asks for, or that it is to be handed over. */
const asked = (page: Page): Promise<string> =>
  page.evaluate(() => {
    if (document.querySelector('dialog[open]')) return 'dialog';
    // What waits for code to load is hidden, not gone.
    if (document.querySelector<HTMLElement>('.hand-over')?.offsetParent) return 'hand over';
    const decision = document.querySelector('.decision');
    if (document.querySelector('.end-report')) return 'over';
    return `${decision?.querySelector('.legend')?.textContent} ${decision?.getAttribute('data-side')}`;
  });

/** The screen is handed over where that is asked, and an empty step confirmed. */
async function settled(page: Page): Promise<string> {
  const now = await asked(page);
  if (now === 'dialog') await page.locator('dialog[open] [data-first]').click();
  else if (now === 'hand over') await page.locator('.hand-over button').click();
  else return now;
  return settled(page);
}

const textOf = (page: Page): Promise<string> => page.locator('.decision-text').innerText();

/** Gives what ends a decision, and waits until something else is asked for. */
async function commit(page: Page, act: () => Promise<void>): Promise<string> {
  const stamp = async () =>
    `${await settled(page)} ${await textOf(page)} ${await page.locator('.log-line').count()}`;
  const before = await stamp();
  await act();
  await expect.poll(stamp, { timeout: 10_000 }).not.toBe(before);
  return settled(page);
}

const confirm = (page: Page): Promise<string> => commit(page, () => page.keyboard.press('f'));

/** Squadrons of a type that may be picked. */
const ready = (page: Page, type: string) =>
  page.locator(`.squadron[data-type="${type}"] .squadron-pick:not(:disabled)`).first();

/** Sends the first squadrons of these types that are ready to a counter. */
async function sendTo(page: Page, types: readonly string[], counter: string): Promise<void> {
  for (const type of types) await ready(page, type).click();
  await page.locator(counter).first().click();
  await expect.poll(() => page.locator('.sortie').count()).toBe(types.length);
}

/** Orders what this test orders in a step; gives what ends the decision. */
async function order(page: Page, where: string): Promise<() => Promise<void>> {
  const isAxis = where.endsWith('axis');
  const strike = page.locator('.order-list button').first();
  if (/Turn 1.*Search/.test(where)) {
    await ready(page, isAxis ? 'TB' : 'PA').click();
    await page.getByRole('button', { name: 'Send to search' }).click();
    await page.locator('.sortie').waitFor();
  } else if (/Turn 1.*patrol/.test(where) && !isAxis) {
    await sendTo(page, ['F'], '[data-counter="A1"]');
  } else if (/Turn 1.*strikes/.test(where) && isAxis) {
    if (await strike.isVisible()) return () => strike.click();
    await sendTo(page, ['DB', 'TB', 'F'], '.land-unit');
    await page.locator('.strike-line').waitFor();
  } else if (where.includes('air attack') && (await textOf(page)).includes('choose a target')) {
    return () => page.locator('.flight-choices button').first().click();
  } else if (/Turn 1.*Spotting/.test(where)) {
    await page.locator('.attempt-choices button').first().click();
  } else if (/Turn 1.*Closing/.test(where)) {
    await page.locator('.row-name').first().click();
    await page.locator('.move-mark').click();
    await page.locator('.division[data-moves="closing"]').waitFor();
  }
  return () => page.keyboard.press('f');
}

/** Plays on until something that is asked for says that it is enough. */
async function playOn(page: Page, isEnough: (where: string) => boolean): Promise<void> {
  for (let decisions = 0; decisions < 120; decisions++) {
    const where = await settled(page);
    if (isEnough(where)) return;
    await commit(page, await order(page, where));
  }
  throw new Error(`No end: ${await asked(page)}`);
}

test('Midway is played by two at one screen, and ended by agreement', async () => {
  const page = await pages.open('desktop', { path: '/scenario/midway?seed=midway' });
  await page.locator('input[name="side"]').last().check();
  await page.locator('.start').click();
  await page.locator('.hand-over button').click();
  await page.locator('.matrix').waitFor();
  expect(await page.locator('.range-box').count()).toBe(10);
  await playOn(page, (where) => where.startsWith('Turn 2'));
  const log = await page.locator('.log').textContent();
  expect(log).toMatch(/Imperial Japanese Navy strikes at Midway/);
  expect(log).toMatch(/closes to/);
  await page.locator('[data-offer="yes"]').click();
  await page.locator('[data-offer="no"]').waitFor();
  await confirm(page);
  await page.getByText('offers to end the game now.').waitFor();
  await page.locator('[data-offer="yes"]').click();
  await page.locator('.end-report').waitFor();
  expect(await textOf(page)).toMatch(/^The game is over/);
  expect(await page.locator('.end-table').first().innerText()).toMatch(/Imperial Japanese Navy/);
  await page.locator('[data-action="replay"]').first().click();
  await page.getByRole('slider').fill('3');
  await page.getByRole('button', { name: 'To the end' }).click();
  await page.locator('.end-report').waitFor();
});
