import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const UI = join(import.meta.dirname, '../../../src/ui');

const sheets = readdirSync(UI, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => ({ file, css: readFileSync(join(UI, file), 'utf8') }));

/** What stands before each brace, with the comments in it. */
const preludes = (css: string): string[] =>
  [...css.matchAll(/(?<=^|[{};])([^{};]+)\{/g)].map(([, prelude]) => (prelude as string).trim());

const withoutComments = (text: string): string => text.replace(/\/\*[\s\S]*?\*\//g, '').trim();

test('no comment stands inside a selector: a rule that was cut in two takes the next one along', () => {
  const broken = sheets.flatMap(({ file, css }) =>
    preludes(css)
      .filter((it) => it.replace(/^(\/\*[\s\S]*?\*\/\s*)+/, '').includes('/*'))
      .map((it) => `${file}: ${it}`),
  );
  expect(sheets.length).toBeGreaterThan(20);
  expect(broken).toEqual([]);
});

test('what all pages share gives way to their own sheets, in whatever order a build loads them', () => {
  for (const name of ['base.css', 'controls.css']) {
    const { css = '' } = sheets.find(({ file }) => file === join('theme', name)) ?? {};
    expect(withoutComments(css), name).toMatch(/^@layer theme \{[\s\S]*\n\}$/);
    expect(css.match(/^\S.*\{$/gm), name).toEqual(['@layer theme {']);
  }
});

test('marked hexes have their color however near the map is', () => {
  const { css = '' } = sheets.find(({ file }) => file === join('hexmap', 'overlays.css')) ?? {};
  expect(preludes(css).map(withoutComments)).toContain('.mark');
});
