import { describe, expect, test } from 'vitest';
import {
  CALIBERS,
  SHIP_TYPES,
  STANDARD_TABLES,
  TABLE_IDS,
  type TableId,
} from '../../../src/rules/battle';

/** Every figure of the standard tables as RULES.md has it. */
describe('the standard tables', () => {
  const rowsOf = (id: 'gunfireDamage' | 'torpedoDamage' | 'criticalDamage') =>
    STANDARD_TABLES[id].rows.map(({ from, to, result }) => [from, to, result]);
  const hull = (plunging: boolean, speedLoss: boolean) => ({ kind: 'hull', plunging, speedLoss });

  test('[BT-11.1] gunfire damage', () => {
    expect(rowsOf('gunfireDamage')).toEqual([
      [2, 2, { kind: 'dud' }],
      [3, 3, { kind: 'torpedo-mount' }],
      [4, 4, { kind: 'gunnery', row: 'secondary' }],
      [5, 5, { kind: 'gunnery', row: 'tertiary' }],
      [6, 6, { kind: 'gunnery', row: 'primary' }],
      [7, 7, hull(false, false)],
      [8, 8, { kind: 'gunnery', row: 'secondary' }],
      [9, 9, { kind: 'gunnery', row: 'primary' }],
      [10, 10, hull(true, false)],
      [11, 11, hull(false, true)],
      [12, 12, { kind: 'critical' }],
    ]);
  });

  test('[BT-11.2] torpedo damage', () => {
    const result = (hullBoxes: number, speedLoss: boolean, critical: boolean) => ({
      ...{ hullBoxes, speedLoss, critical },
    });
    expect(rowsOf('torpedoDamage')).toEqual([
      [3, 4, result(2, false, false)],
      [5, 6, result(3, false, false)],
      [7, 8, result(4, true, false)],
      [9, 10, result(4, true, false)],
      [11, 12, result(5, true, false)],
      [13, 14, result(6, true, true)],
    ]);
  });

  test('[BT-12.1] critical damage', () => {
    expect(rowsOf('criticalDamage').map(([from, to, result]) => [from === to, result])).toEqual(
      [
        ...['magazine', 'fire-control', 'flooding', 'engine-room', 'turret', 'magazine-fire'],
        ...['secondary-battery', 'bridge', 'steering', 'torpedo-stowage', 'magazine'],
      ].map((critical) => [true, critical]),
    );
  });

  const FIGURES: readonly [string, TableId, object][] = [
    ['BT-11.3', 'torpedoModifiers', { 'long-lance': 2, japanese: 1, us: 0, other: 0 }],
    [
      'BT-12.1',
      'magazines',
      { magazine: { plain: 4, heavy: 5 }, 'magazine-fire': { plain: 5, heavy: 6 } },
    ],
    ['BT-9.1', 'gunRanges', { primary: 6, secondary: 4, tertiary: 2 }],
    [
      'BT-9.4',
      'gunneryModifiers',
      {
        'excellent-gunnery': 1,
        'target-still': 1,
        'fire-control-radar': 1,
        'point-blank': 1,
        'target-end-on': 1,
      },
    ],
    [
      'BT-11.4',
      'penetration',
      { primary: ['heavy', 'light', 'none'], secondary: ['light', 'none'], tertiary: ['none'] },
    ],
    [
      'BT-7.1',
      'sighting',
      {
        clear: { day: 6, night: 3 },
        cloud: { day: 6, night: 3 },
        rain: { day: 5, night: 2 },
        squall: { day: 4, night: 2 },
        storm: { day: 3, night: 1 },
      },
    ],
    [
      'BT-7.4',
      'searchRadar',
      [
        { from: '1939', hexes: 1 },
        { from: '1943', hexes: 2 },
      ],
    ],
    ['BT-10.3', 'torpedoRanges', { hexes: 4, leastFactors: 2, divisors: { '3': 2, '4': 4 } }],
  ];
  test.each(FIGURES)('[%s] %s', (_clause, id, figures) => {
    expect(Object.values(STANDARD_TABLES[id])).toContainEqual(figures);
  });

  test.each<[string, TableId, object]>([
    ['BT-9.2', 'toHit', { guns: 6, torpedoes: 6 }],
    ['BT-11.9', 'gunRanges', { plungingHexes: 6 }],
    ['BT-12.3', 'magazines', { weak: 1 }],
    ['BT-12.11', 'magazines', { weakHull: 6 }],
    ['BT-9.9', 'gunneryModifiers', { radarHexes: 3, most: 2 }],
    ['BT-10.1', 'torpedoRanges', { hexes: 2 }],
    ['BT-10.7', 'usTorpedoes', { mendedFrom: '1943-09-01', divisor: 4 }],
    ['BT-7.3', 'flashes', { factor: 2, mostHexes: 6 }],
    [
      'BT-16.1',
      'hullRating',
      { exponent: 0.35, divisor: 3.4, factors: { carrier: 0.8, merchant: 0.3, other: 1 } },
    ],
    ['BT-16.4', 'aaRating', { heavyGun: 0.3, lightBarrel: 0.04 }],
    ['BT-16.5', 'torpedoRating', { tubesPerFactor: 3 }],
    ['BT-16.6', 'armorRating', { heavyFromInches: 10, lightFromInches: 2.5, immuneDeckInches: 5 }],
    ['BT-16.6', 'speedRating', { fromKnots: { '2+': 31.5, '2': 24, '1': 16 } }],
    ['BT-16.7', 'points', { capital: 3, warship: 2, cargo: 2, transport: 1 }],
    ['BT-4.3', 'impulses', { firstBlock: { '2+': 1, '2': 2, '1': 3, '1 slow': 4 }, towBlock: 3 }],
  ])('[%s] %s: %j', (_clause, id, figures) => {
    expect(STANDARD_TABLES[id]).toMatchObject(figures);
  });

  test('[BT-16.2, BT-16.3, BT-16.4] what guns are worth', () => {
    const { calibers } = STANDARD_TABLES.gunRating;
    expect(CALIBERS.map((it) => Object.values(calibers[it]))).toEqual([
      [10.5, 'all', 0.75, 15],
      [5.3, 'broadside', 0.33, 8],
      [2.9, 'broadside', 0.22, null],
    ]);
  });

  test('[BT-6.3] what each type tows', () => {
    const { towable } = STANDARD_TABLES.towing;
    const byCruisers = SHIP_TYPES.filter((it) => !['BB', 'BC', 'CV', 'CVL'].includes(it));
    const byType = SHIP_TYPES.map((type) => [type, [...(towable[type] ?? [])].sort()]);
    expect(Object.fromEntries(byType.filter(([, types]) => types?.length))).toEqual({
      BB: [...SHIP_TYPES].sort(),
      BC: [...SHIP_TYPES].sort(),
      AC: [...byCruisers].sort(),
      CA: [...byCruisers].sort(),
      CL: [...byCruisers].sort(),
      DD: ['DD', 'DE', 'TB', 'small-transport'],
    });
  });

  test.each(TABLE_IDS)(
    '[BT-16.11] %s has a name, its clauses as source, and tells a fill',
    (id) => {
      const { name, source, fill } = STANDARD_TABLES[id];
      expect(name).toMatch(/^[A-Z]/);
      expect(source).toMatch(/^BT-\d/);
      expect(fill).toBe(source.includes('fill'));
    },
  );
});
