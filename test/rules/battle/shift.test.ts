import { describe, expect, test } from 'vitest';
import { type Axial, disk, distance, hexLength, ORIGIN, parseHexKey } from '../../../src/hex';
import {
  type BattleState,
  type BoardSide,
  isOnBoard,
  type Weather,
} from '../../../src/rules/battle';
import { planShift, shiftSide } from '../../../src/rules/battle/steps/shift';
import { scriptedDice } from '../../../src/rules/core';
import { atImpulse, give, legalLines, newBattle, refusalOf, type TestStack } from './fixture';
import { newSetUp, squadron, stackIn, stackWith } from './forces';

/** Places everything in the first hex allowed, so that only the shift is left. */
function placed(state: BattleState): BattleState {
  while (state.step.kind === 'placement') {
    const { side } = state.step;
    give(state, side, legalLines(state, side, 'place')[0] as string);
  }
  return state;
}

const nearest = (state: BattleState) => {
  const at = (side: string) =>
    state.stacks.filter((it) => it.side === side && it.place === 'board');
  return Math.min(...at('allies').flatMap((a) => at('axis').map((x) => distance(a.hex, x.hex))));
};

const opposed = (doe: BoardSide, scenario = {}) =>
  newSetUp(
    [
      { id: 'f', side: 'allies', entry: [doe], ships: squadron('a', 13) },
      { id: 'g', side: 'axis', entry: ['N'], ships: [{ id: 'x' }] },
    ],
    scenario,
  );

/** Stacks as they stand at the end of the set-up, before any shift; the Allies have the initiative. */
const standing = (allies: TestStack[], axis: TestStack[], scenario = {}) =>
  newBattle({ allies, axis, scenario });

const ship = (id: string, at: [number, number], unloading = false): TestStack => ({
  at,
  ships: [{ id, ...(unloading && { traits: ['unloading' as const] }) }],
});

describe('the shift to sighting range', () => {
  const RANGES: [Weather, 'day' | 'night', number][] = [
    ['clear', 'day', 6],
    ['rain', 'day', 5],
    ['storm', 'day', 3],
    ['storm', 'night', 1],
  ];
  test.each(RANGES)(
    '[BT-3.7] in %s by %s the nearest pair ends exactly %i hexes apart',
    (weather, hour, range) => {
      const state = placed(opposed('S', { weather, hour }));
      const choices = legalLines(state, 'allies', 'shift');
      if (choices.length > 0) give(state, 'allies', choices[0] as string);
      expect(nearest(state)).toBe(range);
      expect(state.round).toBe(1);
    },
  );

  test('[BT-3.7] all stacks of the initiative side shift by one and the same displacement', () => {
    const state = placed(opposed('S'));
    const before = state.stacks.map(({ hex }) => ({ ...hex }));
    const [line] = legalLines(state, 'allies', 'shift');
    const by = parseHexKey((line as string).split(' ')[1] as string);
    give(state, 'allies', line as string);
    state.stacks.forEach(({ side, hex }, i) => {
      const { q, r } = before[i] as typeof hex;
      const moved = { q: q + (by?.q ?? 0), r: r + (by?.r ?? 0) };
      expect(hex).toEqual(side === 'allies' ? moved : { q, r });
    });
  });

  test('[BT-3.7] the choice is among all displacements that fit and are fewest hexes long', () => {
    const state = standing([ship('a', [0, 9])], [ship('x', [2, -1])]);
    const moved = ({ q, r }: Axial) => ({ q, r: r + 9 });
    const fits = disk(ORIGIN, 18)
      .filter((by) => isOnBoard(state, moved(by)))
      .filter((by) => distance(moved(by), { q: 2, r: -1 }) === 6);
    const length = Math.min(...fits.map(hexLength));
    expect(length).toBe(4);
    const shortest = fits.filter((by) => hexLength(by) === length);
    expect(planShift(state)).toEqual({ side: 'allies', displacements: shortest });
    expect(shortest.length).toBeGreaterThan(1);
  });

  test('[BT-3.7] stacks too near one another shift apart', () => {
    const { displacements } = planShift(standing([ship('a', [0, 2])], [ship('x', [0, -1])]));
    expect(displacements.every((by) => hexLength(by) === 3)).toBe(true);
    expect(displacements).toContainEqual({ q: 0, r: 3 });
  });

  test('[BT-3.7] where the nearest pair is at sighting range nothing is shifted', () => {
    const state = standing([ship('a', [0, 5]), ship('b', [0, 8])], [ship('x', [0, -1])]);
    expect(planShift(state).displacements).toEqual([]);
  });

  test('[BT-3.7] a shift keeps the stacks on the board and off land', () => {
    const land = [{ q: 0, r: 5 }];
    const { displacements } = planShift(
      standing([ship('a', [0, 9])], [ship('x', [0, -1])], { land }),
    );
    expect(displacements.length).toBeGreaterThan(0);
    expect(displacements).not.toContainEqual({ q: 0, r: -4 });
  });

  test('[BT-3.7] only the side to shift gives the order, and only one of those displacements', () => {
    const state = placed(opposed('S'));
    expect(state.step).toMatchObject({ kind: 'shift', side: 'allies' });
    expect(refusalOf(state, 'axis', 'shift 0,-1')).toMatchObject({ code: 'not-now' });
    expect(refusalOf(state, 'allies', 'shift 0,-1')).toMatchObject({
      code: 'not-a-shift',
      rule: 'BT-3.7',
    });
  });
});

/** An initiative side that spans the board cannot be kept on it. */
const SPANNING = [ship('a', [0, 9]), ship('b', [0, -9])];

describe('where there is no such shift', () => {
  test('[BT-3.8] the other side is shifted, by the shortest displacement after which there is one', () => {
    const state = standing(SPANNING, [ship('x', [0, 0])]);
    const plan = planShift(state);
    expect(plan.side).toBe('axis');
    const length = hexLength(plan.displacements[0] as Axial);
    expect(length).toBe(3);
    expect(plan.displacements.every((by) => hexLength(by) === length)).toBe(true);
    for (const by of plan.displacements) {
      stackWith(state, 'x').hex = by;
      expect(planShift(state)).toMatchObject({ side: 'allies' });
      expect(Math.min(distance(by, { q: 0, r: 9 }), distance(by, { q: 0, r: -9 }))).toBe(6);
    }
  });

  test('[BT-3.8] if even so there is none, the fewest stacks of the initiative side leave the board', () => {
    const spread = [ship('x', [0, 9]), ship('y', [0, -9]), ship('z', [9, 0]), ship('w', [-9, 0])];
    const state = standing([ship('a', [0, 9]), ship('b', [9, -9]), ship('c', [-9, 0])], spread);
    const { side, displacements } = planShift(state);
    expect(side).toBe('allies');
    expect(displacements.length).toBeGreaterThan(0);
    const own = ['a', 'b', 'c'].map((id) => stackWith(state, id).hex);
    const off = displacements.map(
      (by) => own.filter(({ q, r }) => !isOnBoard(state, { q: q + by.q, r: r + by.r })).length,
    );
    expect(new Set(off).size).toBe(1);
    expect(off[0]).toBeGreaterThan(0);
  });

  test('[BT-3.9] stacks of ships that unload are not shifted', () => {
    const land = [{ q: 0, r: 3 }];
    const state = standing([ship('t', [0, 5], true), ship('a', [0, 9])], [ship('x', [0, -4])], {
      land,
    });
    const { displacements } = planShift(state);
    expect(displacements.length).toBeGreaterThan(0);
    for (const { q, r } of displacements)
      expect(distance({ q, r: 9 + r }, { q: 0, r: -4 })).toBe(6);
    expect(
      planShift(standing([ship('t', [0, 8], true)], [ship('x', [0, -4])])).displacements,
    ).toEqual([]);
  });
});

/** An Allied cruiser waits off the south side; another stack is on the board. */
const withWaiting = (speed: '2' | '1' = '2'): BattleState => {
  const state = newBattle({
    allies: [
      { at: [0, 9], ships: [{ id: 'w', speed }] },
      { at: [0, 7], ships: [{ id: 'a' }] },
    ],
    axis: [{ at: [0, 5], ships: [{ id: 'x' }] }],
  });
  state.entries = { 'allies-force': 'S', 'axis-force': 'N' };
  stackIn(state, 'A1').place = 'waiting';
  return state;
};

describe('stacks that wait off the board', () => {
  test('[BT-3.12] a stack that is shifted off the board waits outside, the others stand shifted', () => {
    const state = standing(SPANNING, [ship('x', [0, 0])]);
    shiftSide({ state, dice: scriptedDice([]), events: [] }, 'allies', { q: 0, r: -1 });
    expect(stackWith(state, 'a')).toMatchObject({ place: 'board', hex: { q: 0, r: 8 } });
    expect(stackWith(state, 'b')).toMatchObject({ place: 'waiting' });
  });

  test('[BT-3.12] a waiting stack sights nothing, is not sighted and is no target', () => {
    const state = atImpulse(withWaiting(), 4);
    expect(refusalOf(state, 'axis', 'fire x secondary w')).toMatchObject({
      code: 'no-such-target',
    });
    expect(refusalOf(state, 'axis', 'fire x secondary a')).toBeUndefined();
    stackIn(state, 'A2').place = 'waiting';
    expect(legalLines(state, 'axis', 'fire')).toEqual([]);
  });

  test('[BT-3.12] a waiting stack does not fire, move, divide or combine', () => {
    const state = atImpulse(withWaiting(), 4);
    expect(refusalOf(state, 'allies', 'fire w secondary x')).toMatchObject({
      code: 'not-on-board',
      rule: 'BT-3.12',
    });
    atImpulse(state, 6);
    for (const line of ['move A1 0,8', 'stay A1', 'divide A1 w/a'])
      expect(refusalOf(state, 'allies', line), line).toMatchObject({ code: 'not-on-board' });
    expect(refusalOf(state, 'allies', 'combine A1 A2')).toMatchObject({ code: 'not-in-one-hex' });
  });

  test('[BT-3.12] a side with nothing but a waiting stack is still in the battle', () => {
    const state = atImpulse(withWaiting(), 6);
    give(state, 'allies', 'scuttle a');
    expect(state.step.kind).toBe('movement');
  });

  test('[BT-3.13] a waiting stack enters by a dark hex of its direction, rolls nothing, and has then moved', () => {
    const state = atImpulse(withWaiting(), 6);
    const hexes = legalLines(state, 'allies', 'enter').map((line) => line.split(' ')[2]);
    expect(hexes).toEqual(['-3,9', '-4,9', '-5,9', '-6,9']);
    give(state, 'allies', 'enter A1 -3,9');
    expect(stackIn(state, 'A1')).toMatchObject({ place: 'board', acted: 'entered' });
    expect(refusalOf(state, 'allies', 'move A1 -3,8')).toMatchObject({ code: 'already-acted' });
  });

  test('[BT-3.13] it must enter before the side is done', () => {
    const state = atImpulse(withWaiting(), 6);
    expect(refusalOf(state, 'allies', 'done')).toMatchObject({
      code: 'must-enter',
      rule: 'BT-3.13',
    });
    give(state, 'allies', 'enter A1 -3,9');
    expect(refusalOf(state, 'allies', 'done')).toBeUndefined();
  });

  test('[BT-3.13] it does not enter in an impulse in which its speed does not move', () => {
    const state = atImpulse(withWaiting('1'), 6);
    expect(refusalOf(state, 'allies', 'enter A1 -3,9')).toMatchObject({
      code: 'not-entering',
      rule: 'BT-3.13',
    });
    expect(refusalOf(state, 'allies', 'done')).toBeUndefined();
    expect(refusalOf(atImpulse(state, 10), 'allies', 'enter A1 -3,9')).toBeUndefined();
  });

  test('[BT-3.13] when the dark hexes are full it enters by any light one; when those are, it waits on', () => {
    const full = (qs: number[]) =>
      qs.map((q) => ({ at: [q, 9] as [number, number], ships: squadron(`f${-q}-`, 24) }));
    const enter = (qs: number[]) => {
      const state = newBattle({
        allies: [ship('w', [0, 9]), ...full(qs)],
        axis: [ship('x', [0, -9])],
      });
      state.entries = { 'allies-force': 'S', 'axis-force': 'N' };
      stackIn(state, 'A1').place = 'waiting';
      const lines = legalLines(atImpulse(state, 6), 'allies', 'enter');
      const refused = refusalOf(state, 'allies', 'done');
      return { hexes: lines.map((line) => line.split(' ')[2]), refused };
    };
    expect(enter([-3, -4, -5, -6, -8]).hexes).toEqual(['-1,9', '-2,9', '-7,9']);
    expect(enter([-1, -2, -3, -4, -5, -6, -7, -8])).toEqual({ hexes: [], refused: undefined });
  });

  test('[BT-3.13, BT-3.14] entering next to land rolls no die', () => {
    const state = atImpulse(withWaiting(), 6);
    const scenario = { ...state.scenario, land: [{ q: -3, r: 8 }] };
    state.scenario = scenario;
    give(state, 'allies', 'enter A1 -3,9', []);
    expect(stackIn(state, 'A1').hex).toEqual({ q: -3, r: 9 });
  });
});
