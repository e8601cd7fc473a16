import { describe, expect, test } from 'vitest';
import {
  type BattleState,
  type BattleView,
  battle,
  type Order,
  ROWS,
  type TargetOdds,
} from '../../../src/rules/battle';
import { explain } from '../../../src/rules/battle/game/explain';
import { orderDice } from '../../../src/rules/core';
import { atImpulse, give, mark, newBattle, setShip, type TestShip } from './fixture';

const TRIALS = 100_000;
/** So many take their time on a busy machine. */
const PATIENCE_MS = 240_000;
/** More than the screen asks for, for a closer look. */
const SAMPLES = 10_000;

const BATTLESHIP: TestShip = { id: 'a', primary: 'HHHHHHHH', secondary: 'LLL', tertiary: 'NNN' };
const CRUISERS: TestShip[] = [
  { id: 'b', secondary: 'NNNNN', tertiary: 'NNN', traits: ['excellentGunnery'] },
  { id: 'c', secondary: 'NNN', torpedoes: { factors: 3, kind: 'long-lance' } },
];
const DESTROYERS: TestShip[] = ['d', 'e'].map((id) => ({
  ...{ id, type: 'DD', secondary: '', tertiary: 'NN' },
  torpedoes: { factors: 3, kind: 'long-lance' },
}));

const ENEMY: TestShip = {
  id: 'x',
  primary: 'HHHH',
  secondary: 'LL',
  hull: 'LLLLLL',
  tertiary: 'NN',
};
const PAIR: TestShip[] = ['p', 'q'].map((id) => ({
  ...{ id, counter: 'pair', secondary: '', tertiary: 'N', hull: 'NN' },
  torpedoes: { factors: 2, kind: 'other' },
}));

/** Allied ships and enemies so many hexes from each other, in a gunnery impulse or a torpedo impulse. */
const squadron = (ships: TestShip[], rangeHexes: number, impulse: 4 | 5): BattleState =>
  atImpulse(
    newBattle({
      allies: [{ at: [0, 0], ships }],
      axis: [{ at: [rangeHexes, 0], ships: [ENEMY, ...PAIR] }],
    }),
    impulse,
  );

interface Situation {
  state: BattleState;
  lines: string[];
}

function battered(): BattleState {
  const state = squadron([BATTLESHIP, ...CRUISERS], 2, 4);
  mark(state, 'x', 'hull', 2);
  setShip(state, 'q', { speed: '0' });
  return state;
}

const SITUATIONS: Record<string, () => Situation> = {
  'a battleship at long range': () => ({
    state: squadron([BATTLESHIP], 5, 4),
    lines: ['fire a primary x'],
  }),
  'three ships with all their guns at a cruiser and a pair of destroyers': () => ({
    state: battered(),
    lines: ['a primary', 'a secondary', 'b secondary']
      .map((it) => `fire ${it} x`)
      .concat(['b tertiary', 'c secondary'].map((it) => `fire ${it} pair`)),
  }),
  'torpedoes at two hexes': () => ({
    state: squadron(DESTROYERS, 2, 5),
    lines: ['fire d torpedoes x', 'fire e torpedoes pair'],
  }),
  'Long Lances at three hexes, which fall by lot': () => ({
    state: squadron([...DESTROYERS, ...CRUISERS], 3, 5),
    lines: ['c', 'd', 'e'].map((id) => `fire ${id} torpedoes x`),
  }),
};

const readAll = (lines: string[]) => lines.map((line) => battle.parseOrder(line) as Order);

/** What a ship looked like after each of many resolved impulses. */
function outcomes({ state, lines }: Situation, seed: string): BattleState[] {
  for (const line of lines) give(state, 'allies', line);
  state.done.axis = true;
  const dice = orderDice(seed, 0);
  return Array.from({ length: TRIALS }, () => {
    const after = battle.copy(state);
    battle.apply(after, 'allies', { kind: 'done' }, dice);
    return after;
  });
}

const ship = (view: BattleView, id: string) => view.ships[id] as BattleState['ships'][string];

const isCrippled = (view: BattleView, id: string, hull: number): boolean => {
  const { fate, speed, lost } = ship(view, id);
  return fate !== 'afloat' || speed === '0' || lost.hull * 2 >= hull;
};

/** The means of the same figures that `explain` gives, over resolved impulses. */
function measured(before: BattleState, after: readonly BattleState[], id: string) {
  const mean = (value: (it: BattleState) => number) =>
    after.reduce((sum, it) => sum + value(it), 0) / after.length;
  const hull = id === 'x' ? 6 : 2;
  return {
    rows: ROWS.map((row) => mean((it) => ship(it, id).lost[row] - ship(before, id).lost[row])),
    crippleChance: mean((it) => (isCrippled(it, id, hull) ? 1 : 0)),
    sinkChance: mean((it) => (ship(it, id).fate === 'sunk' ? 1 : 0)),
  };
}

describe(`what explain tells, against ${TRIALS} resolved impulses`, () => {
  test.each(Object.entries(SITUATIONS))('%s', { timeout: PATIENCE_MS }, (name, begin) => {
    const { state, lines } = begin();
    const { targets, standardError } = explain(state, 'allies', readAll(lines), SAMPLES);
    const before = battle.copy(state);
    const after = outcomes({ state, lines }, name);
    for (const target of targets) {
      const real = measured(before, after, target.ship);
      // Five standard errors: dozens of figures are compared, and the trials have an error of their own.
      const near = 5 * standardError;
      expect(Math.abs(target.crippleChance - real.crippleChance)).toBeLessThan(near);
      expect(Math.abs(target.sinkChance - real.sinkChance)).toBeLessThan(near);
      for (const [r, row] of ROWS.entries())
        expect(Math.abs(target.meanBoxes[row] - (real.rows[r] ?? 0))).toBeLessThan(2 * near);
    }
  });
});

describe('the number of hits', () => {
  const hitsOf = (situation: string): TargetOdds => {
    const { state, lines } = (SITUATIONS[situation] as () => Situation)();
    const [target] = battle.explain(state, 'allies', readAll(lines)).targets;
    if (!target) throw new Error('a target');
    return target;
  };

  test('[BT-9.2] is binomial for one salvo', () => {
    const { hits, hitChance, meanHits } = hitsOf('a battleship at long range');
    const choose = [1, 8, 28, 56, 70, 56, 28, 8, 1];
    expect(hits).toHaveLength(9);
    for (const [k, chance] of hits.entries())
      expect(chance).toBeCloseTo((choose[k] ?? 0) * (1 / 6) ** k * (5 / 6) ** (8 - k), 12);
    expect(1 - (hits[0] ?? 0)).toBeCloseTo(hitChance, 12);
    expect(hits.reduce((sum, chance, k) => sum + k * chance, 0)).toBeCloseTo(meanHits, 12);
  });

  test('of several salvos adds up to one, and to the mean', () => {
    const { hits, hitChance, meanHits } = hitsOf(
      'three ships with all their guns at a cruiser and a pair of destroyers',
    );
    expect(hits.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
    expect(1 - (hits[0] ?? 0)).toBeCloseTo(hitChance, 12);
    expect(hits.reduce((sum, chance, k) => sum + k * chance, 0)).toBeCloseTo(meanHits, 12);
  });
});

test('a ship that is crippled already is said to be', () => {
  const state = battered();
  mark(state, 'x', 'hull', 3);
  const { targets } = battle.explain(state, 'allies', readAll(['fire a primary x']));
  expect(targets).toMatchObject([{ ship: 'x', crippled: true, crippleChance: 1 }]);
});
