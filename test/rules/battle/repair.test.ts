import { describe, expect, test } from 'vitest';
import type { BattleState, SpeedClass } from '../../../src/rules/battle';
import type { Side } from '../../../src/rules/core';
import {
  atImpulse,
  eventsOf,
  give,
  legalLines,
  mark,
  newBattle,
  refusalOf,
  setShip,
  shipIn,
  type TestShip,
} from './fixture';

/** Impulse 22, with some Allied and Axis ships far apart. */
const inImpulse22 = (
  allies: TestShip[],
  { axis = [{ id: 'x' }], round = 1 }: { axis?: TestShip[]; round?: number } = {},
): BattleState =>
  atImpulse(
    newBattle({
      allies: [{ at: [0, 4], ships: allies }],
      axis: [{ at: [0, -4], ships: axis }],
    }),
    22,
    round,
  );

const dead = (state: BattleState, ...ids: string[]) => {
  for (const id of ids) setShip(state, id, { speed: '0' });
};

/** The attempts of the Allies and their `done`, with the dice of both sides. */
function attempt(state: BattleState, lines: string[], dice: number[]) {
  for (const line of lines) give(state, 'allies', line);
  return give(state, 'allies', 'done', dice);
}

describe('repair', () => {
  const ROLLS: [number, SpeedClass, boolean][] = [
    [1, '0', true],
    [2, '0', true],
    [3, '0', false],
    [5, '0', false],
    [6, '1', false],
  ];
  test.each(ROLLS)(
    '[BT-13.1] a dead ship that rolls %i has speed %s, beyond repair: %s',
    (die, speed, beyondRepair) => {
      const state = inImpulse22([{ id: 'a' }, { id: 'b' }]);
      dead(state, 'a');
      const events = attempt(state, ['repair a yes'], [die]);
      expect(eventsOf(events, 'repairRolled')).toMatchObject([{ ship: 'a', rule: 'BT-13.1' }]);
      expect(shipIn(state, 'a')).toMatchObject({ speed, beyondRepair });
    },
  );

  test('[BT-13.1] after a 1 or 2 the ship makes no more such rolls', () => {
    const state = inImpulse22([{ id: 'a' }, { id: 'b' }]);
    dead(state, 'a');
    attempt(state, ['repair a yes'], [2]);
    expect(refusalOf(atImpulse(state, 22, 2), 'allies', 'repair a yes')).toMatchObject({
      code: 'beyond-repair',
      rule: 'BT-13.1',
    });
  });

  test('[BT-13.1] only a ship dead in the water makes it', () => {
    const state = inImpulse22([{ id: 'a' }, { id: 'b' }]);
    dead(state, 'a');
    expect(refusalOf(state, 'allies', 'repair b yes')).toMatchObject({ code: 'not-dead' });
    expect(legalLines(state, 'allies', 'repair')).toEqual(['repair a yes']);
  });

  test.each([
    ['1 slow', '1 slow'],
    ['1', '1'],
    ['2+', '1'],
  ] as const)('[BT-13.11] a ship printed with speed %s comes back as %s', (printed, speed) => {
    const state = inImpulse22([{ id: 'a', speed: printed }, { id: 'b' }]);
    dead(state, 'a');
    attempt(state, ['repair a yes'], [6]);
    expect(shipIn(state, 'a').speed).toBe(speed);
  });

  test('[BT-13.11] half the hull still counts only once after a repair', () => {
    const state = inImpulse22([{ id: 'a', hull: 'NNNN' }, { id: 'b' }]);
    dead(state, 'a');
    mark(state, 'a', 'hull', 2);
    setShip(state, 'a', { halfHullTaken: true, aground: true });
    attempt(state, ['repair a yes', 'refloat a yes'], [6, 6, 1]);
    expect(shipIn(state, 'a')).toMatchObject({ speed: '1', lost: { hull: 3 } });
  });
});

describe('refloating', () => {
  /** A ship aground with some boxes left, refloated with these dice. */
  const refloated = (hull: string, lost: number, dice: number[]) => {
    const state = inImpulse22([{ id: 'a', hull }, { id: 'b' }]);
    setShip(state, 'a', { aground: true });
    mark(state, 'a', 'hull', lost);
    attempt(state, ['refloat a yes'], dice);
    return shipIn(state, 'a');
  };

  test.each([1, 2, 3, 4, 5])(
    '[BT-13.2, BT-13.12] on a %i the ship stays aground and no second die is rolled',
    (die) => {
      expect(refloated('NNNN', 0, [die])).toMatchObject({ aground: true, lost: { hull: 0 } });
    },
  );

  /** Boxes lost of nine by the second die: with hull armor, and one more on the die without. */
  const SECOND = [
    [1, 1, 1],
    [2, 1, 1],
    [3, 1, 2],
    [4, 2, 2],
    [5, 2, 3],
    [6, 3, 3],
  ] as const;
  test.each(SECOND)(
    '[BT-13.2] after a 6 a second die of %i costs %i boxes with hull armor, %i without',
    (die, armored, bare) => {
      expect(refloated('LLLLLLLLL', 0, [6, die])).toMatchObject({
        aground: false,
        lost: { hull: armored },
      });
      expect(refloated('NNNNNNNNN', 0, [6, die])).toMatchObject({
        aground: false,
        lost: { hull: bare },
      });
    },
  );

  test('[BT-13.12] any armored hull box built counts as hull armor, lost or not', () => {
    expect(refloated('LNNNNNNNN', 1, [6, 5]).lost.hull).toBe(3);
  });

  test('[BT-EX10] a 1 on a heavy hull costs one box; a 6 without armor 3, of three boxes 2, of one none', () => {
    expect(refloated('HHHH', 0, [6, 1]).lost.hull).toBe(1);
    expect(refloated('NNNNNNNNN', 0, [6, 6]).lost.hull).toBe(3);
    expect(refloated('NNNNNNNNN', 6, [6, 6]).lost.hull).toBe(8);
    expect(refloated('NNNNNNNNN', 8, [6, 6]).lost.hull).toBe(8);
  });

  test('[BT-13.13] the boxes just lost count for half the hull', () => {
    expect(refloated('NNNN', 1, [6, 1])).toMatchObject({ speed: '1', lost: { hull: 2 } });
    expect(refloated('NNNNN', 1, [6, 1])).toMatchObject({ speed: '2', lost: { hull: 2 } });
  });

  test('[BT-13.13] a ship both dead and aground rolls for each; repaired only, she does not move', () => {
    const state = inImpulse22([{ id: 'a' }]);
    setShip(state, 'a', { speed: '0', aground: true });
    const events = attempt(state, ['repair a yes', 'refloat a yes'], [6, 2]);
    expect(eventsOf(events, 'repairRolled')).toHaveLength(1);
    expect(eventsOf(events, 'refloatRolled')).toHaveLength(1);
    expect(refusalOf(atImpulse(state, 10, 2), 'allies', 'move A1 0,5')).toMatchObject({
      code: 'aground',
    });
  });

  test('[BT-13.2] only a ship aground is refloated', () => {
    const state = inImpulse22([{ id: 'a' }]);
    expect(refusalOf(state, 'allies', 'refloat a yes')).toMatchObject({
      code: 'not-aground',
      rule: 'BT-13.2',
    });
  });
});

describe('the order of impulse 22', () => {
  test('[BT-13.9] the initiative side says first, then the other; then all is rolled, the initiative side first', () => {
    const state = inImpulse22([{ id: 'a' }, { id: 'c' }], { axis: [{ id: 'x' }, { id: 'y' }] });
    dead(state, 'a', 'x');
    expect(refusalOf(state, 'axis', 'repair x yes')).toMatchObject({ code: 'not-now' });
    give(state, 'allies', 'repair a yes');
    give(state, 'allies', 'done');
    expect(state.step).toEqual({ kind: 'repair', side: 'axis' });
    give(state, 'axis', 'repair x yes');
    const events = give(state, 'axis', 'done', [3, 6]);
    expect(eventsOf(events, 'repairRolled').map(({ ship, result }) => [ship, result])).toEqual([
      ['a', 'failed'],
      ['x', 'repaired'],
    ]);
    expect(state.step.kind).toBe('breakOff');
  });

  test('[BT-13.9] with the initiative on the other side the other side says and rolls first', () => {
    const state = inImpulse22([{ id: 'a' }, { id: 'c' }], { axis: [{ id: 'x' }, { id: 'y' }] });
    dead(state, 'a', 'x');
    state.initiative = 'axis';
    atImpulse(state, 22);
    const say = (side: Side, id: string) => give(state, side, `repair ${id} yes`);
    say('axis', 'x');
    give(state, 'axis', 'done');
    say('allies', 'a');
    const events = give(state, 'allies', 'done', [6, 3]);
    expect(eventsOf(events, 'repairRolled').map(({ ship }) => ship)).toEqual(['x', 'a']);
  });

  test('[BT-13.10] both kinds of roll are the choice of the owner; a ship that does not try loses nothing', () => {
    const state = inImpulse22([{ id: 'a' }, { id: 'b' }]);
    dead(state, 'a', 'b');
    give(state, 'allies', 'repair a yes');
    expect(refusalOf(state, 'allies', 'repair a yes')).toMatchObject({ code: 'already-so' });
    give(state, 'allies', 'repair a no');
    give(state, 'allies', 'repair b yes');
    give(state, 'allies', 'done', [1]);
    expect(shipIn(state, 'a')).toMatchObject({ speed: '0', beyondRepair: false });
    expect(shipIn(state, 'b')).toMatchObject({ beyondRepair: true });
  });

  test('[BT-13.7] fire-control criticals end', () => {
    const state = inImpulse22([{ id: 'a' }]);
    setShip(state, 'a', { blindCalibers: ['secondary'], speed: '0' });
    attempt(state, [], []);
    expect(shipIn(state, 'a').blindCalibers).toEqual([]);
  });

  test('[BT-13.14] in round 4 repair is rolled as ever, then the battle ends without a vote', () => {
    const state = inImpulse22([{ id: 'a' }, { id: 'b' }], { round: 4 });
    dead(state, 'a');
    const events = attempt(state, ['repair a yes'], [6]);
    expect(shipIn(state, 'a').speed).toBe('1');
    expect(eventsOf(events, 'battleEnded')).toHaveLength(1);
    expect(state.step).toMatchObject({ kind: 'over', outcome: { reason: 'rounds-over' } });
  });
});
