import { expect, test } from 'vitest';
import type { RefusalTable } from '../../src/rules/core';

type Texts = Readonly<Record<string, string>>;

const tables = {
  ...import.meta.glob<RefusalTable>('../../src/bots/*/reasons.ts', {
    eager: true,
    import: 'REASONS',
  }),
  ...import.meta.glob<RefusalTable>('../../src/bots/*/common/reasons.ts', {
    eager: true,
    import: 'REASONS',
  }),
};
const texts = import.meta.glob<Texts>('../../src/words/*/{en,de}/why.ts', {
  eager: true,
});

/** The English and German texts of a system's reasons. */
const catalogsOf = (folder: string) =>
  Object.entries(texts).flatMap(([path, module]) =>
    path.includes(`/words/${folder}/`) ? Object.values(module) : [],
  ) as unknown as Texts[];

const placesOf = (text: string): string[] =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name);

test('every reason of every bot has its text in every language, with figures that it gets', () => {
  expect(Object.keys(tables)).toHaveLength(5);
  for (const [path, table] of Object.entries(tables)) {
    const catalogs = catalogsOf(path.split('/')[4] as string);
    expect(catalogs).toHaveLength(2);
    for (const catalog of catalogs)
      for (const [code, names] of Object.entries(table)) {
        const said = [catalog[code], catalog[`${code}_one`], catalog[`${code}_other`]];
        const found = said.filter((text) => text !== undefined);
        expect(found.length, code).toBeGreaterThan(0);
        expect(names, code).toEqual(expect.arrayContaining(found.flatMap(placesOf)));
      }
  }
});
