import { describe, expect, test } from 'vitest';
import { distance } from '../../../src/hex';
import {
  type BattleState,
  battle,
  isLand,
  isOnBoard,
  type SpeedClass,
} from '../../../src/rules/battle';
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
  type TestStack,
} from './fixture';
import { stackIn } from './forces';

interface Corner {
  enemy?: [number, number];
  speeds?: [SpeedClass, SpeedClass];
  others?: TestStack[];
  scenario?: object;
}

/** Stack A1 at the corner of the south and southeast edges, where `move A1 0,10` goes off the board; an enemy of some speed somewhere. */
const atEdge = ({ enemy = [0, 0], speeds = ['2', '2'], others = [], scenario = {} }: Corner = {}) =>
  atImpulse(
    newBattle({
      allies: [{ at: [0, 9], ships: [{ id: 'a', speed: speeds[0] }] }, ...others],
      axis: [{ at: enemy, ships: [{ id: 'x', speed: speeds[1] }] }],
      scenario,
    }),
    18,
  );

const OFF = 'move A1 0,10';
/** Axis stack on the north edge, which a shift to the south would push off. */
const PUSHED: TestStack = { at: [0, -9], ships: [{ id: 'b' }] };

describe('leaving by the edge', () => {
  test('[BT-5.11] out of sight and not slower than any enemy, a stack leaves the battle', () => {
    const state = atEdge({ others: [{ at: [3, 0], ships: [{ id: 'b' }] }] });
    const events = give(state, 'allies', OFF);
    expect(eventsOf(events, 'stackLeft')).toMatchObject([{ ships: ['a'], rule: 'BT-5.11' }]);
    expect(shipIn(state, 'a')).toMatchObject({ fate: 'left', leftBy: ['SE', 'S'] });
    expect(state.center).toEqual({ q: 0, r: 0 });
  });

  const RANGES: [number, 'left' | 'afloat'][] = [
    [7, 'left'],
    [6, 'afloat'],
  ];
  test.each(RANGES)(
    '[BT-5.11, BT-5.16] on a clear day with an enemy at %i hexes the stack is then %s',
    (range, fate) => {
      const state = atEdge({
        enemy: [0, 9 - range],
        others: [{ at: [3, 0], ships: [{ id: 'b' }] }],
      });
      give(state, 'allies', OFF);
      expect(shipIn(state, 'a').fate).toBe(fate);
    },
  );

  const SPEEDS: [SpeedClass, SpeedClass, 'left' | 'afloat'][] = [
    ['2', '2+', 'afloat'],
    ['2', '2', 'left'],
    ['1 slow', '1', 'afloat'],
    ['1', '1 slow', 'left'],
    ['1 slow', '0', 'left'],
  ];
  test.each(SPEEDS)(
    '[BT-5.11, BT-5.16] a stack of speed %s against one of %s is then %s',
    (own, enemy, fate) => {
      const state = atEdge({
        speeds: [own, enemy],
        others: [{ at: [3, 0], ships: [{ id: 'b' }] }],
      });
      give(state, 'allies', OFF);
      expect(shipIn(state, 'a').fate).toBe(fate);
    },
  );

  test('[BT-5.16] the fastest enemy stack counts, at the speed of its slowest ship', () => {
    const state = newBattle({
      allies: [
        { at: [0, 9], ships: [{ id: 'a', speed: '1' }] },
        { at: [3, 0], ships: [{ id: 'b' }] },
      ],
      axis: [
        {
          at: [0, 0],
          ships: [
            { id: 'x', speed: '2+' },
            { id: 'y', speed: '1' },
          ],
        },
      ],
    });
    give(atImpulse(state, 18), 'allies', OFF);
    expect(shipIn(state, 'a').fate).toBe('left');
  });

  test('[BT-5.10, BT-5.16] a destroyer that a storm slows counts as speed 1', () => {
    const state = newBattle({
      allies: [
        { at: [0, 9], ships: [{ id: 'a', speed: '1' }] },
        { at: [3, 0], ships: [{ id: 'b' }] },
      ],
      axis: [{ at: [0, 0], ships: [{ id: 'x', type: 'DD', speed: '2+' }] }],
      scenario: { weather: 'storm' },
    });
    give(atImpulse(state, 18), 'allies', OFF);
    expect(shipIn(state, 'a').fate).toBe('left');
  });

  test('[BT-5.16] sighting range is the plain figure: flashes, radar and land do not count', () => {
    const state = newBattle({
      allies: [
        { at: [0, 9], ships: [{ id: 'a' }] },
        { at: [3, 0], ships: [{ id: 'b' }] },
      ],
      axis: [{ at: [0, 5], ships: [{ id: 'x', traits: ['searchRadar'] }] }],
      scenario: { hour: 'night', date: '1944-01-01' },
    });
    setShip(state, 'a', { flash: true });
    give(atImpulse(state, 18), 'allies', OFF);
    expect(shipIn(state, 'a').fate).toBe('left');
    const behindLand = atEdge({ enemy: [0, 4], scenario: { land: [{ q: 0, r: 7 }] } });
    give(behindLand, 'allies', OFF);
    expect(shipIn(behindLand, 'a').fate).toBe('afloat');
  });

  test('[BT-5.16] enemy stacks that wait off the board do not count: then any stack may leave', () => {
    const state = atEdge({
      enemy: [0, 8],
      speeds: ['1', '2+'],
      others: [{ at: [3, 0], ships: [{ id: 'b' }] }],
    });
    stackIn(state, 'X3').place = 'waiting';
    give(state, 'allies', OFF);
    expect(shipIn(state, 'a').fate).toBe('left');
  });

  test('[BT-5.20] a ship that has left does not return and keeps its state', () => {
    const state = atEdge({ others: [{ at: [3, 0], ships: [{ id: 'b' }] }] });
    mark(state, 'a', 'hull', 1);
    give(state, 'allies', OFF);
    expect(shipIn(state, 'a').lost.hull).toBe(1);
    expect(state.stacks.some(({ ships }) => ships.includes('a'))).toBe(false);
    expect(refusalOf(state, 'allies', 'scuttle a')).toMatchObject({ code: 'ship-gone' });
  });
});

describe('the board follows', () => {
  const inSight = (others: TestStack[] = [], scenario = {}): BattleState =>
    atEdge({ enemy: [0, 5], others, scenario });

  test('[BT-5.12] a stack that may not leave stays at the edge, all others shift the other way', () => {
    const state = inSight([{ at: [2, 3], ships: [{ id: 'b' }] }]);
    const onBoard = (id: string) => {
      const { hex } = stackIn(state, id);
      return [hex.q - state.center.q, hex.r - state.center.r];
    };
    const events = give(state, 'allies', OFF);
    expect(eventsOf(events, 'boardShifted')).toMatchObject([{ stack: 'A1', rule: 'BT-5.12' }]);
    expect(onBoard('A1')).toEqual([0, 9]);
    expect(onBoard('A2')).toEqual([2, 2]);
    expect(onBoard('X3')).toEqual([0, 4]);
    expect(refusalOf(state, 'allies', 'stay A1')).toMatchObject({ code: 'already-acted' });
  });

  test('[BT-5.17] the window moves, land keeps its place in the sea and stays closed to ships', () => {
    const land = [{ q: -3, r: -6 }];
    const state = inSight([], { land });
    const [coast] = land as [{ q: number; r: number }];
    expect(distance(coast, state.center)).toBe(9);
    give(state, 'allies', OFF);
    expect(isLand(state, coast)).toBe(true);
    expect(isOnBoard(state, coast)).toBe(false);
    expect(state.center).toEqual({ q: 0, r: 1 });
  });

  test('[BT-5.17] land that has dropped out of the window is closed as before', () => {
    const state = inSight([], { land: [{ q: 0, r: 10 }] });
    expect(refusalOf(state, 'allies', OFF)).toMatchObject({ code: 'land', rule: 'BT-5.5' });
  });

  test('[BT-5.19] a shift rolls no grounding, turns no stack and moves dead ships with the rest', () => {
    const state = inSight([{ at: [2, 3], ships: [{ id: 'b' }] }], { land: [{ q: 2, r: 2 }] });
    setShip(state, 'b', { speed: '0' });
    const facings = state.stacks.map(({ facing }) => facing);
    give(state, 'allies', OFF, []);
    expect(state.stacks.map(({ facing }) => facing)).toEqual(facings);
    expect(stackIn(state, 'A2')).toMatchObject({ hex: { q: 2, r: 3 }, acted: null });
  });

  test('[BT-5.12] if that would push any other stack off, nothing shifts and the stack may leave after all', () => {
    const state = inSight([PUSHED]);
    give(state, 'allies', OFF);
    expect(state.center).toEqual({ q: 0, r: 0 });
    expect(legalLines(state, 'allies')).toEqual(['leave A1 yes', 'leave A1 no']);
  });

  test('[BT-5.12] a stack of the other side is not pushed off either', () => {
    const state = newBattle({
      allies: [{ at: [0, 9], ships: [{ id: 'a', speed: '1' }] }],
      axis: [{ at: [0, -9], ships: [{ id: 'x', speed: '2' }] }],
    });
    const events = give(atImpulse(state, 18), 'allies', OFF);
    expect(state.step).toMatchObject({ mayLeave: { stack: 'A1' } });
    expect(events).toMatchObject([{ kind: 'leaveOffered', stack: 'A1', rule: 'BT-5.18' }]);
  });

  test('[BT-5.12] stacks that wait off the board are not asked', () => {
    const state = inSight([PUSHED]);
    stackIn(state, 'A2').place = 'waiting';
    give(state, 'allies', OFF);
    expect(state.center).toEqual({ q: 0, r: 1 });
  });
});

describe('leaving after all', () => {
  const asked = (): BattleState => {
    const state = atEdge({ enemy: [0, 5], others: [PUSHED] });
    give(state, 'allies', OFF);
    return state;
  };

  test('[BT-5.18] the owner chooses that it leaves', () => {
    const state = asked();
    const events = give(state, 'allies', 'leave A1 yes');
    expect(eventsOf(events, 'stackLeft')).toMatchObject([{ rule: 'BT-5.18' }]);
    expect(shipIn(state, 'a')).toMatchObject({ fate: 'left', leftBy: ['SE', 'S'] });
  });

  test('[BT-5.18] or that it stays in its edge hex and has used its move', () => {
    const state = asked();
    give(state, 'allies', 'leave A1 no');
    expect(stackIn(state, 'A1')).toMatchObject({ hex: { q: 0, r: 9 }, acted: 'moved' });
    expect(refusalOf(state, 'allies', OFF)).toMatchObject({ code: 'already-acted' });
  });

  test('[BT-5.18] the answer comes before every other order', () => {
    const state = asked();
    for (const line of ['move A2 0,-8', 'stay A2', 'scuttle a', 'done'])
      expect(refusalOf(state, 'allies', line), line).toMatchObject({
        code: 'answer-first',
        rule: 'BT-5.18',
      });
    expect(refusalOf(state, 'allies', 'leave A2 yes')).toMatchObject({
      code: 'no-choice-to-leave',
    });
  });

  test('[BT-5.18] without an attempt there is nothing to answer', () => {
    expect(refusalOf(atEdge(), 'allies', 'leave A1 yes')).toMatchObject({
      code: 'no-choice-to-leave',
      rule: 'BT-5.18',
    });
  });

  test('[BT-13.5] when the last ship of a side has left the battle ends', () => {
    const state = atEdge();
    give(state, 'allies', OFF);
    expect(battle.outcome(state)).toMatchObject({ reason: 'side-gone', rule: 'BT-13.5' });
  });
});
