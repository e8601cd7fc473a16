import type { Page } from 'playwright-core';

/** Of the largest boards the one with most ships on it. */
export const LARGEST_BATTLE = 'samar';

/** The chart with the longest coasts. */
export const LARGEST_CHART = 'bismarck';

declare global {
  interface Window {
    /** Renders that React has brought to the page. */
    commits?: number;
    /** Milliseconds from frame to frame. */
    frameTimes?: number[];
    /** How the browser was told to move the map, from change to change. */
    moved?: string[];
  }
}

/** Counts what React commits, from the next load of the page on: React tells it to whoever poses as its developer tools. */
export const countCommits = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.commits = 0;
    const hook = {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberRoot: () => {
        window.commits = (window.commits ?? 0) + 1;
      },
      onCommitFiberUnmount: () => {},
      onPostCommitFiberRoot: () => {},
    };
    Object.assign(window, { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook });
  });

/** Opens a battle between two at this screen and waits until its map stands still. */
export async function beginOn(page: Page, scenario: string): Promise<void> {
  await page.goto(`/scenario/${scenario}?pace=0&seed=panning`);
  await page.getByText('Both sides at this screen').click();
  await page.getByRole('button', { name: 'Begin the battle' }).click();
  await page.locator('.mark').first().waitFor();
  await atRest(page);
}

/** Opens an operation and waits until its chart stands still; the opponent takes its time. */
export async function beginOnChart(page: Page, scenario: string): Promise<void> {
  await page.goto(`/scenario/${scenario}?pace=5000&seed=panning`);
  await page.getByRole('button', { name: /^Begin the/ }).click();
  // The scenario's page has a chart with pins too.
  await page.locator('.decision').waitFor();
  await page.locator('.pin-place').first().waitFor();
  await page.keyboard.press('Escape');
  await atRest(page);
}

const placement = (page: Page) => page.locator('.board-svg > g').first().getAttribute('transform');

/** Waits until the map stands still, and tells where. */
export async function atRest(page: Page): Promise<string | null> {
  const before = await placement(page);
  await page.waitForTimeout(150);
  return before === (await placement(page)) ? before : atRest(page);
}

/** Drags the map in a large circle, in so many steps. */
export async function pan(page: Page, steps: number): Promise<void> {
  const map = await page.locator('.board-map').boundingBox();
  if (!map) throw new Error('There is no map.');
  const middle = { x: map.x + map.width / 2, y: map.y + map.height / 2 };
  const reach = Math.min(map.width, map.height) / 4;
  await page.mouse.down();
  for (let i = 1; i <= steps; i++) {
    const turn = (2 * Math.PI * i) / steps;
    const x = middle.x + reach * Math.sin(turn);
    await page.mouse.move(x, middle.y + reach * (1 - Math.cos(turn)));
  }
  await page.mouse.up();
}

/** Drags the map in a large circle and turns the wheel forth and back, each in so many steps. */
export async function panAndZoom(page: Page, steps: number): Promise<void> {
  await pan(page, steps);
  for (let i = 0; i < steps; i++) await page.mouse.wheel(0, i < steps / 2 ? -120 : 120);
}

/** Puts the pointer over the middle of the map, goes closer, and lets what that changes be drawn. */
export async function pointAtMiddle(page: Page): Promise<void> {
  const map = await page.locator('.board-map').boundingBox();
  if (!map) throw new Error('There is no map.');
  await page.mouse.move(map.x + map.width / 2, map.y + map.height / 2);
  // Closer, so that there is sea to move over.
  await page.mouse.wheel(0, -400);
  await page.waitForTimeout(300);
}
