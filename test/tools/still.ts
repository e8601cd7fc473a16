import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { BattleFilm } from '../../src/ui/systems/battle/film/BattleFilm';

/** What the picture is drawn with. */
const SHEETS = ['ships/ship.css', 'systems/battle/film/film.css'];
const TOKENS = 'theme/tokens.css';

/** The moving picture at rest as an image of its own, in the colors of the page around it by day and by night. */
export function stillOf(): string {
  const drawn = renderToStaticMarkup(
    createElement(BattleFilm, { isPlaying: false, onKnown: () => {} }),
  );
  const rules = SHEETS.flatMap((path) => rulesIn(sheet(path))).filter(
    (it) => isUsed(it, drawn) && !/\{\s*\}/.test(it),
  );
  const style = [rootOf(rules.join('')), SIDES, ...rules].join('').replace(/\s+/g, ' ');
  return `${drawn
    .replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ')
    .replace('>', `><style>${style}</style>`)}\n`;
}

const SIDES = '[data-side=allies]{--side:var(--allies)}[data-side=axis]{--side:var(--axis)}';

const sheet = (path: string): string => readFileSync(`src/ui/${path}`, 'utf8');

/** Rules that hold in any window, without what moves. */
const rulesIn = (css: string): string[] =>
  [...css.replace(/\/\*.*?\*\//gs, '').matchAll(/^[^@\s{}][^@{}]*\{[^{}]*\}/gm)].map(([rule]) =>
    rule.replace(/(transition|animation)[^;]*;/g, ''),
  );

const isUsed = (rule: string, drawn: string): boolean =>
  [...(rule.split('{')[0] ?? '').matchAll(/\.([\w-]+)/g)].some(([, name]) =>
    new RegExp(`class="[^"]*\\b${name}\\b`).test(drawn),
  );

/** The values that rules and other values name. */
function rootOf(css: string): string {
  const names = new Set<string>();
  const add = (text: string): void => {
    for (const [, name = ''] of text.matchAll(/var\((--[\w-]+)/g)) {
      const value = valueOf(name);
      if (!value || names.has(name)) continue;
      names.add(name);
      add(value);
    }
  };
  add(css + SIDES);
  const values = [...names].map((name) => `${name}:${valueOf(name)}`);
  return `svg{color-scheme:light dark;${values.join(';')}}`;
}

const valueOf = (name: string): string | undefined =>
  new RegExp(`${name}:([^;]*);`).exec(sheet(TOKENS))?.[1]?.trim();
