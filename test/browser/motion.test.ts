import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { keyboard, playOn } from './hands';
import { baseUrl, newPages, type Viewport } from './harness';

const pages = newPages();

const SAVE = 'test/replays/savo-island.json';
/** The moment of that battle after which the first salvos fall. */
const BEFORE_FIRE = 1;

type Likes = Record<string, unknown>;

/** What a person likes, kept in the browser from before. */
const liking = (likes: Likes): BrowserContextOptions => ({
  storageState: {
    cookies: [],
    origins: [
      {
        origin: baseUrl(),
        localStorage: [{ name: 'flag-plot.prefs', value: JSON.stringify(likes) }],
      },
    ],
  },
});

/** A page with the replay of a battle held just before its first salvos. */
async function beforeFire(
  options: BrowserContextOptions,
  viewport: Viewport = 'desktop',
): Promise<Page> {
  const page = await pages.open(viewport, options);
  await page.getByLabel('Save file').setInputFiles(SAVE);
  await page.getByRole('button', { name: 'Watch it' }).click();
  const pause = page.getByRole('button', { name: 'Pause' }).first();
  await page.getByLabel('Moment of the game').waitFor();
  if (await pause.isVisible()) await pause.click();
  await page.getByLabel('Moment of the game').fill(String(BEFORE_FIRE));
  await page.locator('.replay .legend').getByText('2 of').waitFor();
  return page;
}

const fire = (page: Page) => page.getByRole('button', { name: 'Forward', exact: true }).click();
const salvos = (page: Page) => page.locator('.effects .salvo');
const bar = (page: Page) => page.locator('.motion-bar');

test('salvos are played while the position is held back, and a key skips what is running', async () => {
  const page = await beforeFire(liking({ animation: 'slow' }));
  const whole = page.locator('[data-stack="A1"] .hull-lost[d=""]');
  const hulls = await whole.count();
  await fire(page);
  await salvos(page).first().waitFor({ state: 'attached' });
  expect(await whole.count()).toBe(hulls);
  await page.keyboard.press('q');
  await bar(page).waitFor({ state: 'detached' });
  expect(await salvos(page).count()).toBe(0);
});

test('a finger skips too, on the button of the bar', async () => {
  const page = await beforeFire({ ...liking({ animation: 'slow' }), hasTouch: true }, 'phone');
  await fire(page);
  await bar(page).getByRole('button', { name: 'Skip' }).tap();
  await bar(page).waitFor({ state: 'detached' });
  expect(await salvos(page).count()).toBe(0);
});

test('event by event: each is shown with its sentence, and the log waits for it', async () => {
  const page = await beforeFire(liking({ stepwise: true }));
  await fire(page);
  const sentence = bar(page).locator('p');
  const log = page.locator('#panel-log');
  await sentence.getByText(/^Chokai and 3 more move/).waitFor();
  expect(await bar(page).getAttribute('data-phase')).toBe('held');
  await page.keyboard.press('Shift+N');
  await sentence.getByText(/^Furutaka and 3 more move/).waitFor();
  await bar(page).getByRole('button', { name: 'Next' }).click();
  await sentence.getByText(/^Chokai fires .* 2 hits/).waitFor();
  expect(await log.getByText('Chokai fires').count()).toBe(1);
  expect(await log.getByText('Aoba fires').count()).toBe(0);
  await page.keyboard.press('q');
  await bar(page).waitFor({ state: 'detached' });
  await log.getByText(/Chicago slows/).waitFor();
});

test('held, the animations stand, and go on from there', async () => {
  const page = await beforeFire(liking({ animation: 'slow' }));
  await fire(page);
  await salvos(page).first().waitFor({ state: 'attached' });
  await page.keyboard.press('Shift+P');
  const states = () =>
    page.evaluate(() => [
      ...new Set(
        document
          .getAnimations()
          .filter(({ effect }) => (effect as KeyframeEffect).target?.closest('.effects'))
          .map(({ playState }) => playState),
      ),
    ]);
  await bar(page).and(page.locator('[data-phase="paused"]')).waitFor();
  expect(await states()).not.toContain('running');
  await bar(page).getByRole('button', { name: 'Resume' }).click();
  await bar(page).and(page.locator('[data-phase="running"]')).waitFor();
  expect(await states()).toContain('running');
});

test('switched off, a salvo is only told', async () => {
  const page = await beforeFire(liking({ animation: 'off' }));
  await page.evaluate(() => {
    const seen = new MutationObserver((changes) => {
      if (changes.some(({ addedNodes }) => addedNodes.length > 0)) document.title = 'animated';
    });
    for (const effects of document.querySelectorAll('.effects'))
      seen.observe(effects, { childList: true });
  });
  await fire(page);
  await page
    .locator('#panel-log')
    .getByText(/Chicago slows/)
    .waitFor();
  expect(await page.title()).not.toBe('animated');
  expect(await bar(page).count()).toBe(0);
});

test('where little motion is wanted, things come and go where they are', async () => {
  const page = await beforeFire({ ...liking({ animation: 'slow' }), reducedMotion: 'reduce' });
  await fire(page);
  await salvos(page).first().waitFor({ state: 'attached' });
  const names = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => (effect as KeyframeEffect).target?.closest('.effects'))
      .map((animation) => (animation as CSSAnimation).animationName),
  );
  expect(new Set(names)).toEqual(new Set(['fade']));
});

test('speed is chosen in the menu and by keys, and kept', async () => {
  const page = await pages.open('desktop', { path: '/scenario/denmark-strait?pace=0&seed=motion' });
  await keyboard.begin(page);
  await page.locator('.motion-menu .menu-opener').click();
  await page.getByRole('radio', { name: 'Slow' }).check({ force: true });
  await page.keyboard.press('Escape');
  await page.locator('.board-map').focus();
  await page.keyboard.press('>');
  await page.keyboard.press('>');
  await page.reload();
  await page.locator('.motion-menu .menu-opener').click();
  expect(await page.getByRole('radio', { name: 'Fast' }).isChecked()).toBe(true);
  expect(await page.getByRole('checkbox', { name: /Guns/ }).isChecked()).toBe(false);
});

test('an order never waits for what is shown: it cuts it short', async () => {
  const page = await pages.open('desktop', {
    ...liking({ animation: 'slow', confirmSeal: false }),
    path: '/scenario/denmark-strait?pace=0&seed=motion',
  });
  await keyboard.begin(page);
  await playOn(page, keyboard, (phase) => phase.includes('gunnery'));
  await page.keyboard.press('b');
  await page.keyboard.press('f');
  await salvos(page).first().waitFor({ state: 'attached' });
  await page.locator('.decision:not([data-waiting])').waitFor();
  // Held, the salvos never end by themselves.
  await page.keyboard.press('Shift+P');
  await bar(page).and(page.locator('[data-phase="paused"]')).waitFor();
  await page.keyboard.press('f');
  await page.getByRole('dialog').getByText('End your movement?').waitFor();
  expect(await salvos(page).count()).toBeGreaterThan(0);
  await keyboard.confirm(page);
  await salvos(page).first().waitFor({ state: 'detached' });
});

test('nothing is heard, nor fetched for it, until it is asked for', async () => {
  const page = await beforeFire(liking({ animation: 'fast' }));
  await page.evaluate(() => {
    const Real = window.AudioContext;
    window.AudioContext = class extends Real {
      constructor() {
        super();
        document.documentElement.dataset.sound = 'opened';
      }
    };
  });
  const fetched = () =>
    page.evaluate(() =>
      performance.getEntriesByType('resource').some(({ name }) => /player-[^/]*\.js/.test(name)),
    );
  const opened = page.locator('html[data-sound="opened"]');
  await fire(page);
  await salvos(page).first().waitFor({ state: 'attached' });
  expect(await opened.count()).toBe(0);
  expect(await fetched()).toBe(false);
  await page.keyboard.press('Shift+B');
  await opened.waitFor({ state: 'attached' });
  expect(await fetched()).toBe(true);
});
