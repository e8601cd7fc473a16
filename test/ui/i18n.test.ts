import { expect, test } from 'vitest';
import { dateIn, figureIn, listIn } from '../../src/words/core/figures';
import { languageFor } from '../../src/words/core/languages';
import { language, setLanguage, texts } from '../../src/words/core/texts';

type Catalog = Record<string, string>;

const english = import.meta.glob<Catalog>(
  ['../../src/ui/i18n/en/*.ts', '../../src/words/*/en/*.ts'],
  {
    eager: true,
    import: 'en',
  },
);
const german = import.meta.glob<Catalog>(
  ['../../src/ui/i18n/de/*.ts', '../../src/words/*/de/*.ts'],
  {
    eager: true,
    import: 'de',
  },
);

const inGerman = (path: string): Catalog => german[path.replace('/en/', '/de/')] ?? {};

/** Every text with its German: the namespace's file, the key, both languages. */
const pairs = Object.entries(english).flatMap(([path, catalog]) =>
  Object.entries(catalog).map(([key, en]) => ({ path, key, en, de: inGerman(path)[key] ?? '' })),
);

/** The figures and the marked parts of a text. */
const figuresIn = (text: string): string[] =>
  [...new Set(text.match(/\{\{.*?\}\}|<\/?\d>/g))].sort();

test('both languages have the same namespaces and keys', () => {
  expect(Object.keys(german).map((path) => path.replace('/de/', '/en/'))).toEqual(
    Object.keys(english),
  );
  for (const [path, catalog] of Object.entries(english))
    expect(Object.keys(inGerman(path)), path).toEqual(Object.keys(catalog));
});

test('every text has the same figures and marked parts in both languages', () => {
  for (const { path, key, en, de } of pairs)
    expect(figuresIn(de), `${path} ${key}`).toEqual(figuresIn(en));
});

test('no text is empty or ends in a space that nobody meant', () => {
  const bad = pairs.flatMap(({ path, key, en, de }) =>
    [en, de].filter((it) => it.trim() !== it || it === '').map(() => `${path} ${key}`),
  );
  expect(bad).toEqual([]);
});

test('figures in braces are names alone', () => {
  const odd = pairs.filter(({ en, de }) => /\{\{(?![a-z]\w*\}\})/i.test(en + de));
  expect(odd).toEqual([]);
});

test('a plural has both its forms', () => {
  const keys = new Set(pairs.map(({ path, key }) => `${path} ${key}`));
  const lone = [...keys].filter((key) => key.endsWith('_one') || key.endsWith('_other'));
  for (const key of lone) expect(keys).toContain(key.replace(/_\w+$/, '_other'));
  for (const key of lone) expect(keys).toContain(key.replace(/_\w+$/, '_one'));
});

test('the language is the first of the browser that there is, else English', () => {
  expect(languageFor(['fr-FR', 'de-AT', 'en'])).toBe('de');
  expect(languageFor(['en-GB', 'de'])).toBe('en');
  expect(languageFor(['ja', 'nl'])).toBe('en');
  expect(languageFor([])).toBe('en');
});

test('numbers, lists and dates are written as the language writes them', () => {
  expect([figureIn('en', 12500), figureIn('de', 12500)]).toEqual(['12,500', '12.500']);
  const ships = ['Ajax', 'Achilles', 'Exeter'];
  expect(listIn('en', ships)).toBe('Ajax, Achilles and Exeter');
  expect(listIn('de', ships)).toBe('Ajax, Achilles und Exeter');
  expect(dateIn('en', '1941-05-24T05:52')).toBe('24 May 1941');
  expect(dateIn('de', '1941-05-24')).toBe('24. Mai 1941');
});

test('a text has its plural, its figures as they are written, and a name untouched', () => {
  const say = texts(
    'of this test',
    { hits_one: '{{who}} takes one hit', hits_other: '{{who}} takes {{count}} hits' },
    { de: () => Promise.reject(new Error('not asked for')) },
  );
  // @ts-expect-error a key that is not there
  say('misses', { count: 1, who: 'Hood' });
  // @ts-expect-error a figure that is missing
  say('hits', { count: 1 });
  expect(say('hits', { count: 1, who: 'Hood' })).toBe('Hood takes one hit');
  expect(say('hits', { count: 1200, who: '<b>{{count}} $t(x)' })).toBe(
    '<b>{{count}} $t(x) takes 1,200 hits',
  );
});

test('of two languages asked for one after the other the later is set, whichever comes first', async () => {
  let come = (_: { de: { hail: string } }) => {};
  const slow = new Promise<{ de: { hail: string } }>((resolve) => {
    come = resolve;
  });
  texts('slow', { hail: 'Ahoy' }, { de: () => slow });
  const german = setLanguage('de');
  await setLanguage('en');
  come({ de: { hail: 'Ahoi' } });
  await german;
  expect(language()).toBe('en');
});
