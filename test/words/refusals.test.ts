import { expect, test } from 'vitest';
import { REFUSALS as SERVER } from '../../server/matches/answers';
import { GAME_REFUSALS } from '../../src/game/refusals';
import { CORE_REFUSALS, type RefusalTable } from '../../src/rules/core';
import { LOADERS } from '../../src/words/systems';

type Texts = Readonly<Record<string, string>>;

const tables = import.meta.glob<RefusalTable>('../../src/rules/*/model/refusals.ts', {
  eager: true,
  import: 'REFUSALS',
});
const texts = {
  ...import.meta.glob<Texts>('../../src/words/*/en/refusals.ts', { eager: true, import: 'en' }),
  ...import.meta.glob<Texts>('../../src/words/*/de/refusals.ts', { eager: true, import: 'de' }),
};
const sources = import.meta.glob<string>('../../src/rules/*/**/*.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
});

const LANGUAGES = ['en', 'de'] as const;

const catalogOf = (folder: string, language: string): Texts =>
  texts[`../../src/words/${folder}/${language}/refusals.ts`] ?? {};

/** Each system's refusals by the name of its folder. */
const systems = Object.entries(tables).map(
  ([path, table]) => [path.split('/')[4] as string, table] as const,
);

const placesOf = (text: string): string[] =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name);

/** What a text asks for and does not get. */
const missing = (table: RefusalTable, catalog: Texts): string[] =>
  Object.entries(catalog).flatMap(([key, text]) =>
    placesOf(text).flatMap((it) => (table[key]?.includes(it) ? [] : [`${key}: ${it}`])),
  );

/** What the app and the server refuse in words of their own, where no rules do. */
const APP = {
  'bad-scenario': ['why'],
  'other-dice': [],
  'bad-record': ['why'],
  unknown: ['code'],
};

const GENERAL: RefusalTable = {
  ...CORE_REFUSALS,
  ...GAME_REFUSALS,
  ...Object.fromEntries(Object.values(SERVER).map(({ code }) => [code, []])),
  ...APP,
};

test.each(LANGUAGES)(
  'every refusal of every system has its text, with figures it gets: %s',
  (language) => {
    const spoken = systems.filter(([folder]) => folder in LOADERS);
    expect(spoken.map(([folder]) => folder).sort()).toEqual(Object.keys(LOADERS).sort());
    for (const [folder, table] of [...spoken, ['general', GENERAL] as const]) {
      const catalog = catalogOf(folder, language);
      expect(Object.keys(catalog).sort(), folder).toEqual(Object.keys(table).sort());
      expect(missing(table, catalog), folder).toEqual([]);
    }
  },
);

test('no refusal stands in a table that no rule gives', () => {
  for (const [folder, table] of systems) {
    const own = Object.entries(sources)
      .filter(([path]) => path.includes(`/${folder}/`) && !path.includes('/model/refusals'))
      .map(([, source]) => source)
      .join('\n');
    const idle = Object.keys(table).filter(
      (key) => !own.includes(`'${key}'`) && !own.includes(`'${key.replace('not-now.', '')}'`),
    );
    expect(idle, folder).toEqual([]);
  }
});
