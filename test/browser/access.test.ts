import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { graveFaults } from './grave';
import { mouse, playOn } from './hands';
import { newPages } from './harness';

const pages = newPages();
const QUICK = '/?pace=0&seed=access';

test('axe finds nothing grave on the pages to read', async () => {
  const page = await pages.open('desktop', { path: QUICK });
  await page.locator('.scenario-card').first().waitFor();
  expect(await graveFaults(page)).toEqual([]);
  await page.goto('/scenario/denmark-strait');
  await page.locator('.start-form').waitFor();
  expect(await graveFaults(page)).toEqual([]);
  await page.goto('/rules/battle#BT-9.4');
  await page.locator('.clause[data-target] .clause-source').click();
  await page.locator('.clause-notes').waitFor();
  expect(await graveFaults(page)).toEqual([]);
  await page.goto('/aircraft');
  await page.locator('.almanac-aircraft').first().waitFor();
  expect(await graveFaults(page), 'aircraft').toEqual([]);
  await page.goto('/no-such-page');
  await page.locator('main h1').waitFor();
  expect(await graveFaults(page), 'an address without a page').toEqual([]);
});

const toPhase = (page: Page, phase: RegExp) => playOn(page, mouse, (now) => phase.test(now));

test('axe finds nothing grave in a battle: set-up, movement, gunnery, the keys', async () => {
  const page = await pages.open('desktop', { path: QUICK });
  await mouse.begin(page);
  for (const phase of [/set-up|shift/, /movement/]) {
    await toPhase(page, phase);
    expect(await graveFaults(page, '.panel'), String(phase)).toEqual([]);
  }
  await toPhase(page, /gunnery/);
  expect(await graveFaults(page), 'gunnery').toEqual([]);
  await page.keyboard.press('?');
  await page.locator('dialog.help').waitFor();
  expect(await graveFaults(page, 'dialog.help'), 'the keys').toEqual([]);
});

test('axe finds nothing grave in the lesson, the advice of a bot and the menus of a battle', async () => {
  const page = await pages.open('desktop', { path: QUICK });
  await page.getByRole('button', { name: 'Start the lesson' }).click();
  await page.locator('.lesson h2').waitFor();
  await page.locator('.advice .button').first().click();
  await page.locator('.advice-told').waitFor();
  expect(await graveFaults(page), 'the lesson and advice').toEqual([]);
  for (const menu of await page.locator('.menu-opener').all()) {
    await menu.click();
    expect(await graveFaults(page, '.menu-list'), 'a menu').toEqual([]);
    await page.keyboard.press('Escape');
  }
});

test('axe finds nothing grave in a battle on a phone', async () => {
  const page = await pages.open('phone', { path: QUICK });
  await mouse.begin(page);
  await toPhase(page, /gunnery/);
  expect(await graveFaults(page)).toEqual([]);
});

test.each(['midway', 'coral-sea'])(
  'axe finds nothing grave in an operation: %s, its page and its first step',
  async (scenario) => {
    const page = await pages.open('desktop', { path: `/scenario/${scenario}?pace=0&seed=access` });
    await page.locator('.opening-picture').waitFor();
    expect(await graveFaults(page), 'its page').toEqual([]);
    await page.locator('.start').click();
    await page.locator('.decision .button.primary').waitFor();
    expect(await graveFaults(page), 'its first step').toEqual([]);
  },
);

test('axe finds nothing grave in a replay, the end, a report, a battle from a link, its dice, and the list it is in', async () => {
  const page = await pages.open('desktop', { path: QUICK });
  await page
    .getByLabel('Save file', { exact: true })
    .setInputFiles('test/replays/river-plate.json');
  await page.getByRole('button', { name: 'Watch it' }).click();
  await page.locator('.replay').waitFor();
  await page.keyboard.press('Home');
  while ((await page.locator('.sealed-orders li').count()) === 0) await page.keyboard.press('.');
  expect(await graveFaults(page), 'a replay').toEqual([]);
  await page.keyboard.press('y');
  await page.locator('.end-report').waitFor();
  expect(await graveFaults(page), 'the end').toEqual([]);
  await page.keyboard.press('r');
  await page.locator('.report').waitFor();
  for (const behind of await page.locator('.report-behind summary').all()) await behind.click();
  expect(await graveFaults(page), 'a report').toEqual([]);
  await page.getByRole('button', { name: 'Share a link' }).click();
  await page.locator('dialog.share').waitFor();
  expect(await graveFaults(page, 'dialog.share'), 'a link').toEqual([]);
  const { hash } = new URL(await page.getByRole('textbox', { name: 'Link' }).inputValue());
  await page.goto(`/shared${hash}`);
  await page.getByRole('button', { name: 'Watch it' }).waitFor();
  expect(await graveFaults(page), 'a battle from a link').toEqual([]);
  await page.goto(`/dice${hash}`);
  await page.locator('.dice-report summary').first().click();
  expect(await graveFaults(page), 'its dice').toEqual([]);
  await page.goto('/');
  await page.locator('.running li', { hasText: 'over' }).first().waitFor();
  expect(await graveFaults(page, 'section[aria-labelledby="running"]'), 'the list').toEqual([]);
  await page.goto('/shared#1.cut');
  await page.getByRole('alert').waitFor();
  expect(await graveFaults(page), 'a link that was cut').toEqual([]);
});
