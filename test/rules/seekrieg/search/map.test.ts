import { describe, expect, test } from 'vitest';
import { distance } from '../../../../src/hex';
import { scriptedDice } from '../../../../src/rules/core';
import {
  battleHex,
  milesBetween,
  milesFrom,
  milesOf,
  searchHex,
} from '../../../../src/rules/seekrieg/common/scale';
import { zoneAt } from '../../../../src/rules/seekrieg/common/zones';
import { SEARCH_HOURS } from '../../../../src/rules/seekrieg/model/searchMap';
import { forceKnots, viewAt } from '../../../../src/rules/seekrieg/search/forces';
import { rangesOf } from '../../../../src/rules/seekrieg/search/holding';
import { moveZones } from '../../../../src/rules/seekrieg/search/zones';
import { eventsOf } from '../fleet';
import { at, confirm, give, refused } from '../playing';
import { CALM, campaign, contactsOf, FOG, forceIn } from './campaign';

const CORNER = at(-8, -6);

describe('the map', () => {
  test('[SK-8.1] hexes lie ten miles apart in every direction', () => {
    for (const hex of [at(0, -1), at(1, -1), at(1, 0), at(0, 1), at(-1, 1), at(-1, 0)]) {
      const { east, south } = milesFrom(at(0, 0), hex);
      expect(Math.hypot(east, south)).toBeCloseTo(10);
      expect(milesBetween(at(3, 3), at(3 + hex.q, 3 + hex.r))).toBe(10);
    }
  });

  test('[SK-7.17] a mile is 2,000 yards: a hex of the search map is 40 of the battle map', () => {
    expect(milesOf(14_800)).toBe(7.4);
    expect(battleHex(at(2, -1))).toEqual({ q: 80, r: -40 });
    expect(searchHex(at(80, -40))).toEqual({ q: 2, r: -1 });
    expect(searchHex(at(95, -45))).toEqual({ q: 2, r: -1 });
    // Without a sign, which no save would keep.
    expect(searchHex(at(-5, -5))).toEqual({ q: 0, r: 0 });
    expect(distance(battleHex(at(0, 0)), battleHex(at(1, 0))) * 500).toBe(20_000);
  });

  test('[SK-8.7] forces are ten miles a hex apart, in one hex five', () => {
    expect(milesBetween(at(0, 0), at(0, 3))).toBe(30);
    expect(milesBetween(at(2, 2), at(2, 2))).toBe(5);
  });

  test('[SK-8.2, SK-8.3] turns last 1 to 6, 8 or 12 hours, as the scenario has them one after another', () => {
    expect(SEARCH_HOURS).toEqual([1, 2, 3, 4, 5, 6, 8, 12]);
    const battle = campaign({ search: { turnHours: [12, 2], hours: 15 } });
    expect(battle.state.search).toMatchObject({ hour: 0, turn: 1, hoursLeft: 12 });
    confirm(rollOn(battle));
    expect(battle.state.search).toMatchObject({ hour: 12, turn: 2, hoursLeft: 2 });
    confirm(battle);
    expect(battle.state.search).toMatchObject({ hour: 14, turn: 3, hoursLeft: 1 });
    confirm(battle);
    expect(battle.state.step).toMatchObject({ kind: 'over', outcome: { reason: 'last-turn' } });
  });
});

const rollOn = <B extends { dice: unknown }>(battle: B): B =>
  Object.assign(battle, { dice: scriptedDice([...CALM, ...CALM]) });

describe('weather', () => {
  test('[SK-7.1] zones are 200 miles square; each has its own area and roll', () => {
    const grid = { corner: CORNER, columns: 2, rows: 2, areas: [3, 3, 4, 4] };
    const battle = campaign({
      search: { zones: grid },
      opening: [...CALM, ...FOG, ...CALM, ...FOG],
    });
    expect(battle.state.search?.zones.map(({ visibility }) => visibility)).toEqual([8, 3, 7, 3]);
    expect(zoneAt(grid, CORNER)).toBe(0);
    // 23 columns of hexes are 199 miles
    expect(zoneAt(grid, at(CORNER.q + 23, CORNER.r - 11))).toBe(0);
    expect(zoneAt(grid, at(CORNER.q + 24, CORNER.r - 11))).toBe(1);
    expect(zoneAt(grid, at(CORNER.q, CORNER.r + 19))).toBe(0);
    expect(zoneAt(grid, at(CORNER.q, CORNER.r + 20))).toBe(2);
    expect(zoneAt(grid, at(CORNER.q + 24, CORNER.r + 8))).toBe(3);
    expect(viewAt(battle.state, at(CORNER.q + 24, CORNER.r - 11)).environment.visibility).toBe(3);
  });

  test('[SK-7.5] weather moves a zone east, south of the equator west; the upwind edge is rolled again', () => {
    const grid = { corner: CORNER, columns: 3, rows: 1, areas: [3, 3, 3] };
    const battle = campaign({ search: { zones: grid }, opening: [...CALM, ...FOG, ...CALM] });
    const { scenario, search } = battle.state;
    const codes = (latitude: number) =>
      moveZones(
        search?.zones ?? [],
        { ...scenario, latitude },
        { ...(scenario.search as NonNullable<typeof scenario.search>) },
        scriptedDice([1, 100, 1, 95, 100]),
      ).zones.map(({ visibility }) => visibility);
    expect(codes(45)).toEqual([9, 8, 3]);
    expect(codes(-45)).toEqual([3, 8, 9]);
  });

  test('[SK-7.6] it moves after every 12 hours, or as often as the scenario says', () => {
    const moves = (weatherHours: number) => {
      const battle = campaign({ search: { turnHours: [12], weatherHours } });
      confirm(rollOn(battle));
      return eventsOf(battle, 'zonesRolled').filter(({ isMoved }) => isMoved).length;
    };
    expect(moves(12)).toBe(1);
    expect(moves(6)).toBe(2);
  });
});

describe('movement', () => {
  test('[SK-8.4] a force makes its slowest ship’s speed and carries fractions', () => {
    const battle = campaign({
      allies: {
        home: {
          hex: at(0, 0),
          of: { fast: { sheet: { speedKnots: 32 } }, slow: { sheet: { speedKnots: 22 } } },
        },
      },
      search: { turnHours: [5, 4] },
    });
    expect(forceKnots(battle.state, forceIn(battle, 'home'))).toBe(22);
    const path = Array.from({ length: 11 }, (_, i) => `0,${-i - 1}`).join('/');
    expect(refused(battle, 'allies', `search home ${path}/0,-12`)).toBe('path-too-long SK-8.4');
    confirm(give(battle, 'allies', `search home ${path}`));
    expect(forceIn(battle, 'home')).toMatchObject({ hex: at(0, -11), carry: 0 });
    const next = Array.from({ length: 8 }, (_, i) => `0,${-i - 12}`).join('/');
    confirm(give(battle, 'allies', `search home ${next}`));
    expect(forceIn(battle, 'home')).toMatchObject({ hex: at(0, -19), carry: 8 });
  });

  test('[SK-8.5] both plot in secret and move at once; without an order a force keeps course and speed', () => {
    const battle = campaign({ axis: { raider: { hex: at(60, 0), facing: 3, speedKnots: 15 } } });
    give(battle, 'allies', 'search home 1,-1/2,-2');
    expect(forceIn(battle, 'home').hex).toEqual(at(0, 0));
    confirm(battle);
    expect(forceIn(battle, 'home').hex).toEqual(at(2, -2));
    expect(forceIn(battle, 'raider').hex).toEqual(at(66, 0));
    for (const { side, seenBy } of eventsOf(battle, 'forceMoved')) expect(seenBy).toEqual([side]);
  });

  test('[SK-8.5, SK-4.12] a path is whole, over water, and of an own force', () => {
    const battle = campaign({ search: { land: [at(0, -3)] } });
    expect(refused(battle, 'allies', 'search home 0,-1/0,-3')).toBe('broken-path SK-8.4');
    expect(refused(battle, 'allies', 'search home 0,-1/0,-2/0,-3')).toBe('land-on-path SK-4.12');
    expect(refused(battle, 'allies', 'search raider 60,1')).toBe('no-such-force SK-8.5');
    confirm(battle);
    expect(forceIn(battle, 'home').hex).toEqual(at(0, -2));
  });
});

describe('sighting', () => {
  // Two cruisers see each other at 38,700 yards in code 8: at 10 miles, not at 20.
  test('[SK-8.6, SK-7.18] tested every hour, between the largest ships', () => {
    const battle = campaign({
      allies: {
        home: { hex: at(0, 0), of: { boat: { sheet: { dp: 40 } }, ship: { sheet: { dp: 320 } } } },
      },
      axis: { raider: { hex: at(0, -9), facing: 4 } },
    });
    const { eye } = rangesOf(battle.state, forceIn(battle, 'home'), forceIn(battle, 'raider'));
    expect(eye).toBe(38_700);
    // An hour brings them four hexes nearer each: 9, 5, 1.
    confirm(battle);
    expect(battle.state.step).toEqual({ kind: 'contact' });
    expect(battle.state.search?.hour).toBe(2);
    expect(contactsOf(battle, 'allies')).toEqual(['contact-1 eye 0,-5 held']);
    expect(contactsOf(battle, 'axis')).toEqual(['contact-1 eye 0,-4 held']);
  });

  test('[SK-7.10] sea state lowers the visibility: by a tenth in Force 8', () => {
    const rough = campaign({
      axis: { raider: { hex: at(0, -9) } },
      opening: [96, 100, 1, 80, 100],
      more: { scenario: { date: '1941-01-10' } },
    });
    expect(rough.state.search?.zones[0]).toMatchObject({ force: 8, visibility: 8 });
    const { eye } = rangesOf(rough.state, forceIn(rough, 'home'), forceIn(rough, 'raider'));
    expect(eye).toBe(34_830);
  });

  test('[SK-8.8, SK-8.10] radar gives a contact too: a blank marker', () => {
    const battle = campaign({
      allies: { home: { hex: at(0, 0), of: { ship: { sheet: { radars: ['284M'] } } } } },
      axis: { raider: { hex: at(0, -5), facing: 4 } },
      opening: FOG,
    });
    confirm(battle);
    expect(contactsOf(battle, 'allies')).toEqual(['contact-1 radar 0,-3 held']);
    expect(battle.state.forces.allies.search?.contacts['contact-1']?.report).toBeNull();
    expect(contactsOf(battle, 'axis')).toEqual([]);
  });

  test('[SK-26.1] a force of submerged boats is not sighted', () => {
    const meet = (depthFeet: number) => {
      const battle = campaign({
        axis: { raider: { hex: at(0, -1), of: { boat: { depthFeet, sheet: { dp: 25 } } } } },
      });
      return contactsOf(battle, 'allies').length;
    };
    expect(meet(0)).toBe(1);
    expect(meet(150)).toBe(0);
  });
});
