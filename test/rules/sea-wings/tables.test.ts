import { describe, expect, test } from 'vitest';
import { SHIP_TYPES } from '../../../src/rules/sea-wings/model/ratings';
import { STANDARD_TABLES } from '../../../src/rules/sea-wings/tables/standard';
import { type HitResult, SHIP_COLUMNS } from '../../../src/rules/sea-wings/tables/tableSet';

/** A result in the manner of RULES.md: `2P and S`. */
function said(result: HitResult): string {
  if (result === 'sunk') return 'Sunk';
  const text = result.join('').replace('PP', '2P');
  return text === '' ? 'NE' : text;
}

/** The rows of a hit table as printed: one a die, one cell a column. */
const printed = <Column extends string>(
  results: Readonly<Record<Column, readonly HitResult[]>>,
  columns: readonly Column[],
): string[] =>
  [0, 1, 2, 3, 4, 5].map((face) =>
    columns.map((column) => said(results[column][face] as HitResult)).join(' '),
  );

describe('the standard tables', () => {
  test('[WG-13.2, WG-13.5, WG-13.6] bombs and gunfire on ships', () => {
    expect(printed(STANDARD_TABLES.shipHits.bomb.results, SHIP_COLUMNS)).toEqual([
      'P P 2P Sunk P 2P 2P',
      'M P P 2P P P PA',
      'S M M TP A A A',
      'NE S S P A A A',
      'NE T T M S A A',
      'NE NE NE T S S S',
    ]);
  });

  test('[WG-13.3, WG-13.6] torpedoes on ships', () => {
    expect(printed(STANDARD_TABLES.shipHits.torpedo.results, SHIP_COLUMNS)).toEqual([
      '2P 2PS Sunk Sunk 2P 2PS Sunk',
      'P 2P 2PS Sunk P 2P 2PS',
      'P P 2P 2PT P P 2P',
      'M P PM 2P A P PA',
      'M M P 2P A A P',
      'NE M M PM NE A A',
    ]);
  });

  test('[WG-13.4] bombs and gunfire on bases', () => {
    const columns = ['large-land', 'small-land', 'seaplane'] as const;
    expect(printed(STANDARD_TABLES.baseHits.results, columns)).toEqual([
      ...['A A A', 'S A A', 'S S S', 'NE NE NE', 'NE NE NE', 'NE NE NE'],
    ]);
  });

  test('[WG-1.23, WG-1.24, WG-13.2] the column of every type', () => {
    const { columns } = STANDARD_TABLES.shipColumns;
    expect(SHIP_TYPES.map((type) => `${type} ${columns[type]}`)).toEqual([
      ...['BB BB', 'BC BB', 'CA CA', 'CL CL', 'DD DD', 'TB DD'],
      ...['CV CV', 'CVL CVL', 'CVE CVE', 'MM CVE'],
    ]);
  });

  test('[WG-13.24, WG-13.25, WG-13.26] fires by the natural die', () => {
    const { usual, carrier, readied } = STANDARD_TABLES.fireStarts;
    expect({ usual, carrier, readied }).toEqual({
      usual: [0, 0, 0, 0, 0, 1],
      carrier: [0, 0, 0, 0, 1, 1],
      readied: [0, 1, 1, 1, 2, 3],
    });
  });

  test('[WG-12.3] potential hits, with the mean of each row', () => {
    const { hits } = STANDARD_TABLES.strikeHits;
    const mean = (row: readonly number[]) => row.reduce((sum, it) => sum + it, 0) / 6;
    expect(hits.map((row) => `${row.join(' ')} | ${mean(row).toFixed(2)}`)).toEqual([
      ...['1 0 0 0 0 0 | 0.17', '1 1 1 0 0 0 | 0.50', '2 2 1 1 0 0 | 1.00'],
      ...['3 2 2 1 1 0 | 1.50', '3 3 2 2 1 1 | 2.00', '3 3 3 3 2 1 | 2.50'],
    ]);
  });

  const FIGURES: readonly [string, keyof typeof STANDARD_TABLES, object][] = [
    ['WG-13.19, WG-13.20, WG-13.21', 'shipEnds', { helplessAtP: 2, sunkAtP: 3, abandonedAtF: 5 }],
    ['WG-13.11, WG-13.14', 'airLosses', { ship: 0.5, dispersed: 0.25, readied: 0.5 }],
    [
      'WG-7.4, WG-7.9, WG-7.14, WG-10.11, WG-10.27, WG-10.29, WG-10.30, WG-10.34',
      'airCombat',
      {
        cap: { withdrawing: 2, emergency: 0.5, searcher: 0.5 },
        ...{ remote: 0.5, remoteMost: 1, loadedTorpedo: 2, engages: 2 },
        byPenetration: [
          { sum: 1, factor: 1 },
          { sum: 0, factor: 0.5 },
          { sum: -1, factor: 0.25 },
        ],
      },
    ],
    [
      'WG-11.2, WG-11.11, WG-11.12, WG-11.13, WG-11.16, WG-11.20, WG-11.21',
      'antiAircraft',
      {
        ...{ center: { allies: 0.5, axis: 0.25 }, ring: 0.25, divisor: 3 },
        ...{ gun: 1, proximityGun: 2, torpedoBonus: 1, places: 12 },
      },
    ],
    ['WG-14.3, WG-14.4, WG-14.18', 'damageControl', { ships: { 1: 3, 2: 4 }, bases: 3 }],
    [
      'WG-14.9, WG-14.11',
      'fires',
      {
        1: { putOut: 3, permanent: 4, spreads: { ship: 6, carrier: 5 } },
        2: { putOut: 3, permanent: 6, spreads: { ship: null, carrier: 6 } },
      },
    ],
    [
      'WG-9.4, WG-9.5',
      'surprise',
      {
        upTo: 2,
        modifiers: { 'other-kind-of-search': -1, 'two-strikes': -1, returning: -2 },
      },
    ],
    ['WG-8.24', 'searchAndStrike', { upTo: 3, hexesPerPoint: 5 }],
    [
      'WG-18.4',
      'contact',
      { upTo: 3, modifiers: { night: 1, 'seeker-slowed': 1, 'avoider-slowed': -1 } },
    ],
    [
      'WG-18.11',
      'visibility',
      { dayYards: 36000, nightYards: [6000, 6000, 12000, 12000, 18000, 18000] },
    ],
    [
      'WG-19.25, WG-19.26',
      'quickMultipliers',
      {
        multipliers: {
          B: { BB: 1, CA: 2, CL: 4, DD: 4, torpedo: 2 },
          C: { BB: 2, CA: 1, CL: 2, DD: 2, torpedo: 1 },
          D: { BB: 4, CA: 2, CL: 1, DD: 1, torpedo: 2 },
          M: { BB: 2, CA: 1, CL: 1, DD: 1, torpedo: 1 },
        },
        helpless: 0.5,
      },
    ],
    ['WG-20.10', 'bombardment', { perDie: 4, day: 3, night: 2 }],
  ];

  test.each(FIGURES)('[%s] %s', (_clauses, id, figures) => {
    expect(STANDARD_TABLES[id]).toMatchObject(figures);
  });

  test('[WG-19.34, WG-19.36] damage points of quick combat', () => {
    const { rows, splitFrom } = STANDARD_TABLES.quickPoints;
    expect(rows.map(({ odds, point }) => [odds, point])).toEqual([
      ...[
        [0.5, 1],
        [1, 2],
        [1.5, 3],
        [2, 4],
        [2.5, 5],
      ],
    ]);
    expect(splitFrom).toBe(3);
  });

  test('[WG-19.39, WG-19.41] damage of quick combat', () => {
    const { results, torpedo, dice } = STANDARD_TABLES.quickDamage;
    expect(
      results.map(({ kind, letters }) => letters.join(kind === 'all' ? ' and ' : ' or ')),
    ).toEqual(['P', 'P and A', 'M or A', 'M or A', 'S or T or M', 'T or S or M']);
    expect([torpedo, dice]).toEqual([-1, 3]);
  });

  test('every table says where it is from', () => {
    const { shipHits, ...others } = STANDARD_TABLES;
    for (const { name, source } of [...Object.values(shipHits), ...Object.values(others)])
      expect([name.length > 3, source.length > 5]).toEqual([true, true]);
  });
});
