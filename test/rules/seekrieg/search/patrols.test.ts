import { describe, expect, test } from 'vitest';
import { scriptedDice } from '../../../../src/rules/core';
import {
  airMiles,
  flightHours,
  searchHours,
} from '../../../../src/rules/seekrieg/search/endurance';
import { isInPattern, milesToPattern } from '../../../../src/rules/seekrieg/search/patterns';
import { type Battle, eventsOf } from '../fleet';
import { at, confirm, give, refused } from '../playing';
import { baseAt, campaign, contactsOf, FIGHTER, FOG } from './campaign';

/** A raider 100 miles east of a base, which does not move; an hour a turn. */
const patrolled = ({
  search = {},
  aircraft = {},
  raider = {},
  ...more
}: Partial<Parameters<typeof campaign>[0]> & { aircraft?: object; raider?: object } = {}): Battle =>
  campaign({
    axis: { raider: { hex: at(10, -5), speedKnots: 0, ...raider } },
    allies: { home: { hex: at(0, 60), speedKnots: 0 } },
    bases: { allies: baseAt(at(0, 0), 2, aircraft) },
    search: { turnHours: [1], ...search },
    ...more,
  });

const FLY = 'search-pattern base-pby 1 10,-5';

/** An hour with these dice. */
const hour = (battle: Battle, ...rolls: number[]): Battle => {
  battle.dice = scriptedDice(rolls);
  confirm(battle);
  expect(battle.dice.left()).toBe(0);
  return battle;
};

describe('patterns', () => {
  test('[SK-8.15] the middle of a hex lies in it: rectangles, sectors and circles', () => {
    const { state } = patrolled();
    const inside = (pattern: number, q: number, r: number) =>
      isInPattern(state, { pattern, at: at(10, -5), from: at(0, 0) }, at(q, r));
    // 1: 100 by 100 miles about 87 miles east
    expect([inside(1, 10, -5), inside(1, 10, 0), inside(1, 10, 1), inside(1, 16, -8)]).toEqual([
      true,
      true,
      false,
      false,
    ]);
    // 2: 200 miles north and south
    expect([inside(2, 10, 5), inside(2, 10, 6)]).toEqual([true, false]);
    // 4: 60 degrees from the base, 200 miles
    expect([inside(4, 20, -10), inside(4, 24, -12), inside(4, 0, -5), inside(4, 0, 0)]).toEqual([
      true,
      false,
      false,
      true,
    ]);
    // 7: a circle of 60 miles
    expect([inside(7, 10, 1), inside(7, 10, 2)]).toEqual([true, false]);
  });

  test('[SK-8.21] distance to the edge: a sector begins at the base', () => {
    const { state } = patrolled();
    const miles = (pattern: number) =>
      milesToPattern(state, { pattern, at: at(20, -10), from: at(0, 0) });
    expect(miles(1)).toBeCloseTo(123.2, 1);
    expect(miles(7)).toBeCloseTo(113.2, 1);
    expect(miles(4)).toBe(0);
  });
});

describe('endurance', () => {
  test('[SK-8.20, SK-8.21, SK-EX7] a PBY-5A has 20.8 hours, 18 of them on a pattern 124 miles off', () => {
    expect(flightHours(2080)).toBeCloseTo(20.8);
    expect(searchHours(2080, 124)).toBe(18);
    expect(searchHours(300, 149)).toBe(0);
  });

  test('[SK-8.17] from the air twice the surface visibility, at most 30 miles; in fog the same', () => {
    expect(airMiles(9, 100, false)).toBe(30);
    expect(airMiles(7, 37, false)).toBeCloseTo(22.2);
    expect(airMiles(5, 7, false)).toBeCloseTo(4.2);
    expect(airMiles(4, 3, false)).toBeCloseTo(1.8);
    expect(airMiles(3, 2, false)).toBeCloseTo(0.6);
  });

  test('[SK-8.18] radar searches as if visibility were 30 miles', () => {
    expect(airMiles(0, 0.1, true)).toBe(30);
  });

  test('[SK-8.15, SK-8.21] what cannot be flown is refused', () => {
    const battle = patrolled();
    expect(refused(battle, 'allies', 'search-pattern base-pby 9 1,1')).toBe(
      'no-such-pattern SK-27.11',
    );
    expect(refused(battle, 'allies', 'search-pattern none 1 1,1')).toBe('no-such-group SK-8.15');
    expect(refused(battle, 'allies', 'search-pattern base-pby 1 200,-100')).toBe(
      'pattern-out-of-reach SK-8.21',
    );
    give(battle, 'allies', FLY, FLY);
    expect(refused(battle, 'allies', FLY)).toBe('none-left SK-8.15');
  });
});

describe('searching', () => {
  test('[SK-8.16] every hour each force in the pattern is found on the chance of CHART D1', () => {
    // 10,000 square miles at 30 miles: 45 %
    const missed = hour(give(patrolled(), 'allies', FLY), 46);
    expect(eventsOf(missed, 'patrolSearched')).toMatchObject([{ percent: 45, aircraft: 1 }]);
    const found = hour(give(patrolled(), 'allies', FLY), 45, 1);
    expect(contactsOf(found, 'allies')).toEqual(['contact-1 air 10,-5']);
  });

  test('[SK-8.22] aircraft of one area are rolled together on CHARTS Y', () => {
    const battle = give(patrolled(), 'allies', FLY, FLY);
    // two chances at .45: one of them on 70 or less
    hour(battle, 70, 1);
    expect(contactsOf(battle, 'allies')).toHaveLength(1);
    hour(give(patrolled(), 'allies', FLY, FLY), 71);
  });

  test('[SK-8.26, SK-29.9] the reported place is off by CHART L4', () => {
    const battle = hour(give(patrolled(), 'allies', FLY), 1, 61, 4);
    expect(contactsOf(battle, 'allies')).toEqual(['contact-1 air 10,-3']);
  });

  test('[SK-8.19] by radar in thick weather only numbers and sizes, else all', () => {
    const report = (battle: Battle) =>
      hour(battle, 1, 1).state.forces.allies.search?.contacts['contact-1']?.report;
    const thick = patrolled({ aircraft: { hasRadar: true }, opening: FOG });
    expect(report(give(thick, 'allies', FLY))).toEqual({
      ...{ ships: null, sizes: { destroyer: 0, cruiser: 1, capital: 0 } },
    });
    const clear = patrolled({ aircraft: { hasRadar: true } });
    expect(report(give(clear, 'allies', FLY))).toMatchObject({ ships: ['raider-ship'] });
  });

  test('[SK-8.23] it then shadows the force, and reports it every hour, until its time is up', () => {
    const battle = give(patrolled({ aircraft: { rangeMiles: 350 } }), 'allies', FLY);
    hour(battle, 1, 1);
    confirm(
      give(Object.assign(battle, { dice: scriptedDice([1]) }), 'axis', 'search raider 10,-6'),
    );
    expect(contactsOf(battle, 'allies')).toEqual(['contact-1 air 10,-6']);
    expect(eventsOf(battle, 'forceReported')).toHaveLength(2);
    // 3.5 hours less twice 37 miles: two
    expect(eventsOf(battle, 'patrolReturned')).toMatchObject([{ group: 'base-pby' }]);
    hour(battle);
  });
});

describe('fighters over the fleet', () => {
  const carrier = {
    of: {
      carrier: { sheet: { type: 'CV' as const }, airGroups: [{ aircraft: FIGHTER, count: 9 }] },
    },
  };
  const found = (...rolls: number[]) =>
    hour(give(patrolled({ raider: carrier }), 'allies', FLY), 1, 1, ...rolls);

  test('[SK-8.24, SK-EX8] the shadower escapes on 35 or less, else she is shot down', () => {
    const escaped = found(35);
    expect(eventsOf(escaped, 'shadowerAttacked')).toMatchObject([{ escapes: true }]);
    expect(escaped.state.forces.allies.search?.groups['base-pby']).toMatchObject({
      ...{ count: 2, aloft: 0 },
    });
    const lost = found(36, 51);
    expect(lost.state.forces.allies.search?.groups['base-pby']).toMatchObject({
      count: 1,
      aloft: 0,
    });
    expect(eventsOf(lost, 'shadowerDriven')).toMatchObject([{ side: 'axis', isShotDown: true }]);
  });

  test('[SK-8.25, SK-EX8] shot down, she still sends her report on 50 or less', () => {
    expect(eventsOf(found(36, 50, 1), 'shadowerAttacked')).toMatchObject([{ reports: true }]);
    expect(eventsOf(found(36, 51), 'shadowerAttacked')).toMatchObject([{ reports: false }]);
  });
});
