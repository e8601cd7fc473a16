import type { Page } from 'playwright-core';
import { en } from '../../src/ui/i18n/en/lesson';
import { type Hands, playOnce } from './hands';

/** How somebody goes through the lesson of a battle. */
export interface Pupil {
  hands: Hands;
  next(page: Page): Promise<void>;
  finish(page: Page): Promise<void>;
  done(page: Page): Promise<void>;
  aim(page: Page): Promise<void>;
  /** Picks the hex at a point of the window, or one as far from the marks. */
  pickAt(page: Page, at: { x: number; y: number }): Promise<void>;
  overlay(page: Page): Promise<void>;
}

/** The card of the lesson, as it stands. */
interface Card {
  title: string;
  /** Whether *Next* can be pressed, and where it leads. */
  next: 'on' | 'waits' | 'end';
  dialog: boolean;
  /** What is wrong with where it stands. */
  faults: string[];
}

const MAX_DEEDS = 200;

/** Follows the lesson to its end: what it tells is read, what it asks for is done; its titles, and what stood badly. */
export async function followLesson(page: Page, pupil: Pupil) {
  const titles: string[] = [];
  const faults = new Set<string>();
  await page.locator('.lesson').waitFor();
  for (let deeds = 0; deeds < MAX_DEEDS; deeds++) {
    const card = await page.evaluate(readCard, en.finish);
    if (!card) return { titles, faults: [...faults] };
    for (const fault of card.faults) faults.add(`${card.title}: ${fault}`);
    if (titles.at(-1) !== card.title) titles.push(card.title);
    await follow(page, pupil, card);
  }
  throw new Error(`The lesson has no end: ${titles.slice(-3).join(', ')}`);
}

/** Steps in which one says that one is done. */
const CLOSING = ['undo', 'seal', 'torpedoes'] as const;

async function follow(page: Page, pupil: Pupil, { title, next, dialog }: Card): Promise<void> {
  if (dialog) return pupil.hands.confirm(page);
  if (next === 'end') return pupil.finish(page);
  if (next === 'on') return pupil.next(page);
  if (title === en['title.whyNot']) return orderAgain(page, pupil);
  if (title === en['title.overlays']) return pupil.overlay(page);
  if (title === en['title.aim']) return pupil.aim(page);
  if (CLOSING.some((id) => title === en[`title.${id}`])) return pupil.done(page);
  const played = await playOnce(page, pupil.hands, () => false);
  if (played === 'waiting') await page.waitForTimeout(50);
}

/** Moves the stack, then orders it on; that is refused. */
async function orderAgain(page: Page, pupil: Pupil): Promise<void> {
  const text = await page.locator('.decision-text').innerText();
  if (text.includes('may move')) return pupil.hands.move(page);
  return pupil.pickAt(page, await page.evaluate(unmarked));
}

/** In the page: the card of the lesson, and whether it stands as it should. */
function readCard(last: string): Card | undefined {
  const lesson = document.querySelector('.lesson');
  const next = lesson?.querySelector<HTMLButtonElement>('.lesson-ways .button.primary');
  if (!lesson || !next) return undefined;
  const board = document.querySelector('.game-board')?.getBoundingClientRect();
  const taught = document.querySelector('[data-taught]');
  const overlaps = (a: DOMRect, b: DOMRect) =>
    a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  const isPhone = innerWidth <= 640;
  const box = next.getBoundingClientRect();
  const inPanel = taught?.closest('.panel-body, .panel-log') ?? document.querySelector('.refusal');
  const faults = [
    ...(box.top < 0 || box.bottom > innerHeight || box.height === 0
      ? ['Next is out of sight']
      : []),
    ...(isPhone &&
    taught &&
    overlaps(lesson.getBoundingClientRect(), taught.getBoundingClientRect())
      ? ['it covers what it speaks of']
      : []),
    ...(isPhone && !inPanel && (board?.height ?? 0) < innerHeight / 2 - 1
      ? ['the map has less than half of the height']
      : []),
  ];
  return {
    title: lesson.querySelector('h2')?.textContent ?? '',
    next: next.disabled ? 'waits' : next.textContent === last ? 'end' : 'on',
    dialog: document.querySelector('dialog[open]') !== null,
    faults,
  };
}

/** In the page: a point of open water, near marked hexes where there are any, and in none of them. */
function unmarked(): { x: number; y: number } {
  const marks = [...document.querySelectorAll('.mark')].map((it) => it.getBoundingClientRect());
  const middles = marks.map((it) => ({ x: it.x + it.width / 2, y: it.y + it.height / 2 }));
  const width = marks[0]?.width ?? 60;
  const map = document.querySelector('.board-map')?.getBoundingClientRect() ?? new DOMRect();
  const isFree = (x: number, y: number) => {
    const hit = document.elementFromPoint(x, y);
    if (!hit?.closest('.board-map') || hit.closest('.counter, .stack')) return false;
    if (marks.length === 0) return true;
    const apart = Math.min(...middles.map((it) => Math.hypot(it.x - x, it.y - y)));
    return apart > width && apart < 3 * width;
  };
  for (let y = map.top + 60; y < map.bottom - 10; y += 15)
    for (let x = map.left + 10; x < map.right - 10; x += 15) if (isFree(x, y)) return { x, y };
  return { x: map.left + 20, y: map.top + 60 };
}
