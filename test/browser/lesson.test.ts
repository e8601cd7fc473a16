import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { en as firstBattle } from '../../src/ui/i18n/en/firstBattle';
import { en } from '../../src/ui/i18n/en/lesson';
import { en as operations } from '../../src/words/strategic/en/lobby';
import { followLesson, type Pupil } from './followLesson';
import { type Hands, keyboard, sealed, touch } from './hands';
import { newPages, type PageOptions, type Viewport } from './harness';

const pages = newPages();

const titleOn = (page: Page) => page.locator('.lesson h2').innerText();
const next = (page: Page) => page.locator('.lesson').getByRole('button', { name: 'Next' }).click();
const whenTitled = (page: Page, title: string) =>
  page.locator('.lesson h2', { hasText: title }).waitFor();

/** How much of what is played with lies under the card: counters of the board, and the board itself where the card has a strip. */
const covered = (page: Page, what: string): Promise<number> =>
  page.evaluate((selector) => {
    const card = document.querySelector('.lesson')?.getBoundingClientRect() ?? new DOMRect();
    const isUnder = ({ left, right, top, bottom }: DOMRect) =>
      left < card.right && right > card.left && top < card.bottom - 1 && bottom > card.top + 1;
    const all = [...document.querySelectorAll(selector)];
    return all.filter((it) => isUnder(it.getBoundingClientRect())).length;
  }, what);

async function begin(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start the lesson' }).click();
  await whenTitled(page, 'You command the Australian cruiser');
}

test('the lesson leads through the first block by what is done, and survives a reload', async () => {
  const page = await pages.open('desktop', { path: '/?pace=0&seed=lesson' });
  await begin(page);
  for (const title of ['The chart', 'The round', 'Your decision', 'Close in']) {
    await next(page);
    expect(await titleOn(page)).toBe(title);
    await expect.poll(() => covered(page, '.counter'), { message: title }).toBe(0);
  }
  expect(await page.locator('.game-board[data-taught]').count()).toBe(1);
  await page.keyboard.press('x');
  await whenTitled(page, 'Nothing is final yet');
  await page.reload();
  await whenTitled(page, 'Nothing is final yet');
  await page.keyboard.press('f');
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
  await whenTitled(page, 'Aim');
  await page.keyboard.press('b');
  await whenTitled(page, 'Before you seal');
  await page.locator('.odds-table[data-taught]').waitFor();
  await next(page);
  await sealed(page);
  await whenTitled(page, 'What happened');
});

test('the lesson can be left at any moment, and the battle goes on', async () => {
  const page = await pages.open('phone', { path: '/?pace=0&seed=lesson' });
  await begin(page);
  await page.getByRole('button', { name: 'Collapse' }).click();
  expect(await page.locator('.lesson h2').isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Expand' }).click();
  await page.getByRole('button', { name: 'Leave the lesson' }).click();
  expect(await page.locator('.lesson').count()).toBe(0);
  await page.reload();
  await page.locator('.decision').waitFor();
  expect(await page.locator('.lesson').count()).toBe(0);
});

test.each([firstBattle.begin, operations['lesson.begin']])(
  'where the panel lies below the board, the card of a lesson has a strip between them: %s',
  async (start) => {
    const page = await pages.open('desktop', {
      path: '/?pace=0&seed=lesson',
      viewport: { width: 820, height: 1180 },
    });
    await page.getByRole('button', { name: start }).click();
    await page.locator('.lesson h2').waitFor();
    await page.locator('.game-board').waitFor();
    expect(await covered(page, '.game-board, .panel > *')).toBe(0);
  },
);

/** The mark farthest southeast that can be tapped; `undefined` where none can. */
const southeastMark = (page: Page) =>
  page.evaluate(() => {
    const marks = document.querySelectorAll('.mark:not([data-kind="leave"], [data-kind="target"])');
    return [...marks]
      .map((mark) => mark.getBoundingClientRect())
      .map(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }))
      .filter(({ x, y }) => document.elementFromPoint(x, y)?.closest('svg.board-svg'))
      .sort((a, b) => b.x + b.y - (a.x + a.y))[0];
  });

/** After the enemy, who runs southeast: else nobody would ever fire. */
const chasingByTouch: Hands = {
  ...touch,
  async move(page) {
    const text = await page.locator('.decision-text').innerText();
    const mark = text.includes('may move') ? await southeastMark(page) : undefined;
    if (!mark) return touch.move(page);
    // A map that still glides is tapped later.
    await page.waitForTimeout(60);
    const later = await southeastMark(page);
    if (later?.x !== mark.x || later.y !== mark.y) return;
    await page.touchscreen.tap(mark.x, mark.y);
  },
};

const FINGERS: Pupil = {
  hands: chasingByTouch,
  next: (page) => page.locator('.lesson').getByRole('button', { name: 'Next' }).tap(),
  finish: (page) => page.locator('.lesson').getByRole('button', { name: en.finish }).tap(),
  done: (page) => page.locator('.decision [data-action="done"]').tap(),
  aim: (page) => touch.fire(page),
  pickAt: (page, { x, y }) => page.touchscreen.tap(x, y),
  async overlay(page) {
    await page.locator('.map-bar-opener').tap();
    await page.locator('[data-overlay="guns"]').tap();
  },
};

const chasingByKeys: Hands = {
  ...keyboard,
  async move(page) {
    const text = await page.locator('.decision-text').innerText();
    await page.keyboard.press(text.includes('may move') ? 'x' : 'f');
    if ((await page.locator('.decision-text').innerText()) === text) await page.keyboard.press('s');
  },
};

const KEYS: Pupil = {
  hands: chasingByKeys,
  next: (page) => page.keyboard.press('Shift+L'),
  finish: (page) => page.keyboard.press('Shift+L'),
  done: (page) => page.keyboard.press('f'),
  aim: (page) => page.keyboard.press('b'),
  async pickAt(page) {
    await page.keyboard.press('m');
    for (let i = 0; i < 2; i++) await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
  },
  overlay: (page) => page.keyboard.press('g'),
};

const PUPILS: [string, Viewport, PageOptions, Pupil][] = [
  ['with fingers on a phone', 'phone', { hasTouch: true, isMobile: true }, FINGERS],
  ['with keys alone on a desktop', 'desktop', {}, KEYS],
];

test.each(PUPILS)(
  'the lesson is played to its end %s, and its card covers nothing that it speaks of',
  async (_, viewport, options, pupil) => {
    const page = await pages.open(viewport, { ...options, path: '/?pace=0&seed=lesson' });
    const begin = page.getByRole('button', { name: firstBattle.begin });
    await (viewport === 'phone' ? begin.tap() : begin.press('Enter'));
    const { titles, faults } = await followLesson(page, pupil);
    expect(faults).toEqual([]);
    expect(titles[0]).toBe(en['title.welcome']);
    for (const id of ['aim', 'seal', 'whyNot', 'overlays'] as const)
      expect(titles).toContain(en[`title.${id}`]);
    expect(titles.at(-1)).toBe(en['title.farewell']);
    await page.locator('.decision').waitFor();
  },
);
