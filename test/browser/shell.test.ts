import { expect, test } from 'vitest';
import { graveFaults } from './grave';
import { mouse, playOn } from './hands';
import { newPages, VIEWPORTS, type Viewport } from './harness';
import { lowClauseLinks } from './paper';

const pages = newPages();
const QUICK = '/?pace=0&seed=shell';
const BATTLE = `/scenario/denmark-strait${QUICK.slice(1)}`;

/** In the page: every page is there. */
const isFetchedAhead = (): boolean => performance.getEntriesByName('all pages fetched').length > 0;

test('once the page has been opened a battle is begun and rules are read without the network', async () => {
  const page = await pages.open('desktop', { path: QUICK, keepsApp: true });
  await page.waitForFunction(isFetchedAhead);
  await page.context().setOffline(true);
  await mouse.begin(page);
  await page.locator('.decision-text').waitFor();
  await page.getByRole('link', { name: 'Rules' }).click();
  await page.locator('.clause').first().waitFor();
});

test('a double click begins one battle, also where the page is served over plain http', async () => {
  const page = await pages.open('desktop', { path: QUICK });
  await page.addInitScript(() => Object.assign(crypto, { randomUUID: undefined }));
  await page.goto(BATTLE);
  await page.getByRole('button', { name: 'Begin the battle' }).dblclick();
  await page.locator('.game').waitFor();
  await page.getByRole('link', { name: 'Battles', exact: true }).click();
  await page.locator('.running li').first().waitFor();
  expect(await page.locator('.running li').count()).toBe(1);
});

test('a battle can be taken away as a file while it runs', async () => {
  const page = await pages.open('desktop', { path: BATTLE });
  await mouse.begin(page);
  await page.getByRole('button', { name: 'Battle', exact: true }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save file' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^[\w-]+\.json$/);
});

test('a second tab of a battle is told that it is no longer kept', async () => {
  const page = await pages.open('desktop', { path: BATTLE });
  await mouse.begin(page);
  await page.locator('.game').waitFor();
  const second = await page.context().newPage();
  await second.goto(page.url());
  await second.locator('.game').waitFor();
  await playOn(page, mouse, (phase) => phase.includes('gunnery'));
  await playOn(second, mouse, (phase) => phase.includes('gunnery'));
  await second.getByText('being played in another tab').waitFor();
  expect(await page.locator('.fault-notice').count()).toBe(0);
});

test.each(Object.keys(VIEWPORTS) as Viewport[])(
  'a clause opens on the spot over the battle on a %s',
  async (viewport) => {
    const page = await pages.open(viewport, { path: BATTLE });
    await mouse.begin(page);
    // By this clause the person is asked for the first stack.
    const id = 'BT-3.2';
    const link = page.locator('.decision-text .rule-link', { hasText: id });
    await link.focus();
    await page.keyboard.press('Enter');
    const clause = page.getByRole('dialog', { name: id });
    await clause.locator('.clause-body').waitFor();
    expect(await graveFaults(page), 'a clause').toEqual([]);
    expect(await lowClauseLinks(page)).toEqual([]);
    expect(await page.locator('h1').count(), 'what the page is').toBe(1);
    await page.keyboard.press('Escape');
    await clause.waitFor({ state: 'detached' });
    expect(await link.evaluate((it) => it === document.activeElement)).toBe(true);
    await link.click();
    const [rules] = await Promise.all([
      page.waitForEvent('popup'),
      clause.getByRole('link', { name: 'Open in the rules' }).click(),
    ]);
    await rules.locator(`.clause[data-target][id="${id}"]`).waitFor();
    expect(await page.locator('.game').count()).toBe(1);
  },
);

test('on paper the page of a battle has nothing to press or to fill in', async () => {
  const page = await pages.open('desktop', { path: '/scenario/fa-river-plate' });
  await page.getByRole('button', { name: 'Begin the battle' }).waitFor();
  const shown = () =>
    page.locator('button:not(.rule-link):visible, input:visible, select:visible').count();
  expect(await shown()).toBeGreaterThan(0);
  await page.emulateMedia({ media: 'print' });
  expect(await shown()).toBe(0);
  expect(await page.getByRole('heading', { name: 'Forces' }).isVisible()).toBe(true);
});
