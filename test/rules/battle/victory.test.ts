import { describe, expect, test } from 'vitest';
import {
  awardsOf,
  type BattleState,
  battle,
  type ExtraPoints,
  type Ship,
  scoreOf,
  worthOf,
} from '../../../src/rules/battle';
import { scriptedDice } from '../../../src/rules/core';
import { atImpulse, give, mark, newBattle, setShip, shipIn, type TestShip } from './fixture';
import { outcomeOf } from './flow';
import { cruisers } from './forces';

const worth = (change: Partial<Ship>, hullLost = 0): number => {
  const state = cruisers(9, 9);
  mark(state, 'a', 'hull', hullLost);
  setShip(state, 'a', change);
  return worthOf(state, shipIn(state, 'a'));
};

describe('what a ship is worth', () => {
  test('[BT-14.2] all its points when sunk or scuttled, none unhurt', () => {
    expect(worth({ fate: 'sunk' })).toBe(18);
    expect(worth({ fate: 'scuttled' })).toBe(18);
    expect(worth({})).toBe(0);
  });

  test('[BT-14.2] half of them when half its hull boxes are gone: the fifth of nine', () => {
    expect(worth({}, 4)).toBe(0);
    expect(worth({}, 5)).toBe(9);
    const even = cruisers(4, 4);
    mark(even, 'a', 'hull', 2);
    expect(scoreOf(even, 'axis')).toBe(4);
  });

  test('[BT-14.2] half of them when dead in the water at the end', () => {
    expect(worth({ speed: '0' })).toBe(9);
    expect(worth({ speed: '1' })).toBe(0);
  });

  test('[BT-14.4] a ship aground counts half, once with all else', () => {
    expect(worth({ aground: true })).toBe(9);
    expect(worth({ aground: true, speed: '0' }, 6)).toBe(9);
  });

  test('[BT-14.4] a ship that has left is judged by its hull boxes alone', () => {
    expect(worth({ fate: 'left' }, 4)).toBe(0);
    expect(worth({ fate: 'left' }, 5)).toBe(9);
    expect(worth({ fate: 'left', speed: '0' })).toBe(0);
  });

  test('[BT-14.4] half points are kept as halves', () => {
    const state = newBattle({
      allies: [{ at: [0, 0], ships: [{ id: 'a', type: 'BB', hull: 'NNN' }] }],
      axis: [{ at: [4, 0], ships: [{ id: 'x' }] }],
    });
    mark(state, 'a', 'hull', 2);
    expect(scoreOf(state, 'axis')).toBe(4.5);
  });
});

test('[BT-14.2, BT-14.3, BT-14.4] every award says what it is for, and their sum is the score', () => {
  const state = cruisers(9, 4, {
    boxes: [{ side: 'allies', ship: 'other', row: 'hull', points: 5 }],
    exits: [{ side: 'allies', by: ['N'], points: 3 }],
  });
  setShip(state, 'x', { fate: 'sunk' });
  setShip(state, 'other', { aground: true });
  mark(state, 'other', 'hull', 1);
  setShip(state, 'a', { fate: 'left', leftBy: ['N'] });
  const awards = awardsOf(state, 'allies');
  expect(awards.map((it) => [it.for, it.rule, it.ship])).toEqual([
    ['sunk', 'BT-14.2', 'x'],
    ['crippled', 'BT-14.4', 'other'],
    ['exit', 'BT-14.3', 'a'],
    ['boxes', 'BT-14.3', 'other'],
  ]);
  expect(awards.at(-1)).toMatchObject({ row: 'hull', boxes: 1, points: 5 });
  expect(awards.reduce((sum, { points }) => sum + points, 0)).toBe(scoreOf(state, 'allies'));
  expect(awardsOf(state, 'axis')).toEqual([]);
});

describe('who wins', () => {
  test('[BT-14.4] a side scores for the ships of the enemy', () => {
    const state = cruisers(9, 6);
    mark(state, 'a', 'hull', 5);
    setShip(state, 'x', { fate: 'sunk' });
    expect([scoreOf(state, 'allies'), scoreOf(state, 'axis')]).toEqual([12, 9]);
  });

  test('[BT-14.2] the side that has scored more wins', () => {
    const state = cruisers(5, 6);
    setShip(state, 'a', { fate: 'sunk' });
    setShip(state, 'x', { fate: 'sunk' });
    expect(outcomeOf(state)).toMatchObject({
      winner: 'allies',
      victoryPoints: { allies: 12, axis: 10 },
    });
  });

  test.each([
    [40, 43, 'draw'],
    [40, 44, 'allies'],
    [44, 40, 'axis'],
    [35, 38, 'draw'],
    [10, 11, 'allies'],
    [7, 7, 'draw'],
  ])(
    '[BT-14.2] a margin under a tenth of the score of the other is a draw: %i to %i boxes lost, %s',
    (a, x, winner) => {
      const state = cruisers(a, x);
      setShip(state, 'a', { fate: 'sunk' });
      setShip(state, 'x', { fate: 'sunk' });
      expect(outcomeOf(state)?.winner).toBe(winner);
    },
  );

  test('[BT-14.4] against a score of 0 any score wins; with none on either side it is a draw', () => {
    const any = cruisers(5, 1);
    mark(any, 'x', 'hull', 1);
    setShip(any, 'x', { fate: 'sunk' });
    expect(outcomeOf(any)).toMatchObject({ winner: 'allies', victoryPoints: { axis: 0 } });
    expect(outcomeOf(cruisers(5, 5))).toMatchObject({ winner: 'draw' });
  });
});

describe('extra points of a scenario', () => {
  const exits: ExtraPoints = {
    exits: [{ side: 'allies', by: ['N', 'NE'], points: 3 }],
  };

  test('[BT-14.3] for ships that leave by a named side of the board', () => {
    const state = cruisers(4, 4, exits);
    setShip(state, 'a', { fate: 'left', leftBy: ['S'] });
    expect(scoreOf(state, 'allies')).toBe(0);
    setShip(state, 'a', { fate: 'left', leftBy: ['NE', 'SE'] });
    setShip(state, 'x', { fate: 'left', leftBy: ['N'] });
    expect([scoreOf(state, 'allies'), scoreOf(state, 'axis')]).toEqual([3, 0]);
  });

  test('[BT-14.3] for enemy ships that leave by a named side, where the scenario says so', () => {
    const exits = [{ side: 'allies', of: 'axis', by: ['N'], points: 7 }] as const;
    const state = cruisers(9, 9, { exits });
    setShip(state, 'x', { fate: 'left', leftBy: ['N'] });
    setShip(state, 'a', { fate: 'left', leftBy: ['N'] });
    setShip(state, 'other', { fate: 'left', leftBy: ['S'] });
    expect(scoreOf(state, 'allies')).toBe(7);
    expect(scoreOf(state, 'axis')).toBe(0);
  });

  test('[BT-14.3] for named ships alone where the scenario names them, and not when they sink', () => {
    const state = cruisers(4, 4, {
      exits: [{ side: 'allies', by: ['N'], points: 3, ships: ['spare'] }],
    });
    setShip(state, 'a', { fate: 'left', leftBy: ['N'] });
    expect(scoreOf(state, 'allies')).toBe(0);
    setShip(state, 'spare', { fate: 'left', leftBy: ['N'] });
    expect(scoreOf(state, 'allies')).toBe(3);
    setShip(state, 'spare', { fate: 'sunk' });
    expect(scoreOf(state, 'allies')).toBe(0);
  });

  test('[BT-14.3] for each box of a row of an enemy ship destroyed', () => {
    const state = cruisers(4, 4, {
      boxes: [{ side: 'allies', ship: 'x', row: 'secondary', points: 2 }],
    });
    mark(state, 'x', 'secondary', 3);
    mark(state, 'x', 'tertiary', 1);
    expect([scoreOf(state, 'allies'), scoreOf(state, 'axis')]).toEqual([6, 0]);
  });
});

describe('cargo unloaded', () => {
  /** Two transports that unload, at the end of a round. */
  const beach = (extraPoints: ExtraPoints) => {
    const cargo: Partial<TestShip> = { traits: ['unloading', 'cargo'], hull: 'NNN' };
    return newBattle({
      allies: [{ at: [-4, 0], ships: [{ id: 'a', ...cargo }, { id: 'b', ...cargo }, { id: 'c' }] }],
      axis: [{ at: [4, 0], ships: [{ id: 'x' }] }],
      scenario: { extraPoints },
    });
  };
  const EACH: ExtraPoints = { unloading: [{ side: 'allies', points: 2 }] };
  const endRound = (state: BattleState, round: number) => {
    atImpulse(state, 22, round);
    give(state, 'allies', 'done');
    if (state.step.kind === 'repair') give(state, 'axis', 'done');
  };

  test('[BT-14.3] a ship that unloads unhurt through a round scores at its impulse 22, round after round', () => {
    const state = beach(EACH);
    expect(scoreOf(state, 'allies')).toBe(0);
    endRound(state, 1);
    expect([scoreOf(state, 'allies'), scoreOf(state, 'axis')]).toEqual([4, 0]);
    endRound(state, 2);
    expect(scoreOf(state, 'allies')).toBe(8);
  });

  test('[BT-14.3] one that loses a box in a round does not score for it, and does again for the next', () => {
    const state = beach(EACH);
    mark(state, 'a', 'aa', 1);
    endRound(state, 1);
    expect(scoreOf(state, 'allies')).toBe(2);
    endRound(state, 2);
    expect(scoreOf(state, 'allies')).toBe(6);
  });

  test('[BT-14.3] one that is gone scores no more; a scenario may name the ships that count', () => {
    const state = beach({ unloading: [{ side: 'allies', points: 5, ships: ['a', 'c'] }] });
    endRound(state, 1);
    expect(scoreOf(state, 'allies')).toBe(5);
    setShip(state, 'a', { fate: 'left' });
    endRound(state, 2);
    expect(scoreOf(state, 'allies')).toBe(5);
  });

  test('[BT-14.3] boxes marked before the battle are no hurt of its first round', () => {
    const scenario = structuredClone(beach(EACH).scenario);
    Object.assign(scenario.taskForces[0]?.ships[0] ?? {}, { lost: { hull: 1 } });
    const { state } = battle.newState(scenario, battle.defaultOptions, scriptedDice([]));
    endRound(state, 1);
    expect(scoreOf(state, 'allies')).toBe(4);
  });
});

test('[BT-14.2] the fate of a ship says whether she is lost or crippled, and what her loss is worth', () => {
  const fate = (change: Partial<Ship>, hullLost = 0) => {
    const state = cruisers(9, 9);
    mark(state, 'a', 'hull', hullLost);
    setShip(state, 'a', change);
    return battle.fates(state).find(({ id }) => id === 'a');
  };
  const whole = {
    id: 'a',
    side: 'allies',
    isLost: false,
    isCrippled: false,
    hullLost: 0,
    hull: 9,
    points: 18,
  };
  expect(fate({})).toEqual(whole);
  expect(fate({}, 5)).toEqual({ ...whole, isCrippled: true, hullLost: 5 });
  expect(fate({ fate: 'sunk' }, 9)).toEqual({ ...whole, isLost: true, hullLost: 9 });
  expect(fate({ fate: 'scuttled' })).toEqual({ ...whole, isLost: true });
});
