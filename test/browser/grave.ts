import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';

type Scheme = 'light' | 'dark';

/** Packed it is half as long for each page to read. */
const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What the two themes differ in. */
const THEMED: axe.RunOnly = { type: 'rule', values: ['color-contrast'] };

/**
 * What axe finds that keeps people from using the page: by all rules in the light, and of the dark its colors, since
 * it has the same elements.
 * @param within only this part, where the rest of the page has been looked at
 */
export async function graveFaults(page: Page, within?: string): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  return [
    ...(await faultsIn(page, 'light', RULES, within)),
    ...(await faultsIn(page, 'dark', THEMED, within)),
  ];
}

async function faultsIn(
  page: Page,
  scheme: Scheme,
  runOnly: string[] | axe.RunOnly,
  within: string | undefined,
): Promise<string[]> {
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
  await settled(page, scheme);
  const violations = await violationsOf(page, runOnly, within);
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(({ html, any }) => `${scheme} ${id}: ${html} ${any[0]?.message ?? ''}`),
    );
}

const violationsOf = (
  page: Page,
  runOnly: string[] | axe.RunOnly,
  within = 'html',
): Promise<axe.Result[]> =>
  page.evaluate(
    async ([only, part]) =>
      (
        await (window as unknown as { axe: typeof axe }).axe.run(part, {
          resultTypes: ['violations'],
          runOnly: only,
        })
      ).violations,
    [runOnly, within] as const,
  );

/** The page has the theme, has drawn it, and no color is still fading over. */
async function settled(page: Page, scheme: Scheme): Promise<void> {
  await page.waitForFunction(isDrawnIn, scheme);
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  await page.waitForFunction(() =>
    document.getAnimations().every((it) => !(it instanceof CSSTransition)),
  );
}

/** On a busy machine the colors come after the media query: paper lighter than ink is the light theme. */
const isDrawnIn = (scheme: Scheme): boolean => {
  const { backgroundColor, color } = getComputedStyle(document.documentElement);
  const light = (it: string) => (it.match(/[\d.]+/g) ?? []).slice(0, 3).reduce((n, c) => n + +c, 0);
  return (
    matchMedia(`(prefers-color-scheme: ${scheme})`).matches &&
    light(backgroundColor) > light(color) === (scheme === 'light')
  );
};
