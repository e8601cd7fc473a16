import { describe, expect, test } from 'vitest';
import type { AirUnit } from '../../../src/rules/sea-wings/combat/air/units';
import type { Load } from '../../../src/rules/sea-wings/model/ratings';
import { type Attacking, type Means, meansOf, type Struck, type Wave } from './actions';
import { type TYPES, unit } from './aircraft';
import { load } from './strikeSetting';

type Type = keyof typeof TYPES;

const LOADS: Partial<Record<Type, Load>> = {
  'sbd-3': load('bomb', 4, 4),
  'sb2c-3': load('bomb', 3, 4),
  'tbd-1': load('torpedo', 2, 3),
  'tbf-1': load('torpedo', 3, 4),
  a6m5: load('bomb', 2, 3),
  d3a1: load('bomb', 4, 3),
  d4y2: load('bomb', 3, 4),
  b5n2: load('torpedo', 3, 3),
  b6n2: load('torpedo', 3, 3),
};

/** Bombers of a type, by the ships that they attack. */
function at(type: Type, ships: Record<string, number>, id: string = type): Attacking {
  const carried = LOADS[type] as Load;
  const factors = Object.values(ships).reduce((sum, it) => sum + it, 0);
  return { unit: { ...unit(type, factors, carried.kind), id }, load: carried, at: ships };
}

const cap = (it: AirUnit, rating = 3) => [{ unit: it, rating }];

/** [WG-29.51] Japanese pilots of 1944. */
const green = (it: AirUnit): AirUnit => ({
  ...it,
  modifiers: [{ code: 'training', value: -1, rule: 'WG-29.51' }],
});

/** An American carrier of 1942; the sum of the guns is her own and half of the screen's heavy ones. */
const american = (flak: number, changed: Partial<Struck> = {}): Struck => ({
  ...{ type: 'CV', control: 2, size: 5, armor: -1, flak, fireControl: 2 },
  ...changed,
});

const japanese = (flak: number, changed: Partial<Struck> = {}): Struck => ({
  ...{ type: 'CV', control: 1, size: 5, armor: -1, flak, fireControl: 1 },
  ...changed,
});

/** The tolerance of section 31: 5% and 0.05 at least, around a figure or a range of them. */
function expectNear(found: number, from: number, to = from): void {
  const slack = Math.max(0.05, to * 0.05);
  expect(found).toBeGreaterThan(from - slack);
  expect(found).toBeLessThan(to + slack);
}

const sum = (figures: Readonly<Record<string, number>>, ...keys: string[]): number =>
  keys.reduce((all, key) => all + (figures[key] ?? 0), 0);

const GAMES = 2_000;

describe('actions of section 31', () => {
  /** Four June as it was flown: torpedo bombers in three strikes, dive bombers in two, and in the afternoon. */
  function midway(zeros: number, isUnseen: boolean): Means {
    const waves: Wave[] = [
      { strike: [at('tbd-1', { soryu: 3 })] },
      { strike: [at('tbd-1', { kaga: 2 })] },
      { escorts: [unit('f4f-4', 1)], strike: [at('tbd-1', { hiryu: 2 })] },
      { isUnseen, strike: [at('sbd-3', { kaga: 3, akagi: 3 })] },
      { isUnseen, strike: [at('sbd-3', { soryu: 3 })] },
      { isUnseen, strike: [at('sbd-3', { hiryu: 4 }, 'afternoon')] },
    ];
    const ships = {
      kaga: japanese(11, { size: 6, isReadied: true }),
      akagi: japanese(9, { size: 6, isReadied: true }),
      soryu: japanese(10, { armor: 0, isReadied: true }),
      hiryu: japanese(10, { isReadied: true }),
    };
    return meansOf({ cap: cap(unit('a6m2', zeros)), ships, side: 'axis', waves }, GAMES);
  }

  const FIRST = ['kaga', 'akagi', 'soryu'] as const;
  const sunk = ({ lost }: Means): number => sum(lost, ...FIRST, 'hiryu');

  test('[WG-31.5] the whole of 4 June, the dive bombers not met by CAP', () => {
    const day = midway(6, true);
    expect(Math.abs(sum(day.bombs, ...FIRST) - 9.1)).toBeLessThan(0.3);
    expect(Math.abs(sum(day.bombs, 'hiryu') - 3.1)).toBeLessThan(0.3);
    expectNear(sum(day.factors, 'tbd-1'), 6.6, 6.7);
    expect(Math.abs(sunk(day) - 2.8)).toBeLessThan(0.1);
    expectNear(day.lostAtOnce[4] ?? 0, 0.2, 0.24);
    const worse = midway(8, true);
    expect(Math.abs(sum(worse.bombs, ...FIRST, 'hiryu') - 12.1)).toBeLessThan(0.3);
    expectNear(sum(worse.factors, 'tbd-1'), 6.9);
    expect(Math.abs(sunk(worse) - 2.7)).toBeLessThan(0.1);
  });

  test('[WG-31.6] the same with CAP at the dive bombers', () => {
    const day = midway(6, false);
    expectNear(sum(day.bombs, ...FIRST), 7.8, 8);
    expectNear(sum(day.factors, 'sbd-3'), 3, 3.6);
    expectNear(sunk(day), 2.6);
    expectNear(day.lostAtOnce[4] ?? 0, 0.15, 0.17);
  });

  const coralSea = () =>
    meansOf(
      {
        ...{ cap: cap(unit('f4f-3', 3)), side: 'allies' },
        ships: { lexington: american(24, { control: 1, size: 6 }), yorktown: american(12) },
        waves: [
          {
            escorts: [unit('a6m2', 3)],
            strike: [
              at('b5n2', { lexington: 2, yorktown: 1 }),
              at('d3a1', { lexington: 4, yorktown: 2 }),
            ],
          },
        ],
      },
      GAMES,
    );

  test('[WG-31.9, WG-31.24] Coral Sea, 8 May, the Japanese at the Lexington and the Yorktown', () => {
    const { bombs, torpedoes, lost, out, factors } = coralSea();
    expectNear(sum(bombs, 'lexington', 'yorktown'), 2.9);
    expectNear(sum(torpedoes, 'lexington', 'yorktown'), 1);
    expectNear(sum(factors, 'd3a1', 'b5n2'), 2.2, 2.3);
    expectNear(sum(lost, 'lexington'), 0.22, 0.26);
    expectNear(sum(lost, 'yorktown'), 0.04, 0.05);
    expectNear(sum(out, 'lexington'), 0.53, 0.59);
    expectNear(sum(out, 'yorktown'), 0.18, 0.21);
  });

  test('[WG-31.24] Coral Sea, 8 May, the Americans at the Shokaku, in two strikes', () => {
    const zeros = cap(unit('a6m2', 2));
    const waves = [
      {
        escorts: [unit('f4f-3', 1)],
        strike: [at('tbd-1', { shokaku: 2 }), at('sbd-3', { shokaku: 4 })],
      },
      {
        escorts: [unit('f4f-3', 1)],
        strike: [at('tbd-1', { shokaku: 1 }), at('sbd-3', { shokaku: 1 })],
      },
    ];
    const ships = { shokaku: japanese(12) };
    const day = meansOf({ cap: zeros, ships, side: 'axis', waves }, GAMES);
    expectNear(sum(day.lost, 'shokaku'), 0.49);
    expectNear(sum(day.out, 'shokaku'), 0.83);
    const other = coralSea();
    expectNear(sum(other.factors, 'a6m2', 'd3a1', 'b5n2') + day.cap, 3.6, 3.8);
    expectNear(sum(day.factors, 'f4f-3', 'sbd-3', 'tbd-1') + other.cap, 3.2);
  });

  test('[WG-31.11] Eastern Solomons, at the Enterprise', () => {
    const waves = [{ escorts: [unit('a6m2', 2)], strike: [at('d3a1', { enterprise: 5 })] }];
    const ships = { enterprise: american(23.5) };
    const { bombs, lost, factors } = meansOf(
      { cap: cap(unit('f4f-4', 5)), ships, side: 'allies', waves },
      GAMES,
    );
    expectNear(sum(bombs, 'enterprise'), 1.9, 2);
    expectNear(sum(factors, 'd3a1'), 2.3, 2.5);
    expectNear(sum(lost, 'enterprise'), 0.05, 0.06);
  });

  test('[WG-31.12] Santa Cruz, first wave on the Hornet', () => {
    const strike = [at('b5n2', { hornet: 3 }), at('d3a1', { hornet: 4 })];
    const { bombs, torpedoes, lost, factors } = meansOf(
      {
        ...{ cap: cap(unit('f4f-4', 5)), ships: { hornet: american(18) }, side: 'allies' },
        waves: [{ escorts: [unit('a6m2', 3)], strike }],
      },
      GAMES,
    );
    expectNear(sum(bombs, 'hornet'), 1.7, 1.8);
    expectNear(sum(torpedoes, 'hornet'), 0.8, 0.9);
    expectNear(sum(factors, 'b5n2', 'd3a1'), 2.5, 2.8);
    expectNear(sum(lost, 'hornet'), 0.2);
  });

  test('[WG-31.23] Santa Cruz, the day', () => {
    const escorts = [unit('a6m2', 2)];
    const us = meansOf(
      {
        ...{ cap: cap(unit('f4f-4', 6)), side: 'allies' },
        ships: {
          hornet: american(20),
          enterprise: american(20),
          other: american(20, { type: 'BB', size: 6, armor: -3 }),
        },
        waves: [
          { escorts, strike: [at('b5n2', { hornet: 3 }), at('d3a1', { hornet: 4 })] },
          { escorts, strike: [at('b5n2', { enterprise: 3 }), at('d3a1', { enterprise: 3 })] },
          { escorts, strike: [at('d3a1', { other: 3 })] },
          { strike: [at('b5n2', { hornet: 1 })] },
        ],
      },
      GAMES,
    );
    expectNear(sum(us.lost, 'hornet'), 0.16);
    expectNear(sum(us.out, 'hornet'), 0.42);
    expectNear(sum(us.lost, 'enterprise'), 0.1, 0.13);
    expectNear(sum(us.out, 'enterprise'), 0.33, 0.36);
    const jp = meansOf(
      {
        ...{ cap: cap(unit('a6m2', 4)), side: 'axis' },
        ships: { shokaku: japanese(12), zuiho: japanese(6, { type: 'CVL', size: 4, armor: 0 }) },
        waves: [
          { strike: [at('sbd-3', { shokaku: 3 })] },
          { isUnseen: true, strike: [at('sbd-3', { zuiho: 1 }, 'scout')] },
        ],
      },
      GAMES,
    );
    expectNear(sum(jp.lost, 'shokaku'), 0.16);
    expectNear(sum(jp.out, 'shokaku'), 0.5);
    // Half a factor is one every other time.
    expectNear(sum(jp.lost, 'zuiho') / 2, 0.03);
    expectNear(sum(jp.out, 'zuiho') / 2, 0.12);
    expectNear(sum(us.factors, 'a6m2', 'd3a1', 'b5n2') + jp.cap, 10, 11);
    expectNear(us.cap + sum(jp.factors, 'sbd-3'), 3, 4.5);
  });

  test.each([
    [34, 1.1, 1.1],
    [42, 0.5, 0.6],
    [60, 0.2, 0.3],
  ])('[WG-31.13] Philippine Sea, second raid under an AA sum of %i', (flak, from, to) => {
    const late = { fireControl: 4, hasProximityFuzes: true };
    const { bombs, torpedoes, factors } = meansOf(
      {
        ...{ cap: cap(unit('f6f-5', 25), 5), side: 'allies' },
        ships: { essex: american(flak, late) },
        waves: [
          {
            escorts: [green(unit('a6m5', 8))],
            strike: [at('b6n2', { essex: 5 }), at('d4y2', { essex: 9 })],
          },
        ],
      },
      GAMES,
    );
    expectNear(sum(bombs, 'essex') + sum(torpedoes, 'essex'), from, to);
    expectNear(sum(factors, 'b6n2', 'd4y2'), 13.9);
  });

  test('[WG-31.13] Philippine Sea, first raid, at a battleship', () => {
    const struck = { type: 'BB', size: 6, armor: -3 } as const;
    const { bombs, factors } = meansOf(
      {
        ...{ cap: cap(unit('f6f-5', 10), 5), side: 'allies' },
        ships: { lee: american(42, { ...struck, fireControl: 4, hasProximityFuzes: true }) },
        waves: [
          {
            escorts: [{ ...green(unit('a6m5', 3)), id: 'escort' }],
            strike: [at('b6n2', { lee: 1 }), at('a6m5', { lee: 7 })],
          },
        ],
      },
      GAMES,
    );
    expectNear(sum(bombs, 'lee'), 0.1, 0.2);
    expectNear(sum(factors, 'b6n2', 'a6m5'), 7.4, 7.8);
  });

  test('[WG-31.14] 20 June, at the Hiyo', () => {
    const { bombs, torpedoes, lost } = meansOf(
      {
        ...{ cap: cap(green(unit('a6m5', 4))), side: 'axis' },
        ships: { hiyo: japanese(11, { armor: 0 }) },
        waves: [
          {
            escorts: [unit('f6f-5', 5)],
            strike: [at('tbf-1', { hiyo: 3 }), at('sb2c-3', { hiyo: 5 })],
          },
        ],
      },
      GAMES,
    );
    expectNear(sum(bombs, 'hiyo'), 4.1);
    expectNear(sum(torpedoes, 'hiyo'), 2.3, 2.4);
    expectNear(sum(lost, 'hiyo'), 0.76);
  });
});
