import { describe, expect, test } from 'vitest';
import { countOf, speedOf } from '../../../src/rules/battle';
import {
  atImpulse,
  eventsOf,
  give,
  legalLines,
  mark,
  newBattle,
  refusalOf,
  resolve,
  setShip,
  shipIn,
  type TestShip,
} from './fixture';
import { squadron, stackIn, stackWith } from './forces';

/** The Allies' ships in one stack in the middle, an enemy far off. */
const one = (ships: TestShip[]) =>
  newBattle({
    allies: [{ at: [0, 0], ships }],
    axis: [{ at: [0, -8], ships: [{ id: 'x' }] }],
  });

const flotilla = (count: number, like: Omit<TestShip, 'id'> = {}) =>
  squadron('d', count, { type: 'DD', counter: 'flotilla', ...like });

describe('multi-ship counters', () => {
  test('[BT-2.3, BT-2.6] a multi-ship counter counts as one, whatever its ships', () => {
    const ships = squadron('b', 3, { type: 'BB', counter: 'battle-line' });
    const state = one([...ships, { id: 'a' }]);
    expect(countOf(state, ['b1', 'b2', 'b3'])).toBe(1);
    expect(countOf(state, ['b1', 'b2', 'b3', 'a'])).toBe(2);
  });

  test('[BT-2.6] each ship of a counter has its own boxes, speed and fate', () => {
    const state = one([...flotilla(3)]);
    mark(state, 'd2', 'hull', 1);
    setShip(state, 'd3', { speed: '1' });
    expect(shipIn(state, 'd1')).toMatchObject({ speed: '2', lost: { hull: 0 } });
    expect(shipIn(state, 'd2')).toMatchObject({ speed: '2', lost: { hull: 1 } });
    expect(speedOf(state, ['d1', 'd2', 'd3'])).toBe('1');
  });

  test('[BT-2.6] the ships of a counter are not parted by a division', () => {
    const state = atImpulse(one([...flotilla(2), ...squadron('a', 8)]), 6);
    const parted = 'divide A1 d1+a1+a2+a3+a4/d2+a5+a6+a7+a8';
    expect(refusalOf(state, 'allies', parted)).toMatchObject({
      code: 'counter-split',
      rule: 'BT-2.6',
    });
    expect(refusalOf(state, 'allies', 'divide A1 d1+d2+a1+a2+a3/a4+a5+a6+a7+a8')).toBeUndefined();
  });

  test('[BT-2.7] a counter counts one until its last ship has sunk', () => {
    const state = atImpulse(one([...flotilla(2), { id: 'a' }]), 6);
    give(state, 'allies', 'scuttle d1');
    expect(countOf(state, stackIn(state, 'A1').ships)).toBe(2);
    give(state, 'allies', 'scuttle d2');
    expect(countOf(state, stackIn(state, 'A1').ships)).toBe(1);
  });

  test('[BT-2.8] a counter has the speed of its slowest ship', () => {
    const state = atImpulse(one(flotilla(2)), 6);
    expect(legalLines(state, 'allies', 'move').length).toBeGreaterThan(0);
    setShip(state, 'd2', { speed: '1' });
    expect(refusalOf(state, 'allies', 'move A1 1,0')).toMatchObject({ code: 'too-slow' });
  });

  test('[BT-2.8] a ship that leaves its counter counts by its own type', () => {
    const ships = squadron('b', 3, { type: 'BB', counter: 'battle-line' });
    const state = atImpulse(one(ships), 6);
    setShip(state, 'b2', { speed: '0' });
    give(state, 'allies', 'separate A1 b2');
    expect(stackWith(state, 'b2').ships).toEqual(['b2']);
    expect(countOf(state, ['b2'])).toBe(2);
    expect(countOf(state, ['b1', 'b3'])).toBe(1);
    expect(shipIn(state, 'b2').counter).toBe('b2');
  });

  test('[BT-9.4, BT-2.8] a counter lies still as a target with the one ship that is dead, until she leaves it', () => {
    const firedAt = (hasLeft: boolean) => {
      const state = newBattle({
        allies: [{ at: [0, 0], ships: [{ id: 'x', secondary: 'N' }] }],
        axis: [{ at: [2, 0], ships: flotilla(3) }],
      });
      setShip(state, 'd2', { speed: '0', ...(hasLeft && { counter: 'd2' }) });
      const fire = { allies: ['fire x secondary flotilla'] };
      return eventsOf(resolve(atImpulse(state, 4), fire, [1]), 'salvoFired')[0]?.modifiers;
    };
    expect(firedAt(false)).toMatchObject([{ code: 'target-still', rule: 'BT-9.4' }]);
    expect(firedAt(true)).toEqual([]);
  });

  test('[BT-2.8] a ship without a right to separate does not leave its counter', () => {
    const state = atImpulse(one(flotilla(3)), 6);
    expect(refusalOf(state, 'allies', 'separate A1 d2')).toMatchObject({
      code: 'no-right-to-separate',
      rule: 'BT-5.9',
    });
  });

  test('[BT-2.8] ships never join a counter: one that left and combines again counts by itself', () => {
    const state = atImpulse(one(flotilla(3)), 10);
    setShip(state, 'd2', { speed: '0' });
    give(state, 'allies', 'separate A1 d2');
    atImpulse(state, 14);
    give(state, 'allies', 'combine A1 A3');
    expect(countOf(state, stackIn(state, 'A1').ships)).toBe(2);
  });
});
