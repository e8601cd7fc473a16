import { describe, expect, test } from 'vitest';
import {
  type BattleEvent,
  type BattleState,
  battle,
  type Order,
} from '../../../../src/rules/battle';
import { resolveTorpedoHit } from '../../../../src/rules/battle/steps/damage';
import { type Dice, type Side, valueOf } from '../../../../src/rules/core';
import { atImpulse, eventsOf, newBattle, shipIn, type TestShip } from '../fixture';
import { expectFigure, isSunk, sample } from './driver';
import { cruiser, FLETCHER, KAGERO } from './sheets';

// As in the checks of battles: fewer runs than the 6,000 of BT-EX20, with three standard errors more.
const RUNS = 1500;

interface Launched {
  state: BattleState;
  events: BattleEvent[];
}

const flotilla = (count: number, ship: TestShip, letter = 'd'): TestShip[] =>
  Array.from({ length: count }, (_, i) => ({ ...ship, id: `${letter}${i}` }));

/** One torpedo impulse: the destroyers of one stack launch at the ships named, one for each of them. */
function launch(
  destroyers: TestShip[],
  enemy: { ships: TestShip[]; rangeHexes: number; date: string },
  targets: string[],
): (dice: Dice) => Launched {
  return (dice) => {
    const state = atImpulse(
      newBattle({
        allies: [{ at: [0, 0], ships: destroyers }],
        axis: [{ at: [enemy.rangeHexes, 0], ships: enemy.ships }],
        scenario: { date: enemy.date },
      }),
      5,
    );
    for (const [i, { id }] of destroyers.entries())
      order(state, 'allies', `fire ${id} torpedoes ${targets[i]}`, dice);
    state.done.axis = true;
    return { state, events: order(state, 'allies', 'done', dice) };
  };
}

/** Gives an order that must be legal. */
function order(state: BattleState, side: Side, line: string, dice: Dice): BattleEvent[] {
  const it = battle.parseOrder(line) as Order;
  expect(battle.refuse(state, side, it)).toBeUndefined();
  return battle.apply(state, side, it, dice);
}

const hits = ({ events }: Launched): number =>
  eventsOf(events, 'torpedoesLaunched').reduce((sum, it) => sum + it.hits, 0);
const countOf =
  (ships: TestShip[], is: (state: BattleState, id: string) => boolean) =>
  ({ state }: Launched): number =>
    ships.filter(({ id }) => is(state, id)).length;
const isStopped = (state: BattleState, id: string): boolean =>
  !isSunk(state, id) && shipIn(state, id).speed === '0';

describe('Long Lance destroyers', () => {
  const destroyers = flotilla(8, KAGERO);
  const cruisers = ['c0', 'c1', 'c2', 'c3'].map(cruiser);
  const targets = destroyers.map((_, i) => `c${Math.floor(i / 2)}`);

  test.each([
    [2, 4.0, 1.04, 1.34],
    [3, 2.0, 0.37, 1.02],
    [4, 1.3, 0.18, 0.81],
  ])(
    '[BT-EX26] eight at four cruisers at %i hexes: %f hits, %f sunk, %f dead in the water',
    (rangeHexes, meanHits, sunk, stopped) => {
      const enemy = { ships: cruisers, rangeHexes, date: '1942-11-30' };
      const runs = sample(RUNS, 'long lance', launch(destroyers, enemy, targets));
      expectFigure(runs, hits, meanHits);
      expectFigure(runs, countOf(cruisers, isSunk), sunk);
      expectFigure(runs, countOf(cruisers, isStopped), stopped);
    },
  );
});

describe('United States destroyers', () => {
  const fletchers = flotilla(4, FLETCHER);
  const targets = flotilla(4, FLETCHER, 't');

  test.each([
    ['1943-08-31', 3, 0.5, 0.05],
    ['1943-09-01', 12, 2.0, 0.51],
  ])(
    '[BT-EX27] four at a cruiser on %s: %i dice, %f hits, sunk in %f',
    (date, dice, meanHits, sunk) => {
      const enemy = { ships: [cruiser('c'), cruiser('spare')], rangeHexes: 2, date };
      const runs = sample(RUNS, 'fletchers', launch(fletchers, enemy, Array(4).fill('c')));
      const [spread] = eventsOf(runs[0]?.events ?? [], 'torpedoesLaunched');
      expect(spread?.dice[0]?.values).toHaveLength(dice);
      expectFigure(runs, hits, meanHits);
      expectFigure(runs, ({ state }) => isSunk(state, 'c'), sunk);
    },
  );

  test.each([
    ['1943-08-31', 4, 0.39],
    ['1943-09-01', 12, 1.1],
  ])('[BT-EX27] four at four destroyers, one each, on %s: %i dice, %f sunk', (date, dice, sunk) => {
    const enemy = { ships: targets, rangeHexes: 2, date };
    const runs = sample(
      RUNS,
      'duel',
      launch(
        fletchers,
        enemy,
        targets.map(({ id }) => id),
      ),
    );
    const spreads = eventsOf(runs[0]?.events ?? [], 'torpedoesLaunched');
    expect(spreads.flatMap((it) => it.dice[0]?.values)).toHaveLength(dice);
    expectFigure(runs, countOf(targets, isSunk), sunk);
  });
});

test.each([
  ['long-lance', 0.03, 0.8],
  ['japanese', 0.01, 0.72],
  ['other', 0, 0.59],
  ['us', 0, 0.59],
] as const)(
  '[BT-EX28] one %s hit on a cruiser sinks it in %f and stops it in %f',
  (kind, sunk, stopped) => {
    const runs = sample(2 * RUNS, 'one hit', (dice) => {
      const state = newBattle({
        allies: [{ at: [0, 0], ships: [{ id: 'a' }] }],
        axis: [{ at: [2, 0], ships: [cruiser('c')] }],
      });
      resolveTorpedoHit({ state, dice, events: [] }, { by: 'A1', ship: 'c', kind });
      return state;
    });
    expectFigure(runs, (state) => isSunk(state, 'c'), sunk);
    expectFigure(runs, (state) => isStopped(state, 'c'), stopped);
  },
);

describe('destroyers with guns', () => {
  const boats = { allies: flotilla(4, KAGERO), axis: flotilla(4, KAGERO, 't') };

  /** All of a side fire, each at an enemy drawn by lot. */
  function fireByLot(state: BattleState, side: Side, dice: Dice): void {
    const enemies = boats[side === 'allies' ? 'axis' : 'allies'].filter(
      ({ id }) => !isSunk(state, id),
    );
    for (const { id } of boats[side]) {
      const target = enemies[valueOf(dice.lot(enemies.length, 'target'))] as TestShip;
      const line = battle.parseOrder(`fire ${id} tertiary ${target.id}`) as Order;
      if (!battle.refuse(state, side, line)) battle.apply(state, side, line, dice);
    }
  }

  function duel(dice: Dice): BattleState {
    const state = newBattle({
      allies: [{ at: [0, 0], ships: boats.allies }],
      axis: [{ at: [2, 0], ships: boats.axis }],
    });
    for (const impulse of [4, 8, 12, 16, 20]) {
      if (state.step.kind === 'over') break;
      atImpulse(state, impulse);
      for (const side of ['allies', 'axis'] as const) fireByLot(state, side, dice);
      for (const side of ['allies', 'axis'] as const) order(state, side, 'done', dice);
    }
    return state;
  }

  test('[BT-EX28] four against four at two hexes for one round lose 1.2 hull boxes a side', () => {
    const runs = sample(1000, 'boats', duel);
    for (const side of ['allies', 'axis'] as const) {
      const lost = (state: BattleState) =>
        boats[side].reduce((sum, { id }) => sum + shipIn(state, id).lost.hull, 0);
      expectFigure(runs, lost, 1.2);
    }
  });
});
