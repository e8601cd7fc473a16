import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

const textsIn = (folder: string, ending: RegExp): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file))
    .map((file) => readFileSync(join(root, folder, file), 'utf8'));

const code = textsIn('src/ui', /\.tsx?$/).join('\n');
const tests = textsIn('test/browser', /\.ts$/).join('\n');

const NAME = /^[a-z][\w-]*$/i;
/** A class in a selector; comments, texts, addresses and values are left out first. */
const RULED = /\.(-?[a-z_][\w-]*)/gi;
const NO_SELECTOR = /\/\*[\s\S]*?\*\/|"[^"]*"|url\([^)]*\)|:\s[^;{}]*;/g;

const ruled = new Set(
  textsIn('src/ui', /\.css$/).flatMap((css) =>
    [...css.replace(NO_SELECTOR, ';').matchAll(RULED)].map(([, name]) => name as string),
  ),
);

/** What stands in quotes of any kind. */
const QUOTED = /'([^'\n]*)'|"([^"\n]*)"|`([^`]*)`/g;
const quotedIn = (text: string): string[] =>
  [...text.matchAll(QUOTED)].map(([, one, two, three]) => one ?? two ?? three ?? '');

/** The value of each attribute for classes: a text, or an expression. */
const ATTRIBUTE = /\b(?:className|svgClass)=("[^"]*"|\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\})/g;
const HOLE = /\$\{[^}]*\}/g;

const given = new Set(
  [...code.matchAll(ATTRIBUTE)]
    .flatMap(([, value]) => quotedIn(value as string))
    .flatMap((text) => text.replace(HOLE, '\0').split(/\s+/))
    .filter((name) => NAME.test(name)),
);

/** Beginnings of classes that are put together, as `pad-` is. */
const begun = [...code.matchAll(/[\s`]([a-z]+-)\$\{/g)].map(([, begin]) => begin as string);

const isAskedFor = (name: string, text: string): boolean =>
  new RegExp(`['"\`][^'"\`\\n]*\\.${name}(?![\\w-])`).test(text);

test('each class has a rule, or is what the app or a browser test asks for', () => {
  expect(given.size).toBeGreaterThan(900);
  const lost = [...given].filter(
    (name) => !ruled.has(name) && !isAskedFor(name, code) && !isAskedFor(name, tests),
  );
  expect(lost).toEqual([]);
});

const MAP = 'src/ui/hexmap/';
const sheets = readdirSync(join(root, 'src/ui'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => ({
    path: `src/ui/${file}`,
    css: readFileSync(join(root, 'src/ui', file), 'utf8'),
  }));

/** The sheets with rules for a class. */
const sheetsOf = (name: string): string[] =>
  sheets.filter(({ css }) => new RegExp(`\\.${name}(?![\\w-])`).test(css)).map(({ path }) => path);

/** The classes of one part of the map that only the map's own sheets rule, where neither the part nor the map imports one. */
function unbrought(file: string): string[] {
  const [own, map] = [file, 'HexMap.tsx'].map((it) => readFileSync(join(root, MAP, it), 'utf8'));
  const isBrought = (path: string) =>
    [own, map].some((it) => it?.includes(`/${path.slice(MAP.length)}';`));
  return [...(own ?? '').matchAll(/className="([\w-]+)"/g)]
    .map(([, name]) => name as string)
    .filter((name) => {
      const of = sheetsOf(name);
      return of.length > 0 && of.every((it) => it.startsWith(MAP)) && !of.some(isBrought);
    })
    .map((name) => `${file}: ${name}`);
}

test('what is drawn on a map brings its style sheet: no system has to have been opened before', () => {
  const parts = readdirSync(join(root, MAP), { recursive: true, encoding: 'utf8' });
  expect(parts.filter((it) => it.endsWith('.tsx')).flatMap(unbrought)).toEqual([]);
});

test('each class of the style sheets is given to something', () => {
  const words = new Set(quotedIn(code).flatMap((text) => text.split(/[\s.="]+/)));
  const unused = [...ruled].filter(
    (name) =>
      !given.has(name) && !words.has(name) && !begun.some((begin) => name.startsWith(begin)),
  );
  expect(unused).toEqual([]);
});

/** Classes that a rule of their own takes out of the flow of the page. */
const lifted = sheets.flatMap(({ css }) =>
  [...css.matchAll(/^\.([\w-]+) \{[^}]*position: (?:fixed|absolute);/gm)].map(
    ([, name]) => name as string,
  ),
);

/** The folders of systems in which an element gets a class. */
const systemsOf = (name: string): string[] => [
  ...new Set(
    readdirSync(join(root, 'src/ui/systems'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.tsx'))
      .filter((file) =>
        readFileSync(join(root, 'src/ui/systems', file), 'utf8').includes(`"${name}"`),
      )
      .map((file) => file.split('/')[0] as string),
  ),
];

test('what one system takes out of the flow of the page is no class of another one', () => {
  expect(lifted.length).toBeGreaterThan(20);
  const shared = lifted.filter((name) => systemsOf(name).length > 1);
  expect(shared).toEqual([]);
});
