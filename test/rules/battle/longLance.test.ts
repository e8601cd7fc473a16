import { describe, expect, test } from 'vitest';
import {
  atImpulse,
  eventsOf,
  give,
  newBattle,
  refusalOf,
  resolve,
  setShip,
  shipIn,
  type TestShip,
} from './fixture';
import { lotsDrawn } from './flow';
import { twoDice } from './hits';

const ones = (count: number): number[] => Array(count).fill(1);
const lance = (id: string, factors: number): TestShip => ({
  id,
  type: 'DD',
  torpedoes: { factors, kind: 'long-lance' },
});

/** Axis destroyers against a hex with two stacks, a counter among them; a friend of theirs lies there too. */
const night = (rangeHexes: number, ships: TestShip[]) =>
  atImpulse(
    newBattle({
      axis: [
        { at: [0, 0], ships },
        { at: [rangeHexes, 0], ships: [{ id: 'friend' }] },
      ],
      allies: [
        { at: [rangeHexes, 0], ships: [{ id: 'x', hull: 'NNN' }, { id: 'y' }] },
        { at: [0, 6], ships: [{ id: 'elsewhere' }] },
        {
          at: [rangeHexes, 0],
          ships: ['p', 'q'].map((id) => ({ id, counter: 'pair', hull: 'NNNNN' })),
        },
      ],
    }),
    5,
  );
const LINE = 'fire a torpedoes x';

const launched = (rangeHexes: number, factors: number[], dice: number) => {
  const ships = factors.map((it, i) => lance(`abcd`.charAt(i), it));
  const axis = ships.map(({ id }) => `fire ${id} torpedoes x`);
  return eventsOf(resolve(night(rangeHexes, ships), { axis }, ones(dice)), 'torpedoesLaunched').map(
    (it) => [it.factors, it.divisor, it.dice[0]?.values.length],
  );
};

describe('Long Lance at three and four hexes', () => {
  test('[BT-10.3] with two factors or more they reach four hexes, with one two', () => {
    const reach = (factors: number, rangeHexes: number) =>
      refusalOf(night(rangeHexes, [lance('a', factors)]), 'axis', LINE);
    for (const rangeHexes of [0, 1, 2, 3, 4]) expect(reach(2, rangeHexes)).toBeUndefined();
    expect(reach(2, 5)).toMatchObject({ code: 'target-out-of-range', rule: 'BT-10.3' });
    expect(reach(1, 2)).toBeUndefined();
    expect(reach(1, 3)).toMatchObject({ code: 'target-out-of-range', rule: 'BT-10.3' });
  });

  test.each([
    [0, 1, 6],
    [1, 1, 6],
    [2, 1, 6],
    [3, 2, 3],
    [4, 4, 2],
  ])(
    '[BT-10.3] at %i hexes the dice are divided by %i: 6 factors throw %i',
    (rangeHexes, divisor, dice) => {
      expect(launched(rangeHexes, [6], dice)).toEqual([[6, divisor, dice]]);
    },
  );

  test('[BT-10.3] the dice of a stack are summed first and fractions rounded up', () => {
    expect(launched(3, [3, 2], 3)).toEqual([[5, 2, 3]]);
    expect(launched(4, [3, 3, 3], 3)).toEqual([[9, 4, 3]]);
  });

  test('[BT-10.4] [BT-10.12] hits fall by lot on the enemy ships in the hex, each of a counter by itself', () => {
    const state = night(3, [lance('a', 8)]);
    const damage = ones(8).map((_, i) => (i % 2 ? 2 : 1));
    const events = resolve(state, { axis: [LINE] }, [6, 6, 6, 6, 0, 3, 2, 3, ...damage]);
    expect(eventsOf(events, 'torpedoHitsDrawn')[0]?.ships).toEqual(['x', 'q', 'p', 'q']);
    expect(['x', 'y', 'p', 'q'].map((id) => shipIn(state, id).lost.hull)).toEqual([3, 0, 3, 5]);
    expect(shipIn(state, 'friend').lost.hull).toBe(0);
  });

  test('[BT-10.12] each lot is among all enemy ships in the hex, those sunk before left out', () => {
    const state = night(4, [lance('a', 8)]);
    setShip(state, 'y', { fate: 'sunk' });
    for (const stack of state.stacks) stack.ships = stack.ships.filter((id) => id !== 'y');
    give(state, 'axis', LINE);
    state.done.allies = true;
    expect(lotsDrawn(state, 'axis', [6, 6, 2, 0, 1, 1, 1, 1])).toEqual([3, 3]);
  });

  test('[BT-10.4] all hits are placed before any damage: one may fall on a ship that others have sunk', () => {
    const state = night(3, [lance('a', 6)]);
    const events = resolve(state, { axis: [LINE] }, [
      6,
      6,
      6,
      0,
      0,
      1,
      ...twoDice(8),
      ...twoDice(3),
    ]);
    const [drawn] = eventsOf(events, 'torpedoHitsDrawn');
    expect(drawn?.ships).toEqual(['x', 'x', 'y']);
    expect(eventsOf(events, 'hitScored').map(({ ship }) => ship)).toEqual(['x', 'y']);
    expect(shipIn(state, 'x').fate).toBe('sunk');
  });

  test('[BT-10.4] at two hexes the target itself is hit, without a lot', () => {
    const state = night(2, [lance('a', 1)]);
    const events = resolve(state, { axis: [LINE] }, [6, ...twoDice(3)]);
    expect(eventsOf(events, 'torpedoHitsDrawn')).toEqual([]);
    expect(shipIn(state, 'x').lost.hull).toBe(3);
  });

  test('[BT-EX5] two destroyers of 3 factors at 4 hexes: 6 / 4 rounded up is 2 dice, each hit by lot', () => {
    const state = night(4, [lance('a', 3), lance('b', 3)]);
    const axis = [LINE, 'fire b torpedoes x'];
    const events = resolve(state, { axis }, [6, 6, 3, 1, 1, 1, 1, 1]);
    expect(eventsOf(events, 'torpedoHitsDrawn')[0]?.ships).toEqual(['q', 'y']);
  });
});

describe('the reload', () => {
  const at = (impulse: number, round: number, launches: [round: number, impulse: number][]) => {
    const state = atImpulse(night(2, [lance('a', 2)]), impulse, round);
    setShip(state, 'a', { launches: launches.map(([r, i]) => ({ round: r, impulse: i })) });
    return refusalOf(state, 'axis', LINE);
  };

  test('[BT-10.5] a Long Lance ship may fire again from the same impulse of the next round on', () => {
    expect(at(13, 1, [[1, 9]])).toMatchObject({ code: 'reloading', rule: 'BT-10.5' });
    expect(at(5, 2, [[1, 9]])).toMatchObject({ code: 'reloading', rule: 'BT-10.5' });
    expect(at(9, 2, [[1, 9]])).toBeUndefined();
    expect(at(13, 2, [[1, 9]])).toBeUndefined();
    expect(at(5, 3, [[1, 9]])).toBeUndefined();
  });

  test('[BT-10.14] it fires at most twice in a battle', () => {
    const twice: [number, number][] = [
      [1, 5],
      [2, 5],
    ];
    for (const round of [2, 3, 4])
      expect(at(9, round, twice)).toMatchObject({ code: 'launched-twice', rule: 'BT-10.14' });
  });

  test('[BT-10.14] launches without a hit count: two in play, and the third is refused', () => {
    const state = night(2, [lance('a', 2)]);
    resolve(state, { axis: [LINE] }, [1, 1]);
    expect(refusalOf(atImpulse(state, 5, 2), 'axis', LINE)).toBeUndefined();
    resolve(state, { axis: [LINE] }, [1, 1]);
    expect(shipIn(state, 'a').launches).toEqual([
      { round: 1, impulse: 5 },
      { round: 2, impulse: 5 },
    ]);
    expect(refusalOf(atImpulse(state, 5, 3), 'axis', LINE)).toMatchObject({
      code: 'launched-twice',
      rule: 'BT-10.14',
    });
  });

  test('[BT-10.14] a ship launches once in an impulse', () => {
    const state = night(2, [lance('a', 2)]);
    give(state, 'axis', LINE);
    expect(refusalOf(state, 'axis', LINE)).toMatchObject({ code: 'already-declared' });
    const launched = night(2, [lance('a', 2)]);
    resolve(launched, { axis: [LINE] }, [1, 1]);
    expect(refusalOf(atImpulse(launched, 5), 'axis', LINE)).toMatchObject({ code: 'reloading' });
  });
});
