import { describe, expect, test } from 'vitest';
import { type Axial, ORIGIN } from '../../../src/hex';
import type { BattleState } from '../../../src/rules/battle';
import {
  atImpulse,
  eventsOf,
  give,
  newBattle,
  refusalOf,
  setShip,
  shipIn,
  type TestShip,
} from './fixture';
import { squadron, stackIn, stackWith } from './forces';

/** An Allied stack two hexes west of land in the middle; its move to -1,0 comes next to it. */
const nearLand = (ships: TestShip[], land: Axial[] = [ORIGIN]): BattleState =>
  atImpulse(
    newBattle({
      allies: [{ at: [-2, 0], ships }],
      axis: [{ at: [0, -8], ships: [{ id: 'x' }] }],
      scenario: { land },
    }),
    10,
  );

const IN = 'move A1 -1,0';

describe('who runs aground', () => {
  const SUMS: [TestShip['type'], [number, number], boolean][] = [
    ['CA', [5, 5], false],
    ['CA', [5, 6], true],
    ['BB', [4, 5], false],
    ['BB', [5, 5], true],
    ['large-transport', [5, 5], false],
  ];
  test.each(SUMS)(
    '[BT-6.9, BT-6.12] next to land a %s grounds on 11 or more, a capital ship adding one: %j, %s',
    (type, dice, aground) => {
      const state = nearLand([{ id: 'a', ...(type && { type }) }]);
      const events = give(state, 'allies', IN, dice);
      expect(eventsOf(events, 'groundingRolled')).toMatchObject([{ ship: 'a', aground }]);
      expect(shipIn(state, 'a').aground).toBe(aground);
    },
  );

  test('[BT-6.9] two hexes off land nobody rolls', () => {
    const state = nearLand([{ id: 'a' }], [{ q: 1, r: 0 }]);
    give(state, 'allies', IN, []);
    expect(shipIn(state, 'a').aground).toBe(false);
  });

  test('[BT-6.9] a stack that stays next to land does not roll', () => {
    const state = nearLand([{ id: 'a' }], [{ q: -1, r: 0 }]);
    give(state, 'allies', 'stay A1', []);
    expect(shipIn(state, 'a').aground).toBe(false);
  });

  test('[BT-6.12] each ship of a counter rolls, in the order of the list', () => {
    const state = nearLand([...squadron('d', 2, { counter: 'flotilla' }), { id: 'a' }]);
    const events = give(state, 'allies', IN, [1, 1, 6, 6, 1, 2]);
    expect(eventsOf(events, 'groundingRolled').map(({ ship, aground }) => [ship, aground])).toEqual(
      [
        ['d1', false],
        ['d2', true],
        ['a', false],
      ],
    );
    expect(shipIn(state, 'd2').counter).toBe('d2');
  });

  test('[BT-6.15] when a tow enters, tower and towed both roll', () => {
    const state = nearLand([{ id: 'a', speed: '2+' }, { id: 'hulk' }]);
    setShip(state, 'hulk', { speed: '0' });
    state.tows = [{ tower: 'a', towed: 'hulk' }];
    const events = give(state, 'allies', IN, [3, 3, 6, 6]);
    expect(eventsOf(events, 'groundingRolled').map(({ ship }) => ship)).toEqual(['a', 'hulk']);
  });
});

describe('ships aground', () => {
  test('[BT-6.13] the ships that ground in one move form one new stack in that hex', () => {
    const state = nearLand(squadron('a', 3));
    give(state, 'allies', IN, [6, 6, 1, 1, 5, 6]);
    expect(stackIn(state, 'A1').ships).toEqual(['a2']);
    expect(stackWith(state, 'a1')).toMatchObject({ ships: ['a1', 'a3'], hex: { q: -1, r: 0 } });
    expect(refusalOf(state, 'allies', 'stay A1')).toMatchObject({ code: 'already-acted' });
  });

  test('[BT-6.13] if all ground the stack stays as it is', () => {
    const state = nearLand(squadron('a', 2));
    give(state, 'allies', IN, [6, 6, 6, 6]);
    expect(state.stacks.map(({ id }) => id)).toEqual(['A1', 'X2']);
  });

  test('[BT-6.10, BT-6.13] a ship aground does not move, nor does a stack with one', () => {
    const state = nearLand(squadron('a', 2));
    setShip(state, 'a1', { aground: true });
    expect(refusalOf(state, 'allies', IN)).toMatchObject({ code: 'aground', rule: 'BT-6.13' });
  });

  test('[BT-6.10] she may be left behind, and the rest moves', () => {
    const state = nearLand(squadron('a', 2), [{ q: -3, r: 0 }]);
    setShip(state, 'a1', { aground: true });
    give(state, 'allies', 'separate A1 a1');
    give(state, 'allies', IN);
    expect(stackWith(state, 'a1').hex).toEqual({ q: -2, r: 0 });
  });

  test('[BT-6.10] she may fire', () => {
    const state = newBattle({
      allies: [{ at: [0, 0], ships: [{ id: 'a' }] }],
      axis: [{ at: [0, 2], ships: [{ id: 'x' }] }],
    });
    setShip(state, 'a', { aground: true });
    expect(refusalOf(atImpulse(state, 4), 'allies', 'fire a secondary x')).toBeUndefined();
  });

  test('[BT-6.10] she may be refloated in impulse 22', () => {
    const state = nearLand([{ id: 'a' }]);
    setShip(state, 'a', { aground: true });
    expect(refusalOf(atImpulse(state, 22), 'allies', 'refloat a yes')).toBeUndefined();
  });

  test.each([
    ['a', [6, 6, 1, 1]],
    ['hulk', [1, 1, 6, 6]],
  ] as const)('[BT-6.14] when %s of a tow grounds the tow ends', (id, dice) => {
    const state = nearLand([{ id: 'a', speed: '2+' }, { id: 'hulk' }]);
    setShip(state, 'hulk', { speed: '0' });
    state.tows = [{ tower: 'a', towed: 'hulk' }];
    give(state, 'allies', IN, dice);
    expect(state.tows).toEqual([]);
    expect(stackWith(state, id).ships).toEqual([id]);
    expect(stackWith(state, 'hulk').hex).toEqual({ q: -1, r: 0 });
    expect(shipIn(state, 'hulk').speed).toBe('0');
  });
});
