import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { phaseOn, playOn, touch } from './hands';
import { newPages } from './harness';

const pages = newPages();
const QUICK = '/?pace=0&seed=touch';
const FINGERS = { hasTouch: true, isMobile: true, path: QUICK };

/** How large a hex stands on the screen. */
const hexWidth = (page: Page): Promise<number> =>
  page.evaluate(() => document.querySelector('.mark')?.getBoundingClientRect().width ?? Number.NaN);

/** Two fingers on the map, brought together or drawn apart. */
async function pinch(page: Page, scaleFactor: number): Promise<void> {
  const box = await page.locator('.board-map').boundingBox();
  const session = await page.context().newCDPSession(page);
  const { x, y, width, height } = box ?? { x: 0, y: 0, width: 0, height: 0 };
  await session.send('Input.synthesizePinchGesture', {
    ...{ x: x + width / 2, y: y + height / 2, scaleFactor, gestureSourceType: 'touch' },
  });
}

test('a battle is begun, set up and fought on a phone with fingers alone', async () => {
  const page = await pages.open('phone', FINGERS);
  await touch.begin(page);
  await playOn(page, touch, (phase) => phase.includes('impulse 20'));
  expect(await phaseOn(page)).toMatch(/^round 1, impulse 20: gunnery/);
  expect(await page.locator('.log-chapter').count()).toBeGreaterThan(5);
});

test('two fingers zoom the chart, and give no order', async () => {
  const page = await pages.open('phone', FINGERS);
  await touch.begin(page);
  await playOn(page, touch, (phase) => phase.includes('movement'));
  await page.locator('.mark').first().waitFor();
  await page.waitForTimeout(500);
  const before = await hexWidth(page);
  await pinch(page, 2);
  await expect.poll(() => hexWidth(page)).toBeGreaterThan(before * 1.5);
  expect(await phaseOn(page)).toMatch(/movement/);
  expect(await page.getByRole('button', { name: 'Undo' }).isVisible()).toBe(false);
});
