import { describe, expect, test } from 'vitest';
import {
  type BattleState,
  battle,
  DEFAULT_OPTIONS,
  SPEED_CLASSES,
  type SpeedClass,
  STANDARD_TABLES,
} from '../../../src/rules/battle';
import { MAX_ROUNDS } from '../../../src/rules/battle/tables/impulses';
import { type Side, scriptedDice } from '../../../src/rules/core';
import {
  atImpulse,
  eventsOf,
  give,
  legalLines,
  newBattle,
  refusalOf,
  setShip,
  type TestBattle,
} from './fixture';
import { passTo } from './flow';

const IMPULSES = STANDARD_TABLES.impulses.sequence;

const duel = (speed: SpeedClass = '2', rest: Partial<TestBattle> = {}): BattleState =>
  newBattle({
    allies: [{ at: [0, 4], ships: [{ id: 'a', speed }] }],
    axis: [{ at: [0, -4], ships: [{ id: 'x', speed }] }],
    ...rest,
  });

/** The impulses of a round in which a side's stack may move one hex. */
const movesOf = (state: BattleState, side: Side): number[] =>
  IMPULSES.map((_impulse, i) => i + 1).filter(
    (impulse) => legalLines(atImpulse(state, impulse), side, 'move').length > 0,
  );

/** BT-4.3 as printed: the initiative side, the other side, guns, torpedoes. */
const PRINTED = [
  [2, 3, 4, 5],
  [6, 7, 8, 9],
  [10, 11, 12, 13],
  [14, 15, 16, 17],
  [18, 19, 20, 21],
];

describe('the table of impulses', () => {
  test('[BT-4.1] a round has 22 impulses and a battle at most four rounds', () => {
    expect(IMPULSES).toHaveLength(22);
    expect(MAX_ROUNDS).toBe(4);
  });

  test('[BT-4.3] impulses 2 to 21 are five blocks of four, 22 is for repair', () => {
    PRINTED.forEach(([first, other, guns, torpedoes], i) => {
      const at = (impulse = 0) => IMPULSES[impulse - 1];
      expect(at(first)).toEqual({ phase: 'movement', block: i + 1, mover: 'initiative' });
      expect(at(other)).toEqual({ phase: 'movement', block: i + 1, mover: 'other' });
      expect(at(guns)).toEqual({ phase: 'gunnery', block: i + 1, mover: null });
      expect(at(torpedoes)).toEqual({ phase: 'torpedoes', block: i + 1, mover: null });
    });
    expect(IMPULSES[0]).toMatchObject({ phase: 'opening', block: 0 });
    expect(IMPULSES[21]).toMatchObject({ phase: 'repair', block: 0 });
  });

  const FIRST: Record<SpeedClass, number> = { '2+': 0, '2': 1, '1': 2, '1 slow': 3, '0': 5 };
  test.each(SPEED_CLASSES)(
    '[BT-4.3] a stack of speed %s moves in its blocks and in no other impulse',
    (speed) => {
      const blocks = PRINTED.slice(FIRST[speed]);
      expect(movesOf(duel(speed), 'allies')).toEqual(blocks.map(([first]) => first));
      expect(movesOf(duel(speed), 'axis')).toEqual(blocks.map(([, other]) => other));
    },
  );

  const HEXES: [SpeedClass, number][] = [
    ['2+', 5],
    ['2', 4],
    ['1', 3],
    ['1 slow', 2],
    ['0', 0],
  ];
  test.each(HEXES)(
    '[BT-4.4] a stack of speed %s moves up to %i hexes in a round',
    (speed, hexes) => {
      expect(movesOf(duel(speed), 'allies')).toHaveLength(hexes);
    },
  );

  test('[BT-4.3, BT-4.4] a tow moves one hex in a round, in impulse 10 or 11', () => {
    const state = newBattle({
      allies: [{ at: [0, 4], ships: [{ id: 'a', speed: '2+' }, { id: 'hulk' }] }],
      axis: [{ at: [0, -4], ships: [{ id: 'x', speed: '2+' }, { id: 'wreck' }] }],
    });
    setShip(state, 'hulk', { speed: '0' });
    setShip(state, 'wreck', { speed: '0' });
    state.tows = [
      { tower: 'a', towed: 'hulk' },
      { tower: 'x', towed: 'wreck' },
    ];
    expect(movesOf(state, 'allies')).toEqual([10]);
    expect(movesOf(state, 'axis')).toEqual([11]);
  });

  test('[BT-EX8] a 2+ stack with the initiative moves in 2, 6, 10, 14 and 18, a 1 stack without in 11, 15 and 19', () => {
    expect(movesOf(duel('2+'), 'allies')).toEqual([2, 6, 10, 14, 18]);
    expect(movesOf(duel('1'), 'axis')).toEqual([11, 15, 19]);
  });

  test('[BT-4.7] a change of initiative swaps the two movement impulses of each block and nothing else', () => {
    const state = duel('2+', { scenario: { initiative: 'axis' } });
    expect(movesOf(state, 'axis')).toEqual([2, 6, 10, 14, 18]);
    expect(movesOf(state, 'allies')).toEqual([3, 7, 11, 15, 19]);
  });
});

describe('a round as it passes', () => {
  test('[BT-4.2] impulse 1 shows who has the initiative, and nobody acts in it', () => {
    const { scenario } = duel('2+');
    const { state, events } = battle.newState(scenario, DEFAULT_OPTIONS, scriptedDice([]));
    expect(eventsOf(events, 'roundBegan')).toMatchObject([
      { round: 1, impulse: 1, initiative: 'allies' },
    ]);
    expect(state.impulse).toBe(2);
    const opening = { ...state, impulse: 1, step: state.step };
    expect(legalLines(opening, 'allies', 'move')).toEqual([]);
    expect(legalLines(opening, 'axis')).toEqual([]);
  });

  test('[BT-4.2, BT-13.8] the die at the end of impulse 22 sets the initiative of the next round', () => {
    const state = passTo(duel('2+'), 22);
    give(state, 'allies', 'break-off no');
    const events = give(state, 'axis', 'break-off no', [1]);
    expect(eventsOf(events, 'roundBegan')).toMatchObject([
      { round: 2, impulse: 1, initiative: 'axis' },
    ]);
    expect(state).toMatchObject({ round: 2, impulse: 2, step: { side: 'axis' } });
  });

  test('[BT-4.5] impulses in which nobody can do anything pass by themselves, and the log says so', () => {
    const { scenario } = duel('2');
    const { state, events } = battle.newState(scenario, DEFAULT_OPTIONS, scriptedDice([]));
    expect(state).toMatchObject({ impulse: 6, step: { kind: 'movement', side: 'allies' } });
    expect(eventsOf(events, 'impulsePassed')).toMatchObject([
      { impulse: 2, phase: 'movement', side: 'allies', rule: 'BT-4.5' },
      { impulse: 3, phase: 'movement', side: 'axis', rule: 'BT-4.5' },
      { impulse: 4, phase: 'gunnery', rule: 'BT-4.5' },
      { impulse: 5, phase: 'torpedoes', rule: 'BT-4.5' },
    ]);
  });

  test('[BT-4.5] scuttling and casting off alone do not keep a movement impulse open', () => {
    const state = newBattle({
      allies: [{ at: [0, 4], ships: [{ id: 'a', speed: '1' }, { id: 'hulk' }] }],
      axis: [{ at: [0, -4], ships: [{ id: 'x', speed: '2+' }] }],
    });
    setShip(state, 'hulk', { speed: '0' });
    state.tows = [{ tower: 'a', towed: 'hulk' }];
    give(atImpulse(state, 5), 'allies', 'done');
    const events = give(state, 'axis', 'done');
    expect(eventsOf(events, 'impulsePassed')).toMatchObject([{ impulse: 6, side: 'allies' }]);
    expect(state).toMatchObject({ impulse: 7, step: { side: 'axis' } });
  });

  test('[BT-4.5] an impulse in which a ship may separate stays open', () => {
    const state = newBattle({
      allies: [{ at: [0, 4], ships: [{ id: 'a' }, { id: 'hulk' }] }],
      axis: [{ at: [0, -4], ships: [{ id: 'x' }] }],
    });
    setShip(state, 'hulk', { speed: '0' });
    give(atImpulse(state, 5), 'allies', 'done');
    give(state, 'axis', 'done');
    expect(state).toMatchObject({ impulse: 6, step: { side: 'allies' } });
    expect(legalLines(state, 'allies', 'separate')).not.toEqual([]);
  });
});

describe('who acts', () => {
  const active = (state: BattleState) => battle.segment(state).active;

  test('[BT-4.6] in a movement impulse one side acts in the open, until its done', () => {
    const state = atImpulse(duel(), 6);
    expect(active(state)).toEqual({ allies: 'orders', axis: 'waiting' });
    give(state, 'allies', 'done');
    expect(state.impulse).toBe(7);
    expect(active(state)).toEqual({ allies: 'waiting', axis: 'orders' });
  });

  test.each([4, 5])(
    '[BT-4.6] in impulse %i both sides declare at once, until both are done',
    (impulse) => {
      const state = atImpulse(duel(), impulse);
      expect(active(state)).toEqual({ allies: 'declare', axis: 'declare' });
      give(state, 'axis', 'done');
      expect(state.impulse).toBe(impulse);
      expect(active(state)).toEqual({ allies: 'declare', axis: 'waiting' });
      give(state, 'allies', 'done');
      expect(state.impulse).toBeGreaterThan(impulse);
    },
  );

  test('[BT-4.8] the owner gives stacks their actions in any order, each at once; one given none stays', () => {
    const state = newBattle({
      allies: [
        { at: [0, 4], ships: [{ id: 'a' }] },
        { at: [2, 4], ships: [{ id: 'b' }] },
        { at: [4, 4], ships: [{ id: 'c' }] },
      ],
      axis: [{ at: [0, -4], ships: [{ id: 'x' }] }],
    });
    atImpulse(state, 6);
    give(state, 'allies', 'move A3 4,3');
    expect(state.stacks[2]?.hex).toEqual({ q: 4, r: 3 });
    give(state, 'allies', 'move A1 0,3');
    give(state, 'allies', 'done');
    expect(state.stacks[1]?.hex).toEqual({ q: 2, r: 4 });
    expect(refusalOf(state, 'allies', 'move A2 2,3')).toMatchObject({ code: 'not-now' });
  });

  test('[BT-4.6] phases come in their order through a whole round', () => {
    const state = newBattle({
      allies: [
        { at: [0, 1], ships: [{ id: 'a', speed: '2+', torpedoes: { factors: 1, kind: 'other' } }] },
      ],
      axis: [
        {
          at: [0, -1],
          ships: [{ id: 'x', speed: '2+', torpedoes: { factors: 1, kind: 'other' } }],
        },
      ],
    });
    const met: string[] = [];
    while (state.step.kind !== 'breakOff') {
      met.push(battle.segment(state).phase);
      const side = legalLines(state, 'allies', 'done').length > 0 ? 'allies' : 'axis';
      give(state, side, 'done');
    }
    const block = ['movement', 'movement', 'gunnery', 'gunnery', 'torpedoes', 'torpedoes'];
    expect(met).toEqual([1, 2, 3, 4, 5].flatMap(() => block));
  });
});
