import { expect, test } from 'vitest';

const sheets = import.meta.glob<string>('../../../src/ui/**/*.css', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** The selectors of every rule, with the comments that stand in them. */
const preludes = (css: string): string[] =>
  [...css.matchAll(/(?<=^|[{};])([^{};]+)\{/g)].map(([, prelude]) => (prelude as string).trim());

test('no comment stands inside a selector: a rule that was cut in two takes the next one along', () => {
  const broken = Object.entries(sheets).flatMap(([file, css]) =>
    preludes(css)
      .filter((it) => /\S\s*\/\*/.test(it.replace(/^(\/\*[\s\S]*?\*\/\s*)+/, '')))
      .map((it) => `${file}: ${it}`),
  );
  expect(broken).toEqual([]);
});

test('marked hexes have their color wherever the map is zoomed to', () => {
  const css = Object.entries(sheets).find(([file]) => file.endsWith('board/overlays.css'))?.[1];
  expect(preludes(css ?? '').map((it) => it.replace(/\/\*[\s\S]*?\*\//g, '').trim())).toContain(
    '.mark',
  );
});
