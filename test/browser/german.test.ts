import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { sealed } from './hands';
import { newPages } from './harness';

const pages = newPages();
const QUICK = '/?pace=0&seed=denmark-strait';
const GERMAN = { locale: 'de-DE', path: QUICK } as const;

type Catalogs = Record<string, Record<string, string>>;
const english = import.meta.glob('../../src/ui/i18n/en/*.ts', {
  eager: true,
  import: 'en',
}) as Catalogs;
const german = import.meta.glob('../../src/ui/i18n/de/*.ts', {
  eager: true,
  import: 'de',
}) as Catalogs;

const valuesOf = (catalogs: Catalogs): string[] => Object.values(catalogs).flatMap(Object.values);

/** A text as it may stand on a page: anything for its figures, and without the marks of its parts. */
function patternOf(text: string): RegExp {
  const plain = text.replace(/<\/?\d>/g, '').replace(/[.*+?^$()[\]\\|]/g, '\\$&');
  return new RegExp(`^${plain.replace(/\{\{\w+\}\}/g, '.+')}$`);
}

/** What is said so in both languages is no sign of either; nor is what is hardly more than figures. */
const inGerman = new Set(valuesOf(german));
const ENGLISH = valuesOf(english)
  .filter((text) => !inGerman.has(text))
  .filter((text) => text.replace(/\{\{\w+\}\}/g, '').trim().length > 3)
  .map(patternOf);

/** The texts of a page, those for screen readers too, but for what says of itself that it is English. */
const textsOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const SAID = ['aria-label', 'title', 'placeholder', 'aria-valuetext', 'aria-roledescription'];
    const isShown = (element: Element) =>
      !element.closest('[lang=en], script, style, code, noscript, .language-choice');
    const elements = [...document.body.querySelectorAll('*')].filter(isShown);
    return elements.flatMap((element) => [
      ...SAID.map((name) => element.getAttribute(name) ?? ''),
      ...[...element.childNodes]
        .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
        .map(({ textContent }) => textContent?.trim() ?? ''),
    ]);
  });

async function expectGerman(page: Page, where: string): Promise<void> {
  const texts = [...new Set(await textsOn(page))].filter(Boolean);
  expect(texts.length, where).toBeGreaterThan(5);
  const found = texts.filter((text) => ENGLISH.some((pattern) => pattern.test(text)));
  expect(found, where).toEqual([]);
}

const phaseOn = (page: Page): Promise<string> => page.locator('.decision .legend').innerText();

/** What the screen asks for, done in the plainest way. */
async function decide(page: Page): Promise<void> {
  const dialog = page.locator('dialog[open] [data-first]');
  if (await dialog.isVisible()) return dialog.click();
  const phase = (await phaseOn(page)).toLowerCase();
  if (/aufstellung|sichtweite/.test(phase))
    return page.locator('.hex-buttons button').first().click();
  return page.keyboard.press(phase.includes('artillerie') ? 'b' : 'f');
}

/** Plays until the screen asks for fire. */
async function playToGunnery(page: Page): Promise<void> {
  for (let asked = 0; asked < 40; asked++) {
    await page.locator('.decision:not([data-waiting])').waitFor();
    await expectGerman(page, await phaseOn(page));
    if ((await phaseOn(page)).toLowerCase().includes('artillerie')) return;
    await decide(page);
    await page.waitForTimeout(30);
  }
  throw new Error('No gunnery impulse came.');
}

test('an opening of Denmark Strait in German leaves nothing of the furniture in English', async () => {
  const page = await pages.open('desktop', GERMAN);
  await page.locator('.scenario-card').first().waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('de');
  await expectGerman(page, 'the first page');
  await page.locator('a[href^="/scenario/denmark-strait"]').first().click();
  await page.locator('button.start').waitFor();
  await expectGerman(page, 'the scenario');
  await page.locator('button.start').click();
  await playToGunnery(page);
  await page.keyboard.press('b');
  await page.locator('.odds-table').first().waitFor();
  await expectGerman(page, 'fire');
  await page.keyboard.press('u');
  await page.locator('.odds-table').first().waitFor({ state: 'detached' });
  await page.keyboard.press('f');
  await expectGerman(page, 'the question before it is sealed');
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
  await page.keyboard.press('b');
  await page.locator('.odds-table').first().waitFor();
  await sealed(page);
  await page.locator('.log-line[data-own]').last().waitFor();
  await page.keyboard.press('?');
  await expectGerman(page, 'the log and the keys');
  await page.keyboard.press('Escape');
  await page.keyboard.press('r');
  await page.locator('.report').waitFor();
  await expectGerman(page, 'the report');
});

test('another language is there at once, is kept, and the battle goes on in it', async () => {
  const page = await pages.open('desktop', { path: QUICK });
  await page.getByRole('heading', { name: 'Choose a battle' }).waitFor();
  const choice = page.locator('.language-choice select');
  await choice.selectOption('de');
  await page.getByRole('heading', { name: 'Gefecht wählen' }).waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('de');
  await page.reload();
  await page.getByRole('heading', { name: 'Gefecht wählen' }).waitFor();
  await page.locator('a[href^="/scenario/denmark-strait"]').first().click();
  await page.locator('button.start').click();
  await page.locator('.decision').waitFor();
  const place = await page.evaluate(() => location.pathname);
  await choice.selectOption('en');
  await page.getByText('The battle begins.').first().waitFor();
  expect(await page.evaluate(() => location.pathname)).toBe(place);
});
