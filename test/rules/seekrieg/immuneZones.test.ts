import { describe, expect, test } from 'vitest';
import { immunityOf, placesHit } from '../../../src/rules/seekrieg/odds/penetration';
import { STANDARD_TABLES } from '../../../src/rules/seekrieg/tables/standard';
import { battery, sheet } from './fleet';

const tables = STANDARD_TABLES;
const shells = { battery: battery(), type: 'APC' } as const;

describe('immune zones', () => {
  test('[SK-12.12] they are the ranges at which a hit goes through neither belt nor deck', () => {
    const target = sheet();
    const { zone, mostYards } = immunityOf(tables, shells, target);
    expect(mostYards).toBe(29_900);
    for (let yards = 500; yards <= mostYards; yards += 500) {
      const through = placesHit(tables, shells, target, yards).filter(
        ({ penetrates }) => penetrates,
      );
      const isOpen = through.some(({ location }) => location === 'belt' || location === 'deck');
      const isImmune = zone.some(({ from, to }) => from <= yards && yards <= to);
      expect([yards, isImmune]).toEqual([yards, !isOpen]);
    }
  });

  test('[SK-12.12] a belt is gone through near, a deck far off', () => {
    const { places } = immunityOf(tables, shells, sheet());
    const through = (place: string) => places.find(({ location }) => location === place)?.through;
    expect(through('belt')?.[0]?.from).toBe(500);
    expect(through('deck')?.at(-1)?.to).toBe(29_500);
  });

  test('[SK-12.12] without armor to speak of there is none; of enough armor all ranges are', () => {
    const thin = sheet({ armor: { ...sheet().armor, belt: 1, deck: 1 } });
    expect(immunityOf(tables, shells, thin).zone.some(({ from }) => from === 500)).toBe(false);
    const thick = sheet({ armor: { ...sheet().armor, belt: 30, deck: 30 } });
    expect(immunityOf(tables, shells, thick).zone).toEqual([{ from: 500, to: 29_500 }]);
  });
});
