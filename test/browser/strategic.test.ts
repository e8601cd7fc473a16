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
    `${await settled(page)} ${await textOf(page)} ${await page.locator('.log').textContent()}`;
  const before = await stamp();
  await act();
  await expect.poll(stamp, { timeout: 10_000 }).not.toBe(before);
  return settled(page);
}

const confirm = (page: Page): Promise<string> => commit(page, () => page.keyboard.press('f'));

/** Squadrons of a type that may be picked. */
const ready = (page: Page, type: string) =>
  page.locator(`.squadron[data-type="${type}"] .squadron-pick:not(:disabled)`).first();

/** Sends the first squadrons of these types that are ready, all of a deck, to a counter. */
async function sendTo(page: Page, types: readonly string[], counter: string): Promise<void> {
  let squadrons = 0;
  for (const type of types) {
    const row = ready(page, type).locator('..');
    squadrons += Number((await row.getAttribute('data-squadrons')) ?? 1);
    await ready(page, type).click();
  }
  await page.locator(counter).first().click();
  await expect.poll(() => page.locator('.sortie').count()).toBe(squadrons);
}

/** Orders what this test orders in a step; gives what ends the decision. */
async function order(page: Page, where: string): Promise<() => Promise<void>> {
  const isAxis = where.endsWith('axis');
  const strike = page.locator('.order-list button').first();
  if (/Turn 1.*Search/.test(where)) {
    await ready(page, isAxis ? 'TB' : 'PA').click();
    await page.getByRole('button', { name: 'Send to search' }).click();
    await page.locator('.sortie').first().waitFor();
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
  const page = await pages.open('desktop', {
    path: '/scenario/midway?seed=midway&pace=0',
    prefs: { passEmpty: false },
  });
  await page.locator('input[name="side"]').last().check();
  await page.locator('.start').click();
  await page.locator('.hand-over button').click();
  await page.locator('.matrix').waitFor();
  expect(await page.locator('.range-box').count()).toBe(10);
  await playOn(page, (where) => where.startsWith('Turn 2'));
  const finder = page.locator('.log-finder input');
  for (const told of ['Air attack by Imperial Japanese Navy on Midway', 'closes to']) {
    // A search opens what is folded.
    await finder.fill(told);
    await page.locator('.log-line', { hasText: told }).first().waitFor();
  }
  await finder.fill('');
  await finder.blur();
  await page.locator('[data-offer="yes"]').click();
  await page.locator('[data-offer="no"]').waitFor();
  await confirm(page);
  await page.getByText('offers to end the game now.').waitFor();
  await page.locator('[data-offer="yes"]').click();
  await page.locator('.end-report').waitFor();
  expect(await textOf(page)).toMatch(/ victory, \d+ points to \d+\.|^A draw, /);
  expect(await page.locator('.end-table').first().innerText()).toMatch(/Imperial Japanese Navy/);
  await page.locator('[data-action="replay"]').first().click();
  await page.getByRole('slider').fill('3');
  await page.getByText('Go to the end').click();
  await page.locator('.end-report').waitFor();
});

/** A step in which something is to be decided, of the player at this screen. */
const ASKED = '.decision:not([data-waiting]):not(:has([data-passing]))';

/** All that tells one moment from the next, read at once. */
const glance = (page: Page): Promise<string> =>
  page.evaluate(() =>
    ['dialog[open] h2', '.hand-over', '.decision .legend', '.decision-text', '.end-report']
      .map((it) => document.querySelector<HTMLElement>(it))
      .map((it) => (it?.offsetParent ? it.textContent : ''))
      .join('|'),
  );

/** Confirms the steps of a turn as they stand until the next turn; counts what was pressed for it, and the orders repeated. */
async function quietTurn(page: Page, turn: number): Promise<{ pressed: number; repeats: number }> {
  const counted = { pressed: 0, repeats: 0 };
  for (;;) {
    await page.locator(`${ASKED}, dialog[open]`).first().waitFor();
    const where = await asked(page);
    if (where.startsWith(`Turn ${turn + 1} `)) return counted;
    if (/As last turn/.test(await page.locator('.decision').innerText())) counted.repeats += 1;
    const before = await glance(page);
    await page.keyboard.press(where === 'dialog' ? 'Enter' : 'f');
    counted.pressed += 1;
    await expect.poll(() => glance(page), { timeout: 20_000 }).not.toBe(before);
  }
}

/** Plays up to a turn, giving what the Commander advises. */
async function advisedUpTo(page: Page, turn: number): Promise<void> {
  const told = page.locator('.advice-told');
  for (;;) {
    await page.locator(`${ASKED}, dialog[open]`).first().waitFor();
    const where = await asked(page);
    if (where.startsWith(`Turn ${turn} `)) return;
    const before = await glance(page);
    if (where === 'dialog') await page.keyboard.press('Enter');
    else if (/search|patrol|spotting|arming|movement/i.test(where)) {
      await page.keyboard.press('Shift+J');
      await told.waitFor();
      const all = told.getByRole('button', { name: /^Do all/ });
      await ((await all.isVisible()) ? all : told.getByRole('button', { name: 'Do it' })).click();
      await told.waitFor({ state: 'detached' });
    }
    if ((await glance(page)) === before) await page.keyboard.press('f');
    await expect.poll(() => glance(page), { timeout: 20_000 }).not.toBe(before);
  }
}

test('a quiet turn of Coral Sea takes three confirmations at most, with its patrols and searches', async () => {
  const page = await pages.open('desktop', { path: '/scenario/coral-sea?seed=quiet&pace=0' });
  await page.locator('.start').click();
  await page.locator(ASKED).waitFor();
  await page.keyboard.press('h');
  const wash = page.locator('.overlay-wash').first();
  const opacity = await wash.evaluate((it) => Number(getComputedStyle(it).opacity));
  expect(opacity, 'the chart is seen through a threat').toBeLessThan(0.5);
  await page.keyboard.press('h');
  await advisedUpTo(page, 3);
  let repeats = 0;
  for (const turn of [3, 4, 5]) {
    const counted = await quietTurn(page, turn);
    expect(counted.pressed, `turn ${turn}`).toBeLessThanOrEqual(3);
    repeats += counted.repeats;
  }
  expect(repeats, 'steps with orders that go on').toBeGreaterThan(0);
});

test('a report that stands beside its hex is picked by its lozenge, and its sheet comes into view', async () => {
  const page = await pages.open('desktop', { path: '/scenario/bismarck?pace=0&seed=handed-over' });
  await page.locator('.start').click();
  await page.locator(ASKED, { hasText: /combat/i }).waitFor();
  await page.keyboard.press('f');
  await page.locator(ASKED, { hasText: /movement/i }).waitFor();
  await page.locator('.chart-board .contact-pin .pin-plate').first().click();
  await expect.poll(() => topIn(page, '.contact-sheet')).toBeLessThan(60);
});

/** How far the top of something is below that of the orders around it, in pixels. */
const topIn = (page: Page, selector: string): Promise<number> =>
  page
    .locator(`.panel-body ${selector}`)
    .first()
    .evaluate((it) => {
      const around = it.closest('.panel-body') as Element;
      return it.getBoundingClientRect().top - around.getBoundingClientRect().top;
    });

/** Waits until somebody is asked, and sits down whoever that is. */
async function seated(page: Page): Promise<string> {
  await page.locator(`${ASKED}, dialog[open], .hand-over button`).first().waitFor();
  const where = await asked(page);
  if (where !== 'hand over') return where;
  await page.locator('.hand-over button').click();
  await page.locator('.hand-over').waitFor({ state: 'detached' });
  return seated(page);
}

/** What Japan orders in turn 1: a deck searches, where nothing is; one patrols. */
async function orderOfJapan(page: Page, where: string): Promise<void> {
  if (where.includes('Search')) {
    await ready(page, 'DB').click();
    await page.getByRole('button', { name: 'Send to search' }).click();
    await page.locator('.sortie').first().waitFor();
  } else if (/patrol/i.test(where)) await sendTo(page, ['F'], '[data-counter="X1"]');
  else if (where.includes('Spotting')) {
    // What is laid out finds the enemy, and the turn after that is no quiet one.
    await page.getByText('A usual plan is laid out').waitFor();
    await page.keyboard.press('u');
    await page.locator('.attempt-pick b').first().waitFor({ state: 'detached' });
    const attempts = await page.locator('.attempt').count();
    for (let at = 1; at <= attempts; at++) {
      await page.locator('.attempt-choices button').last().click();
      await expect.poll(() => page.locator('.attempt-pick b').count()).toBe(at);
    }
  }
}

/** Plays a turn of Midway in which nobody else does anything; counts what Japan presses and what is repeated for it. */
async function turnOfJapan(page: Page, turn: number) {
  const counted = { pressed: 0, repeats: 0 };
  for (let isJapan = false; ; ) {
    const where = await seated(page);
    if (where.startsWith(`Turn ${turn + 1} `)) return counted;
    isJapan = where === 'dialog' ? isJapan : where.endsWith('axis');
    const told = await page.locator('.decision').innerText();
    if (isJapan && /As last turn/.test(told)) counted.repeats += 1;
    if (isJapan && turn === 1 && where !== 'dialog') await orderOfJapan(page, where);
    const before = await glance(page);
    await page.keyboard.press(where === 'dialog' ? 'Enter' : 'f');
    if (isJapan) counted.pressed += 1;
    await expect.poll(() => glance(page), { timeout: 20_000 }).not.toBe(before);
  }
}

test('and one of Midway five, for the side with the most steps', async () => {
  const page = await pages.open('desktop', { path: '/scenario/midway?seed=quiet&pace=0' });
  await page.locator('input[name="side"]').last().check();
  await page.locator('.start').click();
  await turnOfJapan(page, 1);
  const counted = await turnOfJapan(page, 2);
  expect(counted.pressed).toBeLessThanOrEqual(5);
  expect(counted.repeats, 'search, patrol and aim go on').toBe(3);
});
