import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { en } from '../../src/words/strategic/en/lesson';
import { en as lobby } from '../../src/words/strategic/en/lobby';
import { reach } from './hands';
import { newPages, type PageOptions, type Viewport } from './harness';

const pages = newPages();

/** How somebody presses what is on the screen. */
type Press = (page: Page, target: Locator) => Promise<void>;

const tap: Press = (_page, target) => target.tap();

/** With Tab to it, and Enter. */
const byKeys: Press = async (page, target) => {
  await reach(page, target);
  await page.keyboard.press('Enter');
};

const MAX_DEEDS = 150;

/** What the screen asks, read at one moment; `null` once the lesson is over. */
const readCard = (page: Page) =>
  page.evaluate(() => {
    const lesson = document.querySelector('.lesson');
    const next = lesson?.querySelector<HTMLButtonElement>('.lesson-ways .button.primary');
    const decision = document.querySelector('.decision');
    if (!lesson || !next) return null;
    return {
      title: lesson.querySelector('h2')?.textContent ?? '',
      waits: next.disabled,
      isIdle: decision?.hasAttribute('data-waiting') || decision?.querySelector('[data-passing]'),
      asked: decision?.querySelector('.decision-text')?.textContent ?? '',
      dialog: document.querySelector('dialog[open]') !== null,
    };
  });

type Card = NonNullable<Awaited<ReturnType<typeof readCard>>>;

const squadrons = (page: Page, type: string) =>
  page.locator(`.squadron[data-type="${type}"] .squadron-pick:not(:disabled)`).first();

/** Does what a step of the lesson asks for; what else the game asks is confirmed. */
async function follow(page: Page, press: Press, card: Card): Promise<void> {
  const done = page.locator('.decision [data-action="done"]');
  if (card.dialog) return press(page, page.locator('dialog[open] [data-first]'));
  if (!card.waits) return press(page, page.locator('.lesson-ways .button.primary'));
  if (card.title === en['title.search']) {
    await press(page, squadrons(page, 'HB'));
    return press(page, page.getByRole('button', { name: 'Send to search' }));
  }
  if (card.title === en['title.strike']) {
    await press(page, squadrons(page, 'DB'));
    return press(page, page.locator('.assign-bar .button', { hasText: 'X1' }));
  }
  if (card.title === en['title.aim'])
    return press(page, page.locator('.attempt-choices button').first());
  if (card.asked.includes('next squadron'))
    return press(page, page.locator('.flight-choices button').first());
  const attack = page.locator('.order-list .button').first();
  if (card.title === en['title.surface'] && (await attack.isVisible())) return press(page, attack);
  return press(page, done);
}

/** Follows the lesson to its end; gives the titles of what it told. */
async function followToEnd(page: Page, press: Press): Promise<string[]> {
  const titles: string[] = [];
  await page.locator('.lesson').waitFor();
  for (let deeds = 0; deeds < MAX_DEEDS; ) {
    const card = await readCard(page);
    if (!card) return titles;
    if (titles.at(-1) !== card.title) titles.push(card.title);
    if (card.waits && card.isIdle && !card.dialog) {
      await page.waitForTimeout(50);
      continue;
    }
    await follow(page, press, card);
    deeds += 1;
    await page.waitForTimeout(50);
  }
  throw new Error(`The lesson has no end: ${titles.slice(-3).join(', ')}`);
}

const PUPILS: [string, Viewport, PageOptions, Press][] = [
  ['with fingers on a phone', 'phone', { hasTouch: true, isMobile: true }, tap],
  ['with keys alone on a desktop', 'desktop', {}, byKeys],
];

test.each(PUPILS)(
  'the lesson for operations is played to its end %s: a search, a strike, a surface contact, and the next turn',
  async (_, viewport, options, press) => {
    const page = await pages.open(viewport, { ...options, path: '/?pace=0&seed=lesson' });
    await press(page, page.getByRole('button', { name: lobby['lesson.begin'] }));
    const titles = await followToEnd(page, press);
    for (const id of ['search', 'patrol', 'strike', 'attack', 'aim', 'surface', 'again'] as const)
      expect(titles).toContain(en[`title.${id}`]);
    expect(titles.at(-1)).toBe(en['title.farewell']);
    expect(await page.locator('.decision .legend').innerText()).toMatch(/turn 2 of 3/i);
    await page.locator('.decision').waitFor();
  },
);
