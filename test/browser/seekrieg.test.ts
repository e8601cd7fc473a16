import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { scenariosOf } from '../../src/cli/common/library';
import { orderDice } from '../../src/rules/core';
import { seekrieg } from '../../src/rules/seekrieg';
import { en } from '../../src/words/seekrieg/en/lesson';
import { en as lobby } from '../../src/words/seekrieg/en/lobby';
import { graveFaults } from './grave';
import { reach } from './hands';
import { newPages, type PageOptions, type Viewport } from './harness';
import { makeMatch, takeSeat } from './onlineHands';
import { BRISK, beginBattle, bothTo, isAsked, listenTo, pressOn, TURN_MS } from './pressing';

const pages = newPages();

const STRAIT = '/scenario/sk-denmark-strait?pace=0&seed=strait';
const PLATE = '/scenario/sk-river-plate?pace=0&seed=plate';

/** Orders and fire plot are sealed as they are proposed; more would only change something. */
const BUDGETS = [
  ['Denmark Strait', STRAIT, 6],
  ['River Plate', PLATE, 8],
] as const;

test.each(BUDGETS)(
  '[SK-34.3] a turn of %s is sealed as proposed within its budget of decisions',
  async (_, path, most) => {
    const page = await pages.open('desktop', { path, prefs: BRISK });
    await beginBattle(page);
    const presses = await pressOn(page, (legend) => !legend.startsWith('Turn 1 '));
    expect(presses).toBeLessThanOrEqual(most);
  },
  TURN_MS,
);

/** The text of each own ship's course in the panel. */
const coursesOn = (page: Page): Promise<string[]> =>
  page.locator('.fleet-pick span').allInnerTexts();

test(
  '[SK-34.4] a line is steered by dragging its guide, by key and by click; the others keep station, and undo takes it back',
  async () => {
    const page = await pages.open('desktop', { path: STRAIT, prefs: BRISK });
    await page.getByLabel('Kriegsmarine').check();
    await beginBattle(page);
    const before = await coursesOn(page);
    expect(before).toHaveLength(2);
    const ghost = await page.locator('.tactical-ghost[data-grab]').boundingBox();
    if (!ghost) throw new Error('no ghost');
    const [x, y] = [ghost.x + ghost.width / 2, ghost.y + ghost.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - 10, y + 60, { steps: 6 });
    await page.mouse.up();
    await expect.poll(() => coursesOn(page)).not.toEqual(before);
    while ((await coursesOn(page)).join() !== before.join()) await page.keyboard.press('u');
    await page.keyboard.press('q');
    await expect.poll(async () => (await coursesOn(page))[0]).toContain('↶');
    await page.keyboard.press('s');
    await expect.poll(async () => (await coursesOn(page))[0]).not.toContain('↶');
    await page.keyboard.press('f');
    await page.locator('.log', { hasText: 'Bismarck moves' }).first().waitFor();
  },
  TURN_MS,
);

/** Ships and wrecks whose place lies outside of the map's window. */
const outOfSight = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const map = document.querySelector('.board-svg')?.getBoundingClientRect() ?? new DOMRect();
    const shown = [...document.querySelectorAll('.tactical-hull, .tactical-wreck')];
    if (shown.length === 0) return ['no ships'];
    return shown.flatMap((it) => {
      const { left, right, top, bottom } = it.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      const isIn = x > map.left && x < map.right && y > map.top && y < map.bottom;
      return isIn ? [] : [it.outerHTML.slice(0, 80)];
    });
  });

/** Seals a turn, or lets turns run on. */
const MAX_IN_BATTLE = 40;

test(
  '[SK-34.14] a whole Denmark Strait is fought by running on, which stops where something asks',
  async () => {
    const page = await pages.open('desktop', { path: STRAIT, prefs: BRISK });
    await page.getByLabel('Kriegsmarine').check();
    await beginBattle(page);
    const over = page.locator('.end-report');
    const running = page.locator('.decision [data-action="done"]', { hasText: 'Stop' });
    let presses = 0;
    for (; presses < 2 * MAX_IN_BATTLE; presses++) {
      await expect.poll(() => running.count(), { timeout: TURN_MS / 4 }).toBe(0);
      await isAsked(page);
      if (await over.isVisible()) break;
      await page.keyboard.press('r');
      await page.waitForTimeout(30);
    }
    await over.waitFor();
    expect(presses, 'presses').toBeLessThanOrEqual(MAX_IN_BATTLE);
    await expect.poll(() => outOfSight(page)).toEqual([]);
    await page.keyboard.press('r');
    await page.locator('.report-result').waitFor();
  },
  TURN_MS,
);

test(
  'on a phone the map keeps half of the height, and axe finds nothing grave',
  async () => {
    const page = await pages.open('phone', { path: PLATE, prefs: BRISK, hasTouch: true });
    await beginBattle(page);
    const map = await page.locator('.board-svg').boundingBox();
    expect(map?.height).toBeGreaterThan(844 / 2 - 1);
    expect(await graveFaults(page)).toEqual([]);
  },
  TURN_MS,
);

/** Ids of the Kriegsmarine that nothing tells the Royal Navy at the start. */
function secrets(): string[] {
  const strait = scenariosOf('seekrieg').find(({ id }) => id === 'sk-denmark-strait');
  const { state } = seekrieg.newState(
    strait?.scenario as never,
    seekrieg.defaultOptions,
    orderDice('strait', 0),
  );
  const seen = JSON.stringify(seekrieg.view(state, 'allies'));
  const own = [...Object.keys(state.forces.axis.elements), 'bismarck', 'prinz-eugen'];
  return own.filter((id) => !seen.includes(`"${id}"`));
}

test(
  '[SK-5.9] two fight the first turn of Denmark Strait over two browsers, and the upper works of a ship tell no name',
  async () => {
    const open = { path: '/online', prefs: BRISK } as const;
    const host = await pages.open('desktop', open);
    const guest = await pages.open('desktop', open);
    const heard = { allies: listenTo(host), axis: listenTo(guest) };
    const { pathname, hash } = new URL(await makeMatch(host, 'Holland', 'sk-denmark-strait'));
    await guest.goto(`${pathname}${hash}`);
    await takeSeat(guest, 'Lutjens');
    await bothTo([host, guest], 'Turn 2');
    const hidden = secrets();
    expect(hidden.length).toBeGreaterThan(0);
    expect(hidden.filter((id) => heard.axis().includes(`"${id}"`))).toEqual(hidden);
    expect(hidden.filter((id) => heard.allies().includes(`"${id}"`))).toEqual([]);
    await host.locator('.tactical-marker').first().waitFor();
  },
  TURN_MS,
);

/** How somebody presses what is on the screen. */
type Press = (page: Page, target: Locator) => Promise<void>;

const tap: Press = (_page, target) => target.tap();

/** With Tab to it, and Enter. */
const byKeys: Press = async (page, target) => {
  await reach(page, target);
  await page.keyboard.press('Enter');
};

const MAX_DEEDS = 60;

/** The title of the lesson's card, and whether it waits for a deed; nothing once the lesson is over. */
const readCard = (page: Page) =>
  page.evaluate(() => {
    const next = document.querySelector<HTMLButtonElement>('.lesson-ways .button.primary');
    const decision = document.querySelector('.decision');
    return (
      next && {
        title: document.querySelector('.lesson h2')?.textContent ?? '',
        waits: next.disabled,
        isIdle: decision?.matches('[data-waiting], :has([data-passing])') ?? true,
      }
    );
  });

/** Follows the lesson to its end; gives the titles of what it told. */
async function followToEnd(page: Page, press: Press): Promise<string[]> {
  const titles: string[] = [];
  await page.locator('.lesson').waitFor();
  for (let deeds = 0; deeds < MAX_DEEDS; deeds++) {
    const card = await readCard(page);
    if (!card) return titles;
    if (titles.at(-1) !== card.title) titles.push(card.title);
    if (!card.waits) await press(page, page.locator('.lesson-ways .button.primary'));
    else if (card.title === en['title.pick'])
      await press(page, page.locator('.fleet-pick', { hasText: 'Bismarck' }));
    else if (!card.isIdle) await press(page, page.locator('.decision [data-action="done"]'));
    await page.waitForTimeout(50);
  }
  throw new Error(`The lesson has no end: ${titles.slice(-3).join(', ')}`);
}

const PUPILS: [string, Viewport, PageOptions, Press][] = [
  ['with fingers on a phone', 'phone', { hasTouch: true, isMobile: true }, tap],
  ['with keys alone on a desktop', 'desktop', {}, byKeys],
];

test.each(PUPILS)(
  'the lesson of the Denmark Strait is followed to its end %s',
  async (_, viewport, options, press) => {
    const page = await pages.open(viewport, { ...options, path: '/?pace=0&seed=lesson' });
    await press(page, page.getByRole('button', { name: lobby['lesson.begin'] }));
    const titles = await followToEnd(page, press);
    for (const id of ['welcome', 'pick', 'move', 'fire', 'log', 'runOn'] as const)
      expect(titles).toContain(en[`title.${id}`]);
    expect(titles.at(-1)).toBe(en['title.farewell']);
  },
  TURN_MS,
);
