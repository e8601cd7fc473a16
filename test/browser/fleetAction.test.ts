import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { scenariosOf } from '../../src/cli/common/library';
import { orderDice, type Side } from '../../src/rules/core';
import { fleetAction } from '../../src/rules/fleet-action';
import { graveFaults } from './grave';
import { newPages } from './harness';
import { makeMatch, takeSeat } from './onlineHands';
import { atRest } from './panning';
import { BRISK, beginBattle, bothTo, isAsked, listenTo, pressOn, TURN_MS } from './pressing';

const pages = newPages();

const PLATE = '/scenario/fa-river-plate?pace=0&seed=plate';
/** Who is first, two squadrons, three ships that fire, and repairs. */
const MAX_PRESSES = 7;
test(
  'a turn is carried out as proposed with a press for each squadron and each ship; a pick shows the sheet; one gives up at any time',
  async () => {
    const page = await pages.open('desktop', { path: PLATE, prefs: BRISK });
    await beginBattle(page);
    const presses = await pressOn(page, (legend) => !legend.startsWith('Turn 1 '));
    expect(presses).toBeLessThanOrEqual(MAX_PRESSES);
    expect(await graveFaults(page), 'the second turn').toEqual([]);

    await page.locator('.fa-tile', { hasText: 'Admiral Graf Spee' }).click();
    const sheet = await page.locator('.fa-sheet').boundingBox();
    const panel = await page.locator('.panel-body').boundingBox();
    if (!sheet || !panel) throw new Error('no sheet');
    expect(sheet.y, 'the sheet of a picked enemy').toBeLessThan(panel.y + panel.height / 2);

    // [NW-30.6] In any step.
    await page.getByRole('button', { name: 'Concede' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Concede' }).click();
    await page.locator('.end-report', { hasText: 'You lost' }).waitFor();
  },
  TURN_MS,
);

test(
  'the movement of a division is planned by dragging its first ship, and the others follow',
  async () => {
    const page = await pages.open('desktop', { path: PLATE, prefs: BRISK });
    await beginBattle(page);
    await pressOn(page, (legend) => legend.includes('Ships move'));
    const rows = page.locator('.fleet-pick span');
    expect((await rows.allInnerTexts()).join()).not.toContain('follows');
    const ghost = await page.locator('.tactical-ghost[data-grab]').boundingBox();
    if (!ghost) throw new Error('no ghost');
    const [x, y] = [ghost.x + ghost.width / 2, ghost.y + ghost.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 60, y + 60, { steps: 6 });
    await page.mouse.up();
    const [lead, second] = await rows.allInnerTexts();
    expect(lead).toContain('starboard');
    expect(second).toMatch(/starboard.*follows/s);
    await page.keyboard.press('f');
    await page.locator('.log', { hasText: 'Achilles moves' }).first().waitFor();
  },
  TURN_MS,
);

/** How far a ship lies below the upper edge of the map, and the ends of what is written beside her from its left edge, in pixels. */
const shipOnMap = (page: Page, id: string) =>
  page.evaluate((ship) => {
    const rectOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
    const map = rectOf('.board-svg');
    const hull = rectOf(`[data-ship="${ship}"] .tactical-hull`);
    const name = rectOf(`[data-ship="${ship}"] .tactical-name`);
    if (!map || !hull || !name) throw new Error(`no ${ship}`);
    const { left, top } = map;
    return {
      y: hull.top + hull.height / 2 - top,
      name: [name.left - left, name.right - left],
    };
  }, id);

test(
  'on a phone a name at the edge is not cut off, and a ship that sails out of the window takes it along',
  async () => {
    const page = await pages.open('phone', { path: PLATE, prefs: BRISK });
    await beginBattle(page);
    await pressOn(page, (legend) => legend.includes('Ships move'));
    await expect
      .poll(async () => (await shipOnMap(page, 'admiral-graf-spee')).name[0])
      .toBeGreaterThanOrEqual(0);

    const hull = await page.locator('[data-ship="ajax"] .tactical-hull').boundingBox();
    const map = await page.locator('.board-svg').boundingBox();
    if (!hull || !map) throw new Error('no map');
    // The wheel zooms around the pointer.
    await page.mouse.move(hull.x + hull.width / 2, hull.y + hull.height / 2);
    for (let count = 0; count < 4; count++) await page.mouse.wheel(0, -200);
    await atRest(page);
    const { y } = await shipOnMap(page, 'ajax');
    const [dragX, dragY] = [map.x + 30, map.y + 0.7 * map.height];
    await page.mouse.move(dragX, dragY);
    await page.mouse.down();
    await page.mouse.move(dragX, dragY + 40 - y, { steps: 5 });
    await page.mouse.up();
    expect((await shipOnMap(page, 'ajax')).y).toBeCloseTo(40, -1);

    await page.keyboard.press('f');
    await page.locator('.log', { hasText: 'Ajax moves' }).first().waitFor({ state: 'attached' });
    await expect.poll(async () => (await shipOnMap(page, 'ajax')).y).toBeGreaterThan(50);
    expect((await shipOnMap(page, 'ajax')).y).toBeLessThan(map.height);
  },
  TURN_MS,
);

/** A whole battle by what is proposed: no more than a press for each phase of its fifteen turns. */
const MAX_IN_BATTLE = 60;

test(
  'a whole River Plate is fought against the Ensign as proposed, with at most a press a phase',
  async () => {
    const page = await pages.open('desktop', { path: PLATE, prefs: BRISK });
    await beginBattle(page);
    const over = page.locator('.end-report');
    let presses = 0;
    for (; presses < 3 * MAX_IN_BATTLE; presses++) {
      await isAsked(page);
      if (await over.isVisible()) break;
      await page.keyboard.press('f');
      await page.waitForTimeout(30);
    }
    await over.waitFor();
    expect(presses, 'presses').toBeLessThanOrEqual(MAX_IN_BATTLE);
    await page.keyboard.press('r');
    await page.locator('.report-result').waitFor();
  },
  TURN_MS,
);

/** Squadrons of a side, by ids that nothing open contains [NW-3.1, NW-3.9]. */
function squadronsOf(side: Side): string[] {
  const plate = scenariosOf('fleet-action').find(({ id }) => id === 'fa-river-plate');
  const { state } = fleetAction.newState(plate?.scenario as never, {}, orderDice('plate', 0));
  const open = JSON.stringify(fleetAction.view(state, 'spectator'));
  return Object.keys(state.forces[side].squadrons).filter((id) => !open.includes(`"${id}"`));
}

test(
  'two fight the first turn of River Plate over two browsers, and neither is told what the other hides',
  async () => {
    const open = { path: '/online', prefs: BRISK } as const;
    const host = await pages.open('desktop', open);
    const guest = await pages.open('desktop', open);
    const heard = { allies: listenTo(host), axis: listenTo(guest) };
    const { pathname, hash } = new URL(await makeMatch(host, 'Harwood', 'fa-river-plate'));
    await guest.goto(`${pathname}${hash}`);
    await takeSeat(guest, 'Langsdorff');
    await bothTo([host, guest], 'Turn 2');
    const hidden = squadronsOf('allies');
    expect(hidden.length).toBeGreaterThan(0);
    expect(hidden.filter((id) => heard.allies().includes(`"${id}"`))).toEqual(hidden);
    expect(hidden.filter((id) => heard.axis().includes(`"${id}"`))).toEqual([]);
    // [NW-3.21] Flotation, mounts and tubes of the enemy stand in no sheet on the page.
    const sheets = await guest.locator('.fleet-board').innerText();
    expect(sheets).toContain('Exeter');
    expect(sheets.match(/tubes \d/g) ?? []).toHaveLength(1);
  },
  TURN_MS,
);
