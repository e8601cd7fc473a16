import { describe, expect, test } from 'vitest';
import { type BattleState, battle, type Hour, type Order } from '../../../src/rules/battle';
import { scriptedDice } from '../../../src/rules/core';
import {
  atImpulse,
  eventsOf,
  give,
  newBattle,
  resolve,
  setShip,
  type TestShip,
  type TestStack,
} from './fixture';
import { squadron, stackIn } from './forces';

interface Setting {
  firers?: TestShip[];
  /** Allied ships in the hex fired into; none when it is empty. */
  friends?: TestShip[];
  targets?: TestShip[];
  more?: TestStack[];
  hour?: Hour;
  off?: boolean;
}

/** One factor of each caliber: a die each. */
const GUN: TestShip = { id: 'a', primary: 'H', secondary: 'N', tertiary: 'N' };
const FRIEND: TestShip = { id: 'f', hull: 'NNNN' };
const FOES: TestShip[] = [{ id: 'x' }, { id: 'y' }];

/** A1 fires from the middle; the enemy is two hexes east, at night with a friend, A2, among them. */
function melee({ firers = [GUN], friends = [FRIEND], targets = FOES, more = [], ...it }: Setting) {
  const state = newBattle({
    allies: [
      { at: [0, 0], ships: firers },
      ...(friends.length > 0 ? [{ at: [2, 0] as [number, number], ships: friends }] : []),
      ...more,
    ],
    axis: [{ at: [2, 0], ships: targets }],
    options: { nightConfusion: !it.off },
    scenario: { hour: it.hour ?? 'night' },
  });
  return atImpulse(state, 4);
}

const confusions = (events: ReturnType<typeof give>) => eventsOf(events, 'confusionRolled');
const struck = (events: ReturnType<typeof give>) =>
  eventsOf(events, 'hitScored').map((it) => it.ship);
/** Damage dice of a dud. */
const DUD = [1, 1];

describe('a ship that fires at night into a hex with ships of both sides', () => {
  test('[BT-15.2, BT-15.11] rolls a die after the dice to hit; on 1 its hit falls by lot', () => {
    const events = resolve(melee({}), { allies: ['fire a primary x'] }, [6, 1, 0, ...DUD]);
    expect(confusions(events)).toMatchObject([
      {
        ship: 'a',
        side: 'allies',
        hex: { q: 2, r: 0 },
        confused: true,
        ships: ['f'],
        rule: 'BT-15.2',
      },
    ]);
    expect(struck(events)).toEqual(['f']);
  });

  test.each([2, 3, 4, 5, 6])('[BT-15.2] on a %i its hit is where it was aimed', (die) => {
    const events = resolve(melee({}), { allies: ['fire a primary x'] }, [6, die, ...DUD]);
    expect(confusions(events)).toMatchObject([{ confused: false, ships: [] }]);
    expect(struck(events)).toEqual(['x']);
  });

  test('[BT-15.11] the lot is among all ships there, stacks by number and ships in their order', () => {
    for (const [lot, ship] of ['f', 'x', 'y'].entries()) {
      const events = resolve(melee({}), { allies: ['fire a primary x'] }, [6, 1, lot, ...DUD]);
      expect(struck(events)).toEqual([ship]);
    }
  });

  test('[BT-15.11] one die for all calibers of a ship into the hex, a lot for each hit', () => {
    const lines = ['fire a primary x', 'fire a secondary y', 'fire a tertiary x'];
    const events = resolve(melee({}), { allies: lines }, [
      6,
      6,
      6,
      1,
      2,
      0,
      1,
      ...DUD,
      ...DUD,
      ...DUD,
    ]);
    expect(confusions(events)).toMatchObject([{ ships: ['y', 'f', 'x'] }]);
    expect(struck(events)).toEqual(['y', 'f', 'x']);
  });

  test('[BT-15.11] without a hit there it rolls none', () => {
    const events = resolve(melee({}), { allies: ['fire a primary x'] }, [5]);
    expect(confusions(events)).toEqual([]);
  });

  test('[BT-15.11] a die for each ship, in the order of their first hits, the lots of each at once', () => {
    const firers = [GUN, { ...GUN, id: 'b', primary: 'HH' }];
    const lines = ['fire b primary y', 'fire a primary x'];
    const dice = [6, 6, 6, 1, 0, 2, 3, ...DUD, ...DUD, ...DUD];
    const events = resolve(melee({ firers }), { allies: lines }, dice);
    expect(confusions(events).map(({ ship, ships }) => [ship, ships])).toEqual([
      ['b', ['f', 'y']],
      ['a', []],
    ]);
    expect(struck(events)).toEqual(['f', 'y', 'x']);
  });

  test('[BT-8.17, BT-15.11] the dice come before hits on counters are shared, and strays are not shared', () => {
    const pair = ['x', 'y'].map((id) => ({ id, counter: 'pair' }));
    const firers = [GUN, { ...GUN, id: 'b' }];
    const lines = ['fire a primary pair full', 'fire b primary pair'];
    const dice = [6, 6, 1, 0, 2, 1, ...DUD, ...DUD];
    const events = resolve(melee({ firers, targets: pair }), { allies: lines }, dice);
    expect(struck(events)).toEqual(['f', 'y']);
    expect(eventsOf(events, 'hitsShared')[0]?.hits).toEqual([
      { ship: 'x', hits: 0 },
      { ship: 'y', hits: 1 },
    ]);
  });
});

describe('no confusion', () => {
  const QUIET: [string, Setting][] = [
    ['switched off', { off: true }],
    ['by day', { hour: 'day' }],
    ['into a hex without a friend', { friends: [] }],
  ];
  test.each(QUIET)('[BT-15.2] %s', (_, it) => {
    const events = resolve(melee(it), { allies: ['fire a primary x'] }, [6, ...DUD]);
    expect(confusions(events)).toEqual([]);
    expect(struck(events)).toEqual(['x']);
  });

  test('[BT-15.9] by torpedoes', () => {
    const firers: TestShip[] = [{ id: 'a', torpedoes: { factors: 1, kind: 'other' } }];
    const events = resolve(atImpulse(melee({ firers }), 5), { allies: ['fire a torpedoes x'] }, [
      6,
      ...DUD,
    ]);
    expect(struck(events)).toEqual(['x']);
  });

  test('[BT-15.9] at range 0 the firing ship is no friend of its own, and in no lot', () => {
    const alone = melee({ firers: [{ id: 'z' }], friends: [GUN] });
    expect(struck(resolve(alone, { allies: ['fire a primary x'] }, [6, ...DUD]))).toEqual(['x']);
    const two = melee({ firers: [{ id: 'z' }], friends: [GUN, FRIEND] });
    const events = resolve(two, { allies: ['fire a primary x'] }, [6, 1, 0, ...DUD]);
    expect(struck(events)).toEqual(['f']);
  });
});

/** Whether a ship of stack A1 rolls when it fires now. */
function rolls(state: BattleState): boolean {
  const copy = atImpulse(battle.copy(state), 8);
  const [firer] = stackIn(copy, 'A1').ships;
  const order = battle.parseOrder(`fire ${firer} primary x`) as Order;
  battle.apply(copy, 'allies', order, scriptedDice([]));
  const values = [6, 6, ...DUD, ...DUD];
  battle.apply(copy, 'axis', { kind: 'done' }, scriptedDice([]));
  return (
    confusions(battle.apply(copy, 'allies', { kind: 'done' }, scriptedDice(values))).length > 0
  );
}

/** Gives orders in the own movement impulse of a block, and ends it. */
function moved(state: BattleState, impulse: number, ...lines: string[]): BattleState {
  atImpulse(state, impulse);
  for (const line of lines) give(state, 'allies', line);
  give(state, 'allies', 'done');
  return state;
}

const line = (count: number, like: Omit<TestShip, 'id'> = {}) =>
  melee({ firers: squadron('a', count, { primary: 'H', ...like }) });

describe('line ahead', () => {
  test('[BT-15.2, BT-15.10] four ships that have just moved are exempt', () => {
    expect(rolls(moved(line(4), 6, 'move A1 0,1'))).toBe(false);
  });

  test('[BT-15.2] five ships are no line, nor are ships that stayed', () => {
    expect(rolls(moved(line(5), 6, 'move A1 0,1'))).toBe(true);
    expect(rolls(moved(line(4), 6, 'stay A1'))).toBe(true);
    expect(rolls(moved(line(4), 6))).toBe(true);
  });

  test('[BT-15.10] before its first chance to move a stack is in no line', () => {
    expect(rolls(line(4))).toBe(true);
  });

  test('[BT-15.10] an impulse in which its speed does not move is passed over, one in which it might have is not', () => {
    const slow = moved(line(4, { speed: '1' }), 18, 'move A1 0,1');
    expect(rolls(moved(slow, 2))).toBe(false);
    expect(rolls(moved(slow, 10))).toBe(true);
  });

  test('[BT-15.10] a line with a ship dead in the water or aground is none', () => {
    for (const change of [{ speed: '0' }, { aground: true }] as const) {
      const state = moved(line(4), 6, 'move A1 0,1');
      setShip(state, 'a2', change);
      expect(rolls(state)).toBe(true);
    }
  });

  test('[BT-15.10] dividing and combining are no moves; ships that separate take after their stack', () => {
    expect(rolls(moved(line(8), 6, 'divide A1 a1+a2+a3+a4/a5+a6+a7+a8'))).toBe(true);
    const state = moved(line(4), 6, 'move A1 0,1');
    setShip(state, 'a4', {
      speed: '1',
      lost: { primary: 0, secondary: 0, tertiary: 0, aa: 0, hull: 2 },
    });
    atImpulse(state, 6, 2);
    give(state, 'allies', 'separate A1 a4');
    give(state, 'allies', 'done');
    expect(state.stacks.find(({ ships }) => ships.includes('a4'))?.underWay).toBe(true);
    expect(stackIn(state, 'A1').underWay).toBe(false);
  });

  test('[BT-15.9] ships in line ahead in the hex fired into are in the lot as others', () => {
    const state = melee({ friends: [FRIEND] });
    stackIn(state, 'A2').underWay = true;
    const events = resolve(state, { allies: ['fire a primary x'] }, [6, 1, 0, ...DUD]);
    expect(struck(events)).toEqual(['f']);
  });

  test('[BT-15.2] switched off, nothing is kept of it', () => {
    const state = moved(melee({ off: true }), 6, 'move A1 0,1');
    expect(state.stacks.some((stack) => 'underWay' in stack)).toBe(false);
  });
});

test('[BT-15.2] the odds of harm reckon with hits that stray', () => {
  const order = battle.parseOrder('fire a primary x') as Order;
  const firers = [{ ...GUN, primary: 'H'.repeat(9) }];
  const sinking = (off: boolean) =>
    battle.explain(melee({ firers, targets: [{ id: 'x', hull: 'N' }], off }), 'allies', [order])
      .targets[0]?.sinkChance ?? 0;
  expect(sinking(false)).toBeLessThan(sinking(true));
});
