import { describe, expect, test } from 'vitest';
import { presentMaximum } from '../../../src/rules/seekrieg/common/speed';
import { coasting } from '../../../src/rules/seekrieg/movement/limits';
import { hexesToMove } from '../../../src/rules/seekrieg/movement/walk';
import { type Battle, logOf, shipIn } from './fleet';
import { entered, place, refused, turn } from './playing';
import { alone, limits, sail, strike } from './sailing';

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
