import { describe, expect, test } from 'vitest';
import type { ShotFacts } from '../../../src/rules/seekrieg/gunnery/facts';
import { barrageHits, hitTotal } from '../../../src/rules/seekrieg/gunnery/total';
import { hitChances, meanHits } from '../../../src/rules/seekrieg/odds/hits';
import { shellHits, totalColumn } from '../../../src/rules/seekrieg/tables/shellHits';
import { STANDARD_TABLES } from '../../../src/rules/seekrieg/tables/standard';
import { tableOf } from './printed';

/** A shot by day in code 8 at a cruiser 16,000 yards off: only range and bearing add something. */
const shot = (changed: Partial<ShotFacts> = {}): ShotFacts => ({
  method: 'advanced',
  year: 1941,
  targetDp: 200,
  targetAngle: 'quarter',
  targetKnots: 18,
  targetEvades: false,
  firerDp: 500,
  firerEvades: false,
  firerWasHit: false,
  shipsFiring: 1,
  fireControl: 3,
  radar: 0,
  rangeYards: 16_000,
  isNewTarget: false,
  hasAcquired: false,
  hasSpotter: false,
  hasType98: false,
  force: 3,
  smoke: null,
  lighting: { time: 'day', code: 8 },
  criticals: [],
  ...changed,
});

const total = (changed: Partial<ShotFacts>, isBarrage = false): number =>
  hitTotal(STANDARD_TABLES, shot(changed), isBarrage).total;

/** What one change adds to the total. */
const adds = (changed: Partial<ShotFacts>, base: Partial<ShotFacts> = {}): number =>
  total({ ...base, ...changed }) - total(base);

const codes = (changed: Partial<ShotFacts>): string[] =>
  hitTotal(STANDARD_TABLES, shot(changed), false).parts.map(
    ({ code, value }) => `${code} ${value}`,
  );

test('[SK-36.15] Washington at Sendai and at a destroyer, unseen and bows on', () => {
  const unseen: Partial<ShotFacts> = {
    targetAngle: 'end-on',
    targetKnots: 20,
    firerDp: 1208,
    fireControl: 1,
    lighting: { time: 'night', moon: 'dark', line: 'other' },
  };
  const totals = [
    total({ ...unseen, radar: 2, rangeYards: 18_500, targetDp: 185 }),
    total({ ...unseen, radar: 1, rangeYards: 12_500, targetDp: 69 }),
  ];
  expect(totals).toEqual([-12, 2]);
  const promised = (...counting: number[]) =>
    counting.reduce(
      (sum, shells, it) =>
        sum + meanHits(hitChances(shellHits, { shells, total: totals[it] ?? 0 })),
      0,
    );
  expect(promised(42, 100)).toBeCloseTo(1.42, 2);
  expect(promised(25, 60)).toBeCloseTo(0.85, 2);
});

describe('CHART H2', () => {
  test('[SK-11.8, SK-11.15] one category of each aspect is added up from 0, each part by name', () => {
    expect(codes({ targetAngle: 'beam', fireControl: 1, radar: 1 })).toEqual([
      ...['target-size 0', 'range 18', 'bearing 4', 'fire-control 10', 'radar 3'],
    ]);
    expect(total({ targetAngle: 'beam', fireControl: 1, radar: 1 })).toBe(35);
  });

  test.each([
    ['SK-11.17', { firerWasHit: true }, -4],
    ['SK-11.18', { shipsFiring: 2 }, -3],
    ['SK-11.18', { shipsFiring: 9 }, -10],
    ['SK-11.19', { radar: 3 }, 14],
    ['SK-11.22', { isNewTarget: true }, -6],
    ['SK-11.23', { targetKnots: 33 }, -9],
    ['SK-11.24', { hasSpotter: true }, 5],
    ['SK-15.9', { targetEvades: true }, -10],
    ['SK-15.9', { firerEvades: true }, -15],
    ['SK-15.9', { targetEvades: true, firerEvades: true }, -25],
    ['SK-28.7', { force: 7 }, -5],
    ['SK-28.7', { force: 10, firerDp: 300 }, -32],
    ['SK-15.15', { smoke: 'funnel' }, -12],
    ['SK-15.15', { smoke: 'chemical' }, -20],
    ['SK-11.34', { hasType98: true }, 11],
    ['SK-28.7', { lighting: { time: 'day', code: 9 } }, 2],
    ['SK-28.8', { lighting: { time: 'twilight', line: 'dark-sky' } }, -10],
    ['SK-28.8', { lighting: { time: 'twilight', line: 'on-fire' } }, 2],
    ['SK-19.2', { lighting: { time: 'night', moon: 'dark', line: 'firing' } }, -18],
    ['SK-19.2', { lighting: { time: 'night', moon: 'bright', line: 'other' } }, -16],
    [
      'SK-29.22',
      {
        criticals: [
          { cd: 22, value: -10 },
          { cd: 33, value: -8 },
        ],
      },
      -18,
    ],
  ] as [string, Partial<ShotFacts>, number][])('[%s] %j adds %i', (_, changed, value) => {
    expect(adds(changed)).toBe(value);
  });

  test('[SK-11.43] acquired fire counts on CHART H3 alone', () => {
    expect(adds({ hasAcquired: true })).toBe(0);
  });

  test('[SK-11.45, SK-11.29, SK-10.19] radar waives nothing', () => {
    const hard: Partial<ShotFacts> = { smoke: 'chemical', targetAngle: 'end-on', force: 8 };
    expect(adds(hard, { radar: 3, fireControl: 1 })).toBe(adds(hard, { fireControl: 1 }));
  });

  describe('known actions', () => {
    const rows = tableOf('SK-36.1');
    const ACTIONS: [action: string, facts: Partial<ShotFacts>][] = [
      [
        'Bismarck on Hood',
        {
          targetDp: 1360,
          targetAngle: 'quarter',
          fireControl: 1,
          radar: 1,
          rangeYards: 20_000,
          targetKnots: 29,
        },
      ],
      [
        'Prince of Wales on Bismarck',
        {
          targetDp: 1376,
          targetAngle: 'beam',
          fireControl: 1,
          radar: 1,
          rangeYards: 20_000,
          targetKnots: 30,
        },
      ],
      [
        'Graf Spee on Exeter',
        {
          ...{ targetDp: 277, targetAngle: 'quarter', fireControl: 1, radar: 1 },
          ...{ isNewTarget: true, targetKnots: 25, lighting: { time: 'day', code: 9 } },
        },
      ],
      [
        'Ajax and Achilles',
        {
          ...{ targetDp: 399, targetAngle: 'quarter', shipsFiring: 2, fireControl: 1 },
          ...{ targetKnots: 24, targetEvades: true, lighting: { time: 'day', code: 9 } },
        },
      ],
      [
        'Nachi on Houston',
        {
          ...{
            targetDp: 300,
            targetAngle: 'beam',
            shipsFiring: 2,
            fireControl: 1,
            hasType98: true,
          },
          ...{ rangeYards: 26_000, targetKnots: 26, hasSpotter: true },
        },
      ],
      [
        'Washington on Kirishima',
        {
          ...{ targetDp: 1000, targetAngle: 'beam', fireControl: 1, radar: 2, rangeYards: 8400 },
          ...{ targetKnots: 26, lighting: { time: 'night', moon: 'dark', line: 'lit' } },
        },
      ],
      [
        'Japanese 8" at Savo',
        {
          ...{
            targetDp: 330,
            targetAngle: 'beam',
            shipsFiring: 2,
            fireControl: 1,
            hasType98: true,
          },
          ...{ rangeYards: 5500, lighting: { time: 'night', moon: 'dark', line: 'on-fire' } },
        },
      ],
      [
        '5" destroyer on destroyer',
        { targetDp: 50, targetAngle: 'beam', fireControl: 1, rangeYards: 8000, targetKnots: 32 },
      ],
    ];

    test.each(ACTIONS)('[SK-36.1] %s', (action, facts) => {
      const row = rows.find((it) => it.Action?.startsWith(action));
      const expected = Number(row?.Total);
      expect(total(facts)).toBe(expected);
      expect(`${totalColumn(STANDARD_TABLES.shellHits, expected) + 1} %`).toBe(
        row?.Chart?.split(' (')[0],
      );
    });

    test('[SK-36.1] all of them', () => {
      expect(rows).toHaveLength(ACTIONS.length);
    });
  });
});

describe('CHART H1', () => {
  const basic: Partial<ShotFacts> = { method: 'basic' };

  test('[SK-11.14, SK-28.5] seven aspects and no others', () => {
    const others: Partial<ShotFacts> = {
      ...{ isNewTarget: true, targetKnots: 40, hasSpotter: true, targetEvades: true, force: 8 },
      ...{ hasType98: true, hasAcquired: true },
    };
    expect(adds(others, basic)).toBe(0);
    expect(total({ ...basic, targetDp: 1000, targetAngle: 'beam', rangeYards: 9000 })).toBe(72);
  });

  test('[SK-11.35] Type 98 has no value', () => {
    expect(adds({ hasType98: true }, basic)).toBe(0);
  });

  test('[SK-28.5] radar counts beside a director of category 1', () => {
    const value = (fireControl: 1 | 2, radar: 0 | 2) => adds({ fireControl, radar }, basic);
    expect([value(1, 0), value(1, 2), value(2, 2)]).toEqual([10, 16, 5]);
  });

  test('[SK-28.5, SK-28.8] smoke takes the place of the light if it is lower', () => {
    const dark: Partial<ShotFacts> = { lighting: { time: 'night', moon: 'dark', line: 'other' } };
    expect(adds({ smoke: 'funnel' }, basic)).toBe(-15);
    expect(adds({ smoke: 'funnel' }, { ...basic, ...dark })).toBe(0);
  });
});

describe('CHART H3', () => {
  const estimate: Partial<ShotFacts> = { method: 'estimation' };

  test('[SK-11.43, SK-28.9] a base of 60, twice CHART H2, and acquired fire', () => {
    expect(total({ ...estimate, targetDp: 1000, targetAngle: 'beam' })).toBe(60 + 2 * (9 + 4));
    expect(total({ ...estimate, hasAcquired: true })).toBe(total(estimate) + 20);
  });

  test('[SK-11.43] no target speed, range or change of target', () => {
    expect(adds({ targetKnots: 40, rangeYards: 4000, isNewTarget: true }, estimate)).toBe(0);
  });

  test('[SK-11.34] Type 98 adds 20', () => {
    expect(adds({ hasType98: true }, estimate)).toBe(20);
  });
});

describe('what lowers a total', () => {
  test('[SK-28.14, SK-36.11] Manila Bay: 162 x 0.15 = 24; Tsushima: 112 x 0.5 = 56', () => {
    const manila: Partial<ShotFacts> = {
      ...{ year: 1898, rangeYards: 3500, fireControl: 5, targetDp: 110, targetKnots: 5 },
      ...{ targetAngle: 'beam', shipsFiring: 4 },
    };
    expect(total({ ...manila, year: 1941 })).toBe(162);
    expect(total(manila)).toBe(24);
    const tsushima: Partial<ShotFacts> = {
      ...{ year: 1905, rangeYards: 6000, targetDp: 450, targetKnots: 12 },
      ...{ targetAngle: 'beam', shipsFiring: 4 },
    };
    expect(total({ ...tsushima, year: 1941 })).toBe(112);
    expect(total(tsushima)).toBe(56);
  });

  test('[SK-28.14] totals of 0 and less are left as they are', () => {
    const far: Partial<ShotFacts> = { rangeYards: 40_000 };
    expect(total({ ...far, year: 1900 })).toBe(total(far));
  });

  test('[SK-16.6] barrage fire: the total x 0.6', () => {
    expect(total({ rangeYards: 5000 })).toBe(139);
    expect(total({ rangeYards: 5000 }, true)).toBe(83);
  });

  test('[SK-16.7] where the total was below 0 the hits are lowered', () => {
    expect(total({ rangeYards: 40_000 }, true)).toBe(total({ rangeYards: 40_000 }));
    expect([barrageHits(3, -5), barrageHits(3, 0), barrageHits(3, 20)]).toEqual([2, 3, 3]);
  });
});
