import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { mouse } from './hands';
import { newPages } from './harness';

const pages = newPages();

/** Clicks and keys in a whole battle of two stacks and up to four rounds; twice as many without standing orders. */
const BUDGET = 30;

/** All that tells one moment from the next, read at once. */
const glance = (page: Page): Promise<string> =>
  page.evaluate(() =>
    ['dialog[open] h2', '.decision', '.mount-list', '.end-report']
      .map((it) => document.querySelector<HTMLElement>(it)?.innerText ?? '')
      .join('|'),
  );

/** What is asked once the standing orders have been given. */
async function asked(page: Page): Promise<string> {
  await page.locator('.end-report, .decision:not([data-waiting])').first().waitFor();
  const before = await glance(page);
  await page.waitForTimeout(120);
  const isStill = before === (await glance(page));
  const isAsked = await page.locator('.end-report, .decision:not([data-waiting])').count();
  if (!isStill || isAsked === 0) return asked(page);
  if ((await page.locator('.end-report').count()) > 0) return 'over';
  if ((await page.locator('dialog[open]').count()) > 0) return 'dialog';
  return (await page.locator('.decision .legend').innerText()).toLowerCase();
}

/** A hex on the way to the enemy, far enough for a course: half of the way, but no nearer than four hexes. */
const onTheWay = (page: Page): Promise<{ x: number; y: number }> =>
  page.evaluate(() => {
    const middle = (side: string) => {
      const box = document.querySelector(`.counter[data-side="${side}"]`)?.getBoundingClientRect();
      return {
        x: (box?.x ?? 0) + (box?.width ?? 0) / 2,
        y: (box?.y ?? 0) + (box?.height ?? 0) / 2,
      };
    };
    const [from, to] = [middle('allies'), middle('axis')];
    const hex = document.querySelector('.mark')?.getBoundingClientRect().width ?? 60;
    const away = Math.hypot(to.x - from.x, to.y - from.y);
    const share = Math.max(2 * hex, Math.min(away / 2, away - 4 * hex)) / away;
    return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
  });

const action = (page: Page, id: string) => page.locator(`.decision [data-action="${id}"]`);

/** Presses the first of these that is offered. */
async function pressFirst(page: Page, ...ids: readonly string[]): Promise<void> {
  for (const id of ids)
    if (await action(page, id).isVisible()) return void (await action(page, id).click());
  throw new Error(`None of these is offered: ${ids.join(', ')}`);
}

/** Lays a course where a stack is to move, and goes on where all have theirs. */
async function move(page: Page): Promise<void> {
  const isDue = (await page.locator('.decision-text').innerText()).includes('may move');
  if (!isDue || (await action(page, 'carry-on').isVisible()))
    return pressFirst(page, 'carry-on', 'done');
  const { x, y } = await onTheWay(page);
  await page.mouse.click(x, y);
}

const isAimed = async (page: Page): Promise<boolean> =>
  (await page.locator('.mount-target:not([data-held])').count()) > 0;

/** Presses once, as somebody does who lets orders go on. */
async function press(page: Page, phase: string): Promise<void> {
  if (phase === 'dialog') await page.locator('dialog[open] [data-first]').click();
  else if (/set-up|shift/.test(phase)) await mouse.setUp(page);
  else if (phase.includes('movement')) await move(page);
  else if (phase.includes('gunnery') && !(await isAimed(page))) await pressFirst(page, 'best-fire');
  else if (/gunnery|torpedoes/.test(phase)) await pressFirst(page, 'seal-on', 'done');
  else if (phase.includes('repair')) await pressFirst(page, 'done');
  else await mouse.vote(page);
}

test('Denmark Strait takes at most 30 decisions on the screen, for who lets orders go on', async () => {
  const page = await pages.open('desktop', {
    path: '/scenario/denmark-strait?pace=0&seed=budget',
    prefs: { animation: 'off' },
  });
  await page.locator('.start').click();
  const presses: string[] = [];
  for (let phase = await asked(page); phase !== 'over'; phase = await asked(page)) {
    presses.push(phase);
    expect(presses.length, presses.join('\n')).toBeLessThanOrEqual(BUDGET);
    const before = await glance(page);
    await press(page, phase);
    await expect.poll(() => glance(page), { timeout: 10_000 }).not.toBe(before);
  }
  expect(presses.length).toBeGreaterThan(BUDGET / 3);
});
