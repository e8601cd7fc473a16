import { describe, expect, test } from 'vitest';
import type { BattleState } from '../../../src/rules/battle';
import {
  atImpulse,
  eventsOf,
  give,
  legalLines,
  newBattle,
  refusalOf,
  setShip,
  type TestShip,
} from './fixture';
import { squadron, stackIn } from './forces';

/** Allied stacks of some ships each in the middle hex, in their second movement impulse. */
const inOneHex = (...stacks: TestShip[][]): BattleState =>
  atImpulse(
    newBattle({
      allies: stacks.map((ships) => ({ at: [0, 0], ships })),
      axis: [{ at: [0, -8], ships: [{ id: 'x' }] }],
    }),
    6,
  );

describe('combination', () => {
  test('[BT-5.3] combining joins whole stacks of one hex into one', () => {
    const state = inOneHex(squadron('a', 2), squadron('b', 3), squadron('c', 4));
    const events = give(state, 'allies', 'combine A1 A2 A3');
    expect(eventsOf(events, 'stacksCombined')).toMatchObject([{ into: 'A1', rule: 'BT-5.3' }]);
    expect(state.stacks.map(({ id }) => id)).toEqual(['A1', 'X4']);
    expect(stackIn(state, 'A1').ships).toHaveLength(9);
  });

  test('[BT-5.3, BT-EX17] stacks that count 7 and 6 do not combine, 7 and 5 do', () => {
    expect(
      refusalOf(inOneHex(squadron('a', 7), squadron('b', 6)), 'allies', 'combine A1 A2'),
    ).toMatchObject({ code: 'stack-too-large', rule: 'BT-5.3' });
    const state = inOneHex(squadron('a', 7), squadron('b', 5));
    give(state, 'allies', 'combine A1 A2');
    expect(stackIn(state, 'A1').ships).toHaveLength(12);
  });

  test('[BT-5.3] only stacks of one side in one hex combine', () => {
    const state = newBattle({
      allies: [
        { at: [0, 0], ships: [{ id: 'a' }] },
        { at: [1, 0], ships: [{ id: 'b' }] },
      ],
      axis: [{ at: [0, 0], ships: [{ id: 'x' }] }],
    });
    atImpulse(state, 6);
    expect(refusalOf(state, 'allies', 'combine A1 A2')).toMatchObject({
      code: 'not-in-one-hex',
      rule: 'BT-5.3',
    });
    expect(refusalOf(state, 'allies', 'combine A1 X3')).toMatchObject({ code: 'not-your-stack' });
    expect(legalLines(state, 'allies', 'combine')).toEqual([]);
  });

  test.each(['combine A1', 'combine A1 A1'])('[BT-5.3] "%s" names no two stacks', (line) => {
    const state = inOneHex(squadron('a', 2), squadron('b', 2));
    expect(refusalOf(state, 'allies', line)).toMatchObject({ code: 'too-few-stacks' });
  });

  test('[BT-5.14] one stack whose speed moves is enough; the others may be slow or dead', () => {
    const state = inOneHex([{ id: 'a' }], [{ id: 'slow', speed: '1' }], [{ id: 'hulk' }]);
    setShip(state, 'hulk', { speed: '0' });
    expect(refusalOf(state, 'allies', 'combine A2 A3')).toMatchObject({
      code: 'none-moves',
      rule: 'BT-5.14',
    });
    expect(refusalOf(state, 'allies', 'combine A1 A2 A3')).toBeUndefined();
  });

  test.each(['move A2 0,0', 'stay A1'])(
    '[BT-5.14] a stack that has acted by "%s" does not combine',
    (line) => {
      const state = inOneHex([{ id: 'a' }], [{ id: 'b' }]);
      if (line.startsWith('move')) stackIn(state, 'A2').hex = { q: 1, r: 0 };
      give(state, 'allies', line);
      expect(refusalOf(state, 'allies', 'combine A1 A2')).toMatchObject({
        code: 'already-acted',
        rule: 'BT-5.14',
      });
    },
  );

  test('[BT-5.14] neither part of a separation combines in the same impulse', () => {
    const state = inOneHex(squadron('a', 2), [{ id: 'b' }]);
    setShip(state, 'a2', { speed: '0' });
    give(state, 'allies', 'separate A1 a2');
    for (const line of ['combine A1 A2', 'combine A2 A4', 'combine A1 A4'])
      expect(refusalOf(state, 'allies', line), line).toMatchObject({ code: 'already-acted' });
    expect(legalLines(state, 'allies', 'combine')).toEqual([]);
  });

  test('[BT-5.2, BT-5.14] the combined stack does not act again in the impulse', () => {
    const state = inOneHex(squadron('a', 4), squadron('b', 4));
    give(state, 'allies', 'combine A1 A2');
    for (const line of ['move A1 1,0', 'stay A1', 'divide A1 a1+a2+a3+a4/b1+b2+b3+b4'])
      expect(refusalOf(state, 'allies', line), line).toMatchObject({ code: 'already-acted' });
  });

  test('[BT-5.3] every set of a few stacks is listed, of many only pairs', () => {
    const few = inOneHex([{ id: 'a' }], [{ id: 'b' }], [{ id: 'c' }]);
    expect(legalLines(few, 'allies', 'combine').sort()).toEqual([
      'combine A1 A2',
      'combine A1 A2 A3',
      'combine A1 A3',
      'combine A2 A3',
    ]);
    const many = inOneHex(...squadron('a', 7).map((ship) => [ship]));
    expect(legalLines(many, 'allies', 'combine')).toHaveLength(21);
    expect(refusalOf(many, 'allies', 'combine A1 A2 A3')).toBeUndefined();
  });
});
