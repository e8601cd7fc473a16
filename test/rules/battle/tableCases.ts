import {
  type BattleTables,
  maySeeToFire,
  pointsOf,
  rangeOf,
  STANDARD_TABLES,
  shipMoves,
  sightedWithin,
  sightingRange,
  type TableId,
  type TableSet,
  torpedoDivisor,
} from '../../../src/rules/battle';
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

/** Of tables by which sheets are made. */
export type RatingTableId = Extract<TableId, `${string}Rating`>;

/** A change of a table, and something that comes out otherwise for it. */
export interface TableCase<Id extends TableId> {
  change: Partial<TableSet[Id]>;
  /** What comes of the standard table, and of the changed one. */
  effects: readonly [standard: unknown, changed: unknown];
  effect: (tables: BattleTables) => unknown;
}

const PRIMARY: Partial<TestShip> = { primary: 'H' };
const LANCES: Partial<TestShip> = { torpedoes: { factors: 2, kind: 'long-lance' } };

/** Two ships so many hexes apart. */
const apart = (
  tables: BattleTables,
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
function hitBy(
  tables: BattleTables,
  weapon: string,
  dice: number[],
  a: Partial<TestShip> = PRIMARY,
) {
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

const isStandard = ({ replaced: tables }: BattleTables): boolean => tables.length === 0;

/** Changes of tables by which battles are resolved. */
export const BATTLE_CASES: { readonly [Id in Exclude<TableId, RatingTableId>]: TableCase<Id> } = {
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
      [5, 'boxes-destroyed', 3],
      [5, 'boxes-destroyed', 4],
    ],
  },
  torpedoModifiers: {
    change: { modifiers: { 'long-lance': 0, japanese: 1, us: 0, other: 0 } },
    effect: (tables) => firstHit(tables, 'torpedoes', [1, 6, 1, 2], LANCES),
    effects: [
      [5, 'boxes-destroyed', 3],
      [3, 'boxes-destroyed', 2],
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
  points: {
    change: { warship: 7 },
    effect: (tables) => pointsOf(apart(tables, 5), 'x'),
    effects: [16, 56],
  },
};
