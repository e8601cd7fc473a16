import { describe, expect, test } from 'vitest';
import type { Facing } from '../../../src/hex';
import { presentMaximum } from '../../../src/rules/seekrieg/common/speed';
import {
  coasting,
  maxSteps,
  speedLimits,
  turningAllowance,
} from '../../../src/rules/seekrieg/movement/limits';
import {
  enteredBy,
  hexesToMove,
  impulsesOf,
  stepsAfter,
  trackOf,
  walk,
} from '../../../src/rules/seekrieg/movement/walk';
import { type Battle, battleOf, eventsOf, logOf, shipIn, type TestBattle } from './fleet';
import { at, confirm, entered, give, place, refused, turn } from './playing';

/** A battle with one ship, Exeter. */
const alone = (
  ship: NonNullable<TestBattle['allies']>[string] = {},
  rest: TestBattle = {},
): Battle => battleOf({ allies: { exeter: ship }, ...rest });

const limits = (battle: Battle, id = 'exeter') => speedLimits(battle.state, shipIn(battle, id));

/** Moves with a die or two for whoever may collide. */
const sail = (battle: Battle, ...lines: string[]): Battle =>
  confirm(give(battle, 'allies', ...lines));

describe('speed', () => {
  test.each([
    [4, 16],
    [28, 112],
    [32, 128],
  ])('[SK-9.2, SK-9.3] %i knots are %i/32 hexes', (knots, units) => {
    const { hexes, carry } = hexesToMove(shipIn(alone(), 'exeter'), {
      ...{ knots, way: 'ahead', turns: [], isEvading: false },
    });
    expect(hexes * 32 + carry).toBe(units);
  });

  test('[SK-1.7, SK-9.3] 32 knots are four hexes', () => {
    expect(entered(sail(alone({ speedKnots: 32 })), 'exeter')).toHaveLength(4);
  });

  test('[SK-9.3, SK-9.4] the rest is carried from turn to turn', () => {
    const battle = sail(alone({ speedKnots: 20 }));
    expect(entered(battle, 'exeter')).toHaveLength(2);
    expect(logOf(battle, 'exeter').carry).toBe(16);
    sail(turn(battle));
    expect(entered(battle, 'exeter')).toHaveLength(3);
    expect(logOf(battle, 'exeter').carry).toBe(0);
  });

  test('[SK-15.8, SK-EX28] evasive maneuver at 28 knots: 84/32 hexes in place of 3.5', () => {
    const battle = sail(alone({ speedKnots: 28 }), 'evade exeter yes');
    expect(entered(battle, 'exeter')).toHaveLength(2);
    expect(logOf(battle, 'exeter').carry).toBe(20);
    expect(shipIn(battle, 'exeter').turn.isEvading).toBe(true);
  });

  test('[SK-9.4] the carry is 0 when a ship stops or reverses', () => {
    const battle = alone({ speedKnots: 2 });
    logOf(battle, 'exeter').carry = 12;
    expect(logOf(sail(battle, 'speed exeter 0 ahead'), 'exeter').carry).toBe(0);
    const back = alone({ speedKnots: 2 });
    logOf(back, 'exeter').carry = 30;
    sail(back, 'speed exeter 2 astern');
    expect([place(back, 'exeter'), logOf(back, 'exeter').carry]).toEqual(['0,0 f1 -2', 8]);
  });

  test('[SK-9.6, SK-EX11] at most 30 knots she gains up to 10 in a turn, at most 18 up to 6', () => {
    const fast = { sheet: { speedKnots: 30 }, speedKnots: 15 };
    expect(limits(alone(fast)).ahead?.most).toBe(25);
    expect(limits(alone({ ...fast, maxKnots: 18, speedKnots: 9 })).ahead?.most).toBe(15);
  });

  test('[SK-9.6] fractions are dropped, but 1 knot is always gained', () => {
    expect(limits(alone({ maxKnots: 20, speedKnots: 6 })).ahead?.most).toBe(12);
    expect(limits(alone({ maxKnots: 2, speedKnots: 0 })).ahead?.most).toBe(1);
  });

  test('[SK-9.5] never more than the present maximum', () => {
    expect(limits(alone({ maxKnots: 24, speedKnots: 23 })).ahead?.most).toBe(24);
    expect(
      refused(alone({ maxKnots: 24, speedKnots: 23 }), 'allies', 'speed exeter 25 ahead'),
    ).toBe('too-fast SK-9.6');
  });

  test('[SK-9.7, SK-EX9] from 30 knots under power 12, then 4', () => {
    expect(limits(alone({ speedKnots: 30 })).ahead?.least).toBe(12);
    expect(limits(alone({ speedKnots: 12 })).ahead?.least).toBe(4);
    expect(refused(alone({ speedKnots: 30 }), 'allies', 'speed exeter 11 ahead')).toBe(
      'too-slow SK-9.7',
    );
  });

  test('[SK-9.8, SK-14.4, SK-EX10] from 30 knots without power 15, 8, 4, and in the end 0', () => {
    expect([30, 15, 8, 4, 2, 1, 0].map(coasting)).toEqual([15, 8, 4, 2, 1, 0, 0]);
    const battle = alone({ speedKnots: 30 });
    logOf(battle, 'exeter').knotsLost = 32;
    const speeds = [1, 2, 3].map(() => shipIn(turn(battle), 'exeter').speedKnots);
    expect(speeds).toEqual([15, 8, 4]);
  });

  test('[SK-9.9] a maximum below her speed: the higher of it and half her speed', () => {
    expect(limits(alone({ maxKnots: 20, speedKnots: 30 })).ahead?.most).toBe(20);
    expect(limits(alone({ maxKnots: 10, speedKnots: 30 })).ahead?.most).toBe(15);
  });

  test.each([
    ['by the loss factor', (battle: Battle) => (logOf(battle, 'exeter').knotsLost = 6), 26],
    ['by a wrecked engine room', strike(27), 24],
    ['by flooded boiler rooms', strike(28), 21],
    ['by a damaged shaft', strike(29), 26],
    ['by wrecked funnels', strike(42), 29],
    ['by several effects added up', strike(26, 27, 28), 5],
    ['never below 0', strike(26, 27, 28, 29), 0],
    ['of all power', strike(30), 0],
  ])('[SK-9.5, SK-14.4, SK-29.22, SK-29.25] speed is lost %s', (_, damage, maximum) => {
    const battle = alone();
    damage(battle);
    expect(presentMaximum(battle.state, shipIn(battle, 'exeter'))).toBe(maximum);
  });

  test('[SK-7.8, SK-9.5, SK-EX2] 100 DP in Force 8: 30 knots become 26', () => {
    const battle = alone({ sheet: { dp: 100, speedKnots: 30 } }, { weather: { force: 8 } });
    expect(presentMaximum(battle.state, shipIn(battle, 'exeter'))).toBe(26);
  });

  test('[SK-26.7] below 50 feet a boat has her submerged speed', () => {
    const battle = alone({ sheet: { type: 'SS', speedKnots: 17, boat: { submergedKnots: 7 } } });
    const at = (feet: number) => {
      logOf(battle, 'exeter').depthFeet = feet;
      return presentMaximum(battle.state, shipIn(battle, 'exeter'));
    };
    expect([0, 50, 100].map(at)).toEqual([17, 17, 7]);
  });
});

/** Critical damage in force for the rest of the game. */
function strike(...numbers: number[]) {
  return (battle: Battle) =>
    logOf(battle, 'exeter').effects.push(...numbers.map((cd) => ({ cd, turnsLeft: null })));
}

describe('astern', () => {
  test.each([
    [4, { least: 0, most: 5 }],
    [5, null],
  ])('[SK-9.10, SK-9.11, SK-9.12] from %i knots ahead', (speedKnots, astern) => {
    expect(limits(alone({ speedKnots })).astern).toEqual(astern);
  });

  test('[SK-9.11, SK-9.12] at most a third of her maximum, gained by halves of it', () => {
    const battle = sail(alone({ speedKnots: 4 }), 'speed exeter 5 astern');
    turn(battle);
    expect(limits(battle).astern).toEqual({ least: 2, most: 10 });
    expect(refused(battle, 'allies', 'speed exeter 11 astern')).toBe('too-fast SK-9.6');
  });

  test('[SK-9.10] she cannot reverse from 5 knots', () => {
    expect(refused(alone({ speedKnots: 5 }), 'allies', 'speed exeter 1 astern')).toBe(
      'cannot-reverse SK-9.10',
    );
  });

  test('[SK-9.13] she moves opposite to her facing, and ahead again only from 4 knots', () => {
    const battle = turn(sail(alone({ speedKnots: 4 }), 'speed exeter 5 astern'));
    sail(battle, 'speed exeter 10 astern');
    expect(place(battle, 'exeter')).toBe('0,1 f1 -10');
    turn(battle);
    expect(limits(battle).ahead).toBeNull();
    sail(battle, 'speed exeter 4 astern');
    expect(limits(turn(battle)).ahead).toEqual({ least: 0, most: 10 });
  });

  test('[SK-9.23] she turns astern under the same rules', () => {
    const battle = turn(sail(alone({ speedKnots: 4 }), 'speed exeter 5 astern'));
    sail(battle, 'speed exeter 10 astern', 'turns exeter S');
    expect(place(battle, 'exeter')).toBe('0,1 f2 -10');
  });
});

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
