import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newPages } from './harness';

const pages = newPages();

const PLATE = '/scenario/fa-river-plate?pace=0&seed=plate';
const BRISK = { animation: 'off', confirmSeal: false };

/** Waits until the player is asked for something that does not pass by itself. */
const isAsked = (page: Page): Promise<void> =>
  page
    .locator('.end-report, .decision:not([data-waiting]):not(:has([data-passing]))')
    .first()
    .waitFor();

async function begin(page: Page): Promise<void> {
  await page.getByLabel('Ensign').check();
  await page.getByRole('button', { name: 'Begin the battle' }).click();
  await isAsked(page);
}

/** Presses the main button until `enough`; gives how often. */
async function pressOn(page: Page, enough: (legend: string) => boolean): Promise<number> {
  for (let presses = 0; ; presses++) {
    await isAsked(page);
    const legend = (await page.locator('.decision .legend').textContent()) ?? '';
    if (enough(legend)) return presses;
    await page.keyboard.press('f');
    await page.waitForTimeout(30);
  }
}

/** Who is first, two squadrons, three ships that fire, and repairs. */
const MAX_PRESSES = 7;
/** A turn on a machine that has other things to do. */
const TURN_MS = 120_000;

test(
  'a turn is carried out as proposed with a press for each squadron and each ship',
  async () => {
    const page = await pages.open('desktop', { path: PLATE, prefs: BRISK });
    await begin(page);
    const presses = await pressOn(page, (legend) => !legend.startsWith('Turn 1 '));
    expect(presses).toBeLessThanOrEqual(MAX_PRESSES);
  },
  TURN_MS,
);

test(
  'the movement of a division is planned by dragging its first ship, and the others follow',
  async () => {
    const page = await pages.open('desktop', { path: PLATE, prefs: BRISK });
    await begin(page);
    await pressOn(page, (legend) => legend.includes('Ships move'));
    const rows = page.locator('.fleet-pick span');
    expect(await rows.allInnerTexts()).toEqual([
      expect.stringContaining('steady'),
      expect.stringContaining('steady'),
    ]);
    const ghost = await page.locator('.tactical-ghost[data-grab]').boundingBox();
    if (!ghost) throw new Error('no ghost');
    const [x, y] = [ghost.x + ghost.width / 2, ghost.y + ghost.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - 40, y - 40, { steps: 6 });
    await page.mouse.up();
    for (const row of await rows.allInnerTexts()) expect(row).toContain('port');
    await page.keyboard.press('f');
    await page.locator('.log', { hasText: 'Achilles moves' }).first().waitFor();
  },
  TURN_MS,
);
