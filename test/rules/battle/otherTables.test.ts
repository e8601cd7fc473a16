import { describe, expect, test } from 'vitest';
import {
  type BattleTables,
  maySeeToFire,
  pointsOf,
  rangeOf,
  ratedSheet,
  type ShipFigures,
  STANDARD_TABLES,
  shipMoves,
  sightedWithin,
  sightingRange,
  TABLE_IDS,
  type TableId,
  type TableSet,
  tablesOf,
  torpedoDivisor,
} from '../../../src/rules/battle';
import { sheetLine } from '../../../src/rules/battle/ratings';
import {
  atImpulse,
  eventsOf,
  newBattle,
  refusalOf,
  resolve,
  setShip,
  type TestBattle,
  type TestShip,
} from './fixture';
import { stackWith } from './forces';

type Tables = BattleTables;

/** A 12-inch and an 8-inch battery, tubes, a belt of 4 inches. */
const FIGURES: ShipFigures = {
  name: 'Test',
  classId: 'test',
  type: 'CA',
  nation: 'Nowhere',
  standardTons: 10_000,
  speedKnots: 28,
  beltInches: 4,
  deckInches: 3,
  batteries: [
    { caliberInches: 12, guns: 4, onBroadside: 4, turretFaceInches: 4 },
    { caliberInches: 4, guns: 8, onBroadside: 4, turretFaceInches: 0 },
  ],
  heavyAaGuns: 8,
  lightAaBarrels: 10,
  torpedoes: { onBroadside: 3, kind: 'other' },
};
const rated = (tables: Tables): string => sheetLine(ratedSheet(FIGURES, [], {}, tables));

const PRIMARY: Partial<TestShip> = { primary: 'H' };
const LANCES: Partial<TestShip> = { torpedoes: { factors: 2, kind: 'long-lance' } };

/** Two ships so many hexes apart. */
const apart = (
  tables: Tables,
  hexes: number,
  a: Partial<TestShip> = PRIMARY,
  scenario: TestBattle['scenario'] = {},
) =>
  newBattle({
    allies: [{ at: [0, hexes], ships: [{ id: 'a', ...a }] }],
    axis: [{ at: [0, 0], ships: [{ id: 'x', hull: 'NNNNNNNN' }] }],
    scenario: { ...scenario, tables },
  });

/** The first hit of a lone die of a ship, and what it did; the dice are those of the whole impulse. */
function hitBy(tables: Tables, weapon: string, dice: number[], a: Partial<TestShip> = PRIMARY) {
  const state = atImpulse(apart(tables, 1, a), weapon === 'torpedoes' ? 5 : 4);
  return resolve(state, { allies: [`fire a ${weapon} x`] }, dice);
}

const firstHit = (...hit: Parameters<typeof hitBy>) => {
  const [scored] = eventsOf(hitBy(...hit), 'hitScored');
  return scored && [scored.sum, scored.effect, scored.boxes];
};

const night = { hour: 'night' } as const;
const { gunfireDamage, torpedoDamage, criticalDamage, impulses } = STANDARD_TABLES;
const replaced = <T>(
  table: { rows: readonly { from: number; to: number; result: T }[] },
  result: T,
) => ({
  rows: table.rows.map((row) => ({ ...row, result })),
});

interface Case<Id extends TableId> {
  change: Partial<TableSet[Id]>;
  /** What comes of the standard table, and of the changed one. */
  effects: readonly [standard: unknown, changed: unknown];
  effect: (tables: Tables) => unknown;
}

/** For every table a change of it, and something that comes out otherwise for it. */
const CASES: { readonly [Id in TableId]: Case<Id> } = {
  gunfireDamage: {
    change: replaced(gunfireDamage, { kind: 'dud' }),
    effect: (tables) => firstHit(tables, 'primary', [6, 3, 4, ...(isStandard(tables) ? [1] : [])]),
    effects: [
      [7, 'boxes-destroyed', 1],
      [7, 'dud', 0],
    ],
  },
  torpedoDamage: {
    change: replaced(torpedoDamage, { hullBoxes: 4, speedLoss: false, critical: false }),
    effect: (tables) => firstHit(tables, 'torpedoes', [1, 6, 1, 2], LANCES),
    effects: [
      [5, 'boxes-destroyed', 2],
      [5, 'boxes-destroyed', 4],
    ],
  },
  torpedoModifiers: {
    change: { modifiers: { 'long-lance': 0, japanese: 1, us: 0, other: 0 } },
    effect: (tables) => firstHit(tables, 'torpedoes', [1, 6, 1, 2], LANCES),
    effects: [
      [5, 'boxes-destroyed', 2],
      [3, 'boxes-destroyed', 1],
    ],
  },
  criticalDamage: {
    change: replaced(criticalDamage, 'bridge'),
    effect: (tables) =>
      eventsOf(hitBy(tables, 'primary', [6, 6, 6, 1, 3]), 'criticalHit')[0]?.critical,
    effects: ['flooding', 'bridge'],
  },
  magazines: {
    change: {
      explodes: { magazine: { plain: 2, heavy: 5 }, 'magazine-fire': { plain: 5, heavy: 6 } },
    },
    effect: (tables) => eventsOf(hitBy(tables, 'primary', [6, 6, 6, 1, 1, 3]), 'shipSank').length,
    effects: [0, 1],
  },
  gunRanges: {
    change: { hexes: { primary: 6, secondary: 5, tertiary: 2 } },
    effect: (tables) =>
      refusalOf(atImpulse(apart(tables, 5), 4), 'allies', 'fire a secondary x')?.code,
    effects: ['target-out-of-range', undefined],
  },
  toHit: {
    change: { guns: 5, torpedoes: 5 },
    effect: (tables) => [
      eventsOf(hitBy(tables, 'primary', isStandard(tables) ? [5] : [5, 1, 1]), 'salvoFired')[0]
        ?.hits,
      eventsOf(
        hitBy(tables, 'torpedoes', isStandard(tables) ? [5, 1] : [5, 1, 1, 1], LANCES),
        'torpedoesLaunched',
      )[0]?.hits,
    ],
    effects: [
      [0, 0],
      [1, 1],
    ],
  },
  gunneryModifiers: {
    change: {
      modifiers: { ...STANDARD_TABLES.gunneryModifiers.modifiers, 'excellent-gunnery': 2 },
    },
    effect: (tables) =>
      eventsOf(
        hitBy(tables, 'primary', [1], { ...PRIMARY, traits: ['excellentGunnery'] }),
        'salvoFired',
      )[0]?.needed,
    effects: [5, 4],
  },
  penetration: {
    change: { armor: { primary: [], secondary: ['light', 'none'], tertiary: ['none'] } },
    effect: (tables) =>
      firstHit(tables, 'primary', [6, 3, 4, ...(isStandard(tables) ? [1] : [])])?.[1],
    effects: ['boxes-destroyed', 'deflected'],
  },
  torpedoRanges: {
    change: { longLance: { hexes: 3, leastFactors: 1, divisors: { '3': 5 } } },
    effect: (tables) => {
      const state = apart(tables, 3, LANCES);
      return [rangeOf(state, 'a', 'torpedoes'), torpedoDivisor(state, 'a', 3)];
    },
    effects: [
      [4, 2],
      [3, 5],
    ],
  },
  usTorpedoes: {
    change: { mendedFrom: '1941-01-01' },
    effect: (tables) =>
      torpedoDivisor(apart(tables, 1, { torpedoes: { factors: 4, kind: 'us' } }), 'a', 1),
    effects: [4, 1],
  },
  sighting: {
    change: { hexes: { ...STANDARD_TABLES.sighting.hexes, clear: { day: 9, night: 1 } } },
    effect: (tables) => [
      sightingRange(apart(tables, 5)),
      sightingRange(apart(tables, 5, {}, night)),
    ],
    effects: [
      [6, 3],
      [9, 1],
    ],
  },
  flashes: {
    change: { factor: 3, mostHexes: 8 },
    effect: (tables) => {
      const state = apart(tables, 5, PRIMARY, night);
      setShip(state, 'x', { flash: true });
      return sightedWithin(state, stackWith(state, 'x'));
    },
    effects: [6, 8],
  },
  searchRadar: {
    change: { byDate: [{ from: '1939', hexes: 3 }] },
    effect: (tables) => {
      const state = apart(tables, 6, { traits: ['searchRadar'] }, night);
      return maySeeToFire(state, stackWith(state, 'a'), stackWith(state, 'x'));
    },
    effects: [false, true],
  },
  impulses: {
    change: {
      sequence: impulses.sequence.map((it) =>
        it.phase === 'gunnery'
          ? { ...it, phase: 'torpedoes' }
          : it.phase === 'torpedoes'
            ? { ...it, phase: 'gunnery' }
            : it,
      ),
      firstBlock: { ...impulses.firstBlock, '2': 1 },
    },
    effect: (tables) => [
      atImpulse(apart(tables, 5), 4).step.kind,
      shipMoves(atImpulse(apart(tables, 5), 2), 'a'),
    ],
    effects: [
      ['gunnery', false],
      ['torpedoes', true],
    ],
  },
  towing: {
    change: { towable: { DD: ['BB'] } },
    effect: (tables) => {
      const state = newBattle({
        allies: [
          {
            at: [0, 4],
            ships: [
              { id: 'a', type: 'DD' },
              { id: 'b', type: 'BB' },
            ],
          },
        ],
        axis: [{ at: [0, -4], ships: [{ id: 'x' }] }],
        scenario: { tables },
      });
      setShip(state, 'b', { speed: '0' });
      return refusalOf(atImpulse(state, 10), 'allies', 'tow a b')?.code;
    },
    effects: ['wrong-type', undefined],
  },
  hullRating: {
    change: { divisor: 25 },
    effect: rated,
    effects: [
      'CA | 2 | 5 L | 3 L | - | 1 N | 3 | 1 other',
      'CA | 2 | 10 L | 3 L | - | 1 N | 3 | 1 other',
    ],
  },
  gunRating: {
    change: {
      calibers: {
        ...STANDARD_TABLES.gunRating.calibers,
        primary: { fromInches: 10.5, counts: 'all', factor: 1, divisorInches: null },
      },
    },
    effect: rated,
    effects: [
      'CA | 2 | 5 L | 3 L | - | 1 N | 3 | 1 other',
      'CA | 2 | 5 L | 4 L | - | 1 N | 3 | 1 other',
    ],
  },
  aaRating: {
    change: { heavyGun: 1 },
    effect: rated,
    effects: [
      'CA | 2 | 5 L | 3 L | - | 1 N | 3 | 1 other',
      'CA | 2 | 5 L | 3 L | - | 1 N | 8 | 1 other',
    ],
  },
  torpedoRating: {
    change: { tubesPerFactor: 1 },
    effect: rated,
    effects: [
      'CA | 2 | 5 L | 3 L | - | 1 N | 3 | 1 other',
      'CA | 2 | 5 L | 3 L | - | 1 N | 3 | 3 other',
    ],
  },
  armorRating: {
    change: { heavyFromInches: 4, immuneDeckInches: 3 },
    effect: rated,
    effects: [
      'CA | 2 | 5 L | 3 L | - | 1 N | 3 | 1 other',
      'CA | 2 | 5 H immune | 3 H | - | 1 N | 3 | 1 other',
    ],
  },
  speedRating: {
    change: { fromKnots: { '2+': 27, '2': 24, '1': 16 } },
    effect: rated,
    effects: [
      'CA | 2 | 5 L | 3 L | - | 1 N | 3 | 1 other',
      'CA | 2+ | 5 L | 3 L | - | 1 N | 3 | 1 other',
    ],
  },
  points: {
    change: { warship: 7 },
    effect: (tables) => pointsOf(apart(tables, 5), 'x'),
    effects: [16, 56],
  },
};

const isStandard = ({ replaced: tables }: Tables): boolean => tables.length === 0;

const changed = (id: TableId): Tables => ({
  ...STANDARD_TABLES,
  id: 'printed',
  name: 'Printed',
  replaced: [id],
  [id]: { ...STANDARD_TABLES[id], ...CASES[id].change },
});

describe('another table', () => {
  test.each(TABLE_IDS)('[BT-16.11] of %s is the one that the battle is resolved by', (id) => {
    const { effect, effects } = CASES[id];
    expect(effect(STANDARD_TABLES)).toEqual(effects[0]);
    expect(effect(changed(id))).toEqual(effects[1]);
  });

  test('[BT-16.11] a battle that names no tables is played with the standard ones', () => {
    const { scenario } = newBattle({ allies: [], axis: [] });
    expect(scenario.tables).toBeUndefined();
    expect(tablesOf({ scenario })).toBe(STANDARD_TABLES);
  });

  test('[BT-4.3, BT-6.8] a refusal names the impulses of the table', () => {
    const tables = changed('impulses');
    const at = (towBlock: number) => {
      const state = newBattle({
        allies: [{ at: [0, 4], ships: [{ id: 'a' }, { id: 'b' }] }],
        axis: [{ at: [0, -4], ships: [{ id: 'x' }] }],
        scenario: { tables: { ...tables, impulses: { ...tables.impulses, towBlock } } },
      });
      setShip(state, 'b', { speed: '0' });
      state.tows.push({ tower: 'a', towed: 'b' });
      return refusalOf(atImpulse(state, 6), 'allies', `stay ${stackWith(state, 'a').id}`);
    };
    expect(at(1)?.sentence).toContain('impulses 2 and 3.');
    expect(at(2)).toBeUndefined();
  });

  test('[BT-16.11] no sheet has more than a hundred boxes in a row, whatever the ratings', () => {
    const most = { ...STANDARD_TABLES.hullRating, exponent: 1.5, divisor: 0.1 };
    const { rows } = ratedSheet(FIGURES, [], {}, { ...STANDARD_TABLES, hullRating: most });
    expect(rows.hull.length).toBe(100);
  });
});
