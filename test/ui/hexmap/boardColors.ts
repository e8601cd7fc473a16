import { readFileSync } from 'node:fs';

/** Which rule of a style sheet holds: every attribute that it names has the value that it names. */
interface Rule {
  selector: string;
  weight: number;
  tokens: ReadonlyMap<string, string>;
}

export interface Setting {
  theme: 'light' | 'dark';
  hour: 'day' | 'night';
  weather: string;
  light: string;
}

const FILES = ['theme/tokens.css', 'hexmap/board.css', 'hexmap/light.css'] as const;

const rules = FILES.flatMap((file) => rulesIn(readFileSync(`src/ui/${file}`, 'utf8')));

/** Rules of colors for `:root` and the board, the plain ones without at-rules. */
function rulesIn(css: string): Rule[] {
  const bare = css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/@media[^{]*\{(?:[^{}]*\{[^}]*\})*\s*\}/g, '');
  return [...bare.matchAll(/([^{}]+)\{([^}]*)\}/g)].flatMap(([, selectors = '', body = '']) => {
    const selector = selectors.trim().replace(/,\s+/g, ',').replace(/\s+/g, ' ');
    const tokens = new Map(
      [...body.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [
        name,
        value,
      ]),
    );
    const isOfBoard = /^(:root|\.board(\S*))( \.board-svg)?$/.test(selector);
    if (tokens.size === 0 || !isOfBoard) return [];
    return [{ selector, weight: weightOf(selector), tokens }];
  });
}

/** How many classes and attributes have to fit; of a choice one. */
function weightOf(selector: string): number {
  return selector.replace(/,\[[^\]]*\]/g, '').match(/[[.]/g)?.length ?? 0;
}

const fits = ({ selector }: Rule, { hour, weather, light }: Setting): boolean =>
  Object.entries({ hour, weather, light }).every(([name, value]) => {
    const named = [...selector.matchAll(new RegExp(`data-${name}="(\\w+)"`, 'g'))].map(
      ([, it]) => it,
    );
    return named.length === 0 || named.includes(value);
  });

/** A color of the board in a setting, as the last of the weightiest rules has it. */
export function colorOf(name: string, setting: Setting): string {
  const found = rules
    .filter((rule) => rule.tokens.has(name) && !/data-theme/.test(rule.selector))
    .filter((rule) => fits(rule, setting))
    .reduce<Rule | undefined>(
      (best, it) => (best && best.weight > it.weight ? best : it),
      undefined,
    );
  const value = found?.tokens.get(name)?.trim();
  if (!value) throw new Error(`no color ${name}`);
  const pair = /^light-dark\((#\w+), (#\w+)\)$/.exec(value);
  const isDark = setting.theme === 'dark' || setting.hour === 'night';
  const color = pair ? pair[isDark ? 2 : 1] : value;
  const alias = /^var\(--([\w-]+)\)$/.exec(color ?? '');
  return alias ? colorOf(alias[1] ?? '', setting) : (color ?? value);
}

/** WCAG 2's ratio of the lighter to the darker of two colors, 1 to 21. */
export function contrast(a: string, b: string): number {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

function luminance(color: string): number {
  const hex = color.length === 4 ? color.replace(/\w/g, '$&$&') : color;
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
