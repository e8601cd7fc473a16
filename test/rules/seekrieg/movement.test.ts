import { describe, expect, test } from 'vitest';
import type { Facing } from '../../../src/hex';
import { maxSteps, turningAllowance } from '../../../src/rules/seekrieg/movement/limits';
import {
  enteredBy,
  impulsesOf,
  stepsAfter,
  trackOf,
  walk,
} from '../../../src/rules/seekrieg/movement/walk';
import { battleOf, eventsOf, logOf, shipIn } from './fleet';
import { at, confirm, entered, give, place, refused, turn } from './playing';
import { alone, sail, strike } from './sailing';

describe('turns', () => {
  test.each([
    [100, 3],
    [101, 2],
    [400, 2],
    [401, 1],
  ])('[SK-9.14, SK-9.18, SK-31.4] %i DP: %i hex sides', (dp, sides) => {
    const battle = alone({ sheet: { dp } });
    expect(maxSteps(battle.state, shipIn(battle, 'exeter'))).toBe(sides);
  });

  test('[SK-9.19, SK-31.4] a ship of 90 degrees makes 1 and 2 sides in alternate turns', () => {
    const battle = alone({ sheet: { dp: 1000 } });
    const steps = [1, 2, 3, 4].map(() => {
      const most = maxSteps(battle.state, shipIn(battle, 'exeter'));
      turn(give(battle, 'allies', `turns exeter ${'S'.repeat(most)}`));
      return most;
    });
    expect(steps).toEqual([1, 2, 1, 2]);
  });

  test('[SK-9.19] what is left is carried, at most 30 degrees, also without a turn', () => {
    const battle = turn(alone({ sheet: { dp: 1000 } }));
    expect(logOf(battle, 'exeter').turnCarry).toBe(30);
    expect(turningAllowance(turn(battle).state, shipIn(battle, 'exeter'))).toBe(120);
  });

  test('[SK-29.22] hand steering halves the allowance', () => {
    const battle = alone({ sheet: { dp: 100 } });
    strike(25)(battle);
    expect(maxSteps(battle.state, shipIn(battle, 'exeter'))).toBe(1);
  });

  test('[SK-9.15, SK-9.20, SK-EX12] 32 knots with three steps: a hex before, between and after', () => {
    const battle = sail(alone({ speedKnots: 32, sheet: { dp: 90 } }), 'turns exeter SSS');
    expect(entered(battle, 'exeter')).toEqual(['0,-1', '1,-2', '2,-2', '2,-1']);
    expect(place(battle, 'exeter')).toBe('2,-1 f4 32');
  });

  test.each([
    [4, 1, [2]],
    [5, 1, [3]],
    [4, 2, [2, 3]],
    [1, 2, [1, 1]],
    [0, 2, [0, 0]],
  ])('[SK-9.20] %i hexes with %i steps', (hexes, steps, after) => {
    expect(stepsAfter(hexes, steps)).toEqual(after);
  });

  test('[SK-9.16, SK-9.24] steps to both sides cost no movement', () => {
    const battle = sail(alone({ speedKnots: 24 }), 'turns exeter SP');
    expect(entered(battle, 'exeter')).toEqual(['0,-1', '1,-2', '1,-3']);
    expect(place(battle, 'exeter')).toBe('1,-3 f1 24');
  });

  test('[SK-9.21] a ship under way that enters no hex may turn', () => {
    const battle = sail(alone({ speedKnots: 6 }), 'turns exeter PP');
    expect(place(battle, 'exeter')).toBe('0,0 f5 6');
  });

  test('[SK-9.22] a stopped ship cannot turn', () => {
    expect(refused(alone({ speedKnots: 0 }), 'allies', 'turns exeter S')).toBe(
      'no-turn-at-rest SK-9.22',
    );
    const battle = sail(alone({ speedKnots: 2 }), 'turns exeter S', 'speed exeter 0 ahead');
    expect(place(battle, 'exeter')).toBe('0,0 f1 0');
  });

  test('[SK-9.14] no more steps than the allowance gives', () => {
    expect(refused(alone(), 'allies', 'turns exeter SSS')).toBe('too-many-turns SK-9.19');
  });

  test.each([
    ['S', 3],
    ['P', 5],
    [null, 1],
  ] as const)('[SK-29.22] a rudder jammed to %s', (rudder, facing) => {
    const battle = alone();
    logOf(battle, 'exeter').effects.push({ cd: 24, turnsLeft: null, rudder });
    sail(battle, 'turns exeter P');
    expect(shipIn(battle, 'exeter').facing).toBe(facing);
  });

  test.each([20, 21])('[SK-29.22] CD %i: speed and facing stay', (cd) => {
    const battle = give(
      alone({ speedKnots: 20 }),
      'allies',
      'speed exeter 30 ahead',
      'turns exeter S',
    );
    strike(cd)(battle);
    expect(place(confirm(battle), 'exeter')).toBe('0,-2 f1 20');
  });
});

describe('eight impulses', () => {
  test.each([
    [4, [0, 0, 1, 1, 2, 2, 3, 3, 4]],
    [3, [0, 0, 0, 1, 1, 1, 2, 2, 3]],
    [1, [0, 0, 0, 0, 0, 0, 0, 0, 1]],
  ])('[SK-9.25] %i hexes are entered by floor(i x H / 8)', (hexes, counts) => {
    expect(counts.map((_, impulse) => enteredBy(impulse, hexes))).toEqual(counts);
  });

  test.each([
    ['after the hex of their part', 4, 3, [2, 4, 6]],
    ['with no hexes at all, spread evenly', 0, 2, [3, 6]],
    ['not before an earlier one', 1, 2, [8, 8]],
    ['of a part without hexes once the last hex is entered', 2, 3, [4, 8, 8]],
  ])('[SK-9.25] steps are made %s', (_, hexes, steps, impulses) => {
    expect(impulsesOf(hexes, steps)).toEqual(impulses);
  });

  test('[SK-9.25] her place and facing after each impulse', () => {
    const battle = alone({ speedKnots: 16 });
    const ship = shipIn(battle, 'exeter');
    const plot = { knots: 16, way: 'ahead', turns: ['S'], isEvading: false } as const;
    const { at: places, facing } = trackOf(ship, plot, 2, walk(battle.state, ship, plot, 2));
    expect(places.map(({ q, r }) => `${q},${r}`).join(' ')).toBe(
      '0,0 0,0 0,0 0,0 0,-1 0,-1 0,-1 0,-1 1,-2',
    );
    expect(facing).toEqual([1, 1, 1, 1, 2, 2, 2, 2, 2]);
  });
});

describe('land', () => {
  const coast = { scenario: { land: [at(0, -3)] } };

  test('[SK-4.12] she stops in the last sea hex, unhurt, with speed and carry 0', () => {
    const battle = sail(alone({ speedKnots: 31 }, coast));
    expect(place(battle, 'exeter')).toBe('0,-2 f1 0');
    expect([logOf(battle, 'exeter').carry, logOf(battle, 'exeter').damage]).toEqual([0, 0]);
    expect(eventsOf(battle, 'shipStopped')).toMatchObject([{ ship: 'exeter', hex: at(0, -2) }]);
  });

  test('[SK-4.12] steps that she has not come to are not made', () => {
    const battle = sail(alone({ speedKnots: 32, sheet: { dp: 90 } }, coast), 'turns exeter S');
    expect(place(battle, 'exeter')).toBe('2,-4 f2 32');
    const late = sail(
      alone({ speedKnots: 32 }, { scenario: { land: [at(0, -1)] } }),
      'turns exeter S',
    );
    expect(place(late, 'exeter')).toBe('0,0 f1 0');
  });
});

describe('orders', () => {
  test('[SK-5.5, SK-9.1] without any she keeps her speed and facing', () => {
    expect(place(sail(alone({ facing: 3, speedKnots: 16 })), 'exeter')).toBe('2,0 f3 16');
  });

  test('[SK-34.3] speed stands until changed, turns are for one turn', () => {
    const battle = turn(sail(alone(), 'speed exeter 24 ahead', 'turns exeter S'));
    confirm(battle);
    expect([shipIn(battle, 'exeter').speedKnots, shipIn(battle, 'exeter').facing]).toEqual([24, 2]);
  });

  test('[SK-9.1, SK-5.3] none can be given once phase 3 has begun, nor to an enemy', () => {
    const battle = alone({}, { axis: { spee: { hex: at(9, 0) } } });
    expect(refused(battle, 'axis', 'speed exeter 20 ahead')).toBe('no-such-ship SK-5.7');
    give(battle, 'allies', 'confirm');
    expect(refused(battle, 'allies', 'speed exeter 20 ahead')).toBe('already-confirmed SK-5.1');
    give(battle, 'axis', 'confirm');
    expect(refused(battle, 'allies', 'speed exeter 20 ahead')).toBe('not-now SK-5.1');
  });

  test('[SK-16.11] an abandoned ship takes none and slows as without power', () => {
    const battle = alone({ speedKnots: 20 });
    shipIn(battle, 'exeter').fate = 'abandoned';
    expect(refused(battle, 'allies', 'speed exeter 20 ahead')).toBe('no-orders SK-16.11');
    expect(place(confirm(battle), 'exeter')).toBe('0,-1 f1 10');
  });

  test('[SK-15.7] evasive maneuver from 13 knots of present maximum', () => {
    expect(refused(alone({ maxKnots: 13 }), 'allies', 'evade exeter yes')).toBeUndefined();
    expect(refused(alone({ maxKnots: 12 }), 'allies', 'evade exeter yes')).toBe(
      'cannot-evade SK-15.7',
    );
    const battle = turn(sail(alone(), 'evade exeter yes'));
    logOf(battle, 'exeter').knotsLost = 20;
    expect(shipIn(confirm(battle), 'exeter').turn.isEvading).toBe(false);
  });

  test('[SK-34.10] evasive maneuver goes on until ordered off', () => {
    const battle = turn(sail(alone(), 'evade exeter yes'), 2);
    expect(shipIn(confirm(battle), 'exeter').turn.isEvading).toBe(true);
    sail(turn(battle), 'evade exeter no');
    expect(shipIn(battle, 'exeter').turn.isEvading).toBe(false);
  });
});

test('[SK-5.17] a ship due later is not on the map and takes no orders until her turn', () => {
  const late = { fromTurn: 3, hex: at(0, 5), facing: 4 as Facing, speedKnots: 12 };
  const battle = battleOf({ allies: { exeter: {}, ajax: late } });
  expect(refused(battle, 'allies', 'speed ajax 12 ahead')).toBe('no-orders SK-5.17');
  turn(battle, 2);
  expect([place(battle, 'ajax'), logOf(battle, 'ajax').carry]).toEqual(['0,5 f4 12', 0]);
  expect(refused(battle, 'allies', 'speed ajax 12 ahead')).toBeUndefined();
  expect(eventsOf(battle, 'shipArrived').map(({ ship }) => ship)).toEqual(['ajax']);
});
