/**
 * What the screen takes in a real Chromium: how long until the first page and the first decision stand, and the time from
 * frame to frame while the largest maps are moved. Run it with `npm run bench:screen`; figures are of the machine it runs on.
 */
import { type Browser, chromium, type Page } from 'playwright-core';
import { raiseStage } from '../setup/browser';
import {
  atRest,
  beginOn,
  beginOnChart,
  countCommits,
  LARGEST_BATTLE,
  LARGEST_CHART,
  panAndZoom,
  pointAtMiddle,
} from './panning';

/** Each thing is measured so often; the median counts. */
const RUNS = 5;

/** Steps of a drag and of a turn of the wheel. */
const STEPS = 60;

const VIEWPORTS = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
} as const;

/** Notes the time from frame to frame; a text, since it runs in the page, which has none of this file's helpers. */
const WATCH_FRAMES = `
  window.frameTimes = [];
  let last = performance.now();
  requestAnimationFrame(function note(time) {
    window.frameTimes.push(time - last);
    last = time;
    requestAnimationFrame(note);
  });
`;

const stage = await raiseStage();
const browser = await chromium.launch({
  executablePath: stage.chromiumPath,
  args: ['--no-sandbox', '--disable-gpu'],
});

const lines = [
  ...(await opening(browser)),
  ...(await moving(browser, 'desktop', beginOn, LARGEST_BATTLE)),
  ...(await moving(browser, 'phone', beginOn, LARGEST_BATTLE)),
  ...(await moving(browser, 'desktop', beginOnChart, LARGEST_CHART)),
  ...(await moving(browser, 'phone', beginOnChart, LARGEST_CHART)),
];
process.stdout.write(`${lines.join('\n')}\n`);
await browser.close();
await stage.strike();

/** Opens a page with nothing kept from before. */
async function fresh(from: Browser, viewport: keyof typeof VIEWPORTS): Promise<Page> {
  const context = await from.newContext({
    viewport: VIEWPORTS[viewport],
    baseURL: stage.baseUrl,
    reducedMotion: 'reduce',
  });
  return context.newPage();
}

async function opening(from: Browser): Promise<string[]> {
  const first: number[] = [];
  const decision: number[] = [];
  for (let i = 0; i < RUNS; i++) {
    const page = await fresh(from, 'desktop');
    const start = performance.now();
    await page.goto('/?pace=0&seed=bench', { waitUntil: 'commit' });
    await page.locator('.scenario-card').first().waitFor();
    first.push(performance.now() - start);
    await page.getByRole('link', { name: 'Denmark Strait', exact: true }).first().click();
    await page.getByRole('button', { name: 'Begin the battle' }).click();
    await page.locator('.mark').first().waitFor();
    decision.push(performance.now() - start);
    await page.context().close();
  }
  return [
    line('first page, nothing kept', first),
    line('first decision, by two clicks from there', decision),
  ];
}

async function moving(
  from: Browser,
  viewport: keyof typeof VIEWPORTS,
  begin: (page: Page, scenario: string) => Promise<void>,
  scenario: string,
): Promise<string[]> {
  const page = await fresh(from, viewport);
  await countCommits(page);
  await begin(page, scenario);
  await pointAtMiddle(page);
  await atRest(page);
  const before = (await page.evaluate(() => window.commits)) ?? 0;
  await page.evaluate(WATCH_FRAMES);
  for (let i = 0; i < RUNS; i++) await panAndZoom(page, STEPS);
  const frames = await page.evaluate(() => window.frameTimes ?? []);
  const commits = ((await page.evaluate(() => window.commits)) ?? 0) - before;
  await page.context().close();
  const name = `${scenario}, ${viewport}, pan and zoom`;
  return [
    line(`${name}: from frame to frame`, frames),
    `${name}: 95 of 100 frames within ${share(frames, 0.95).toFixed(1)} ms, the longest ${Math.max(...frames).toFixed(1)} ms`,
    `${name}: ${commits} renders of React in ${frames.length} frames`,
  ];
}

function line(name: string, values: readonly number[]): string {
  return `${name}: ${share(values, 0.5).toFixed(1)} ms (median of ${values.length})`;
}

/** The value below which a share of all lies. */
function share(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}
