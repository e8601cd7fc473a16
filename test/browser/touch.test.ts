import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { phaseOn, playOn, touch } from './hands';
import { newPages, VIEWPORTS } from './harness';

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
  // Turned on its side and back, the ships beside their counter lie on no other and under no button.
  const { width, height } = VIEWPORTS.phone;
  await page.setViewportSize({ width: height, height: width });
  await page.locator('.fan').waitFor();
  await page.setViewportSize(VIEWPORTS.phone);
  await expect.poll(() => page.evaluate(coveredByFan)).toEqual([]);
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

/** In the page: what the cards of a fan lie on or under. */
function coveredByFan(): string[] {
  const fan = document.querySelector('.fan')?.getBoundingClientRect();
  if (!fan) return ['no fan'];
  return [...document.querySelectorAll('.counter .face, .zoom-buttons, .window-legend, .map-bar')]
    .filter((it) => {
      const { left, right, top, bottom } = it.getBoundingClientRect();
      const [wide, high] = [
        Math.min(right, fan.right) - Math.max(left, fan.left),
        Math.min(bottom, fan.bottom) - Math.max(top, fan.top),
      ];
      return wide > 1 && high > 1;
    })
    .map((it) => it.textContent ?? '');
}
