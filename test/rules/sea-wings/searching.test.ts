import { describe, expect, test } from 'vitest';
import { eventsFor } from '../../../src/rules/core';
import { INFORMATION, informationFor } from '../../../src/rules/sea-wings/tables/information';
import { ENTERPRISE, shipCard } from './cards';
import { type Game, give, goTo, newGame, only, refusalOf, type Script } from './game';
import { force, formation, MIDWAY, PBY, scenario } from './scenario';

const BASE = { q: 22, r: 8 };
const TARGET = { q: 12, r: 8 };

/** One CV, two CA and five DD, and perhaps a dummy in a hex of its own, ten hexes west of Midway. */
const searched = ({ dummy = false, factors = 1, distant = false } = {}): Game => {
  const destroyers = Array.from({ length: 5 }, (_, i) => shipCard(`dd-${i}`, { type: 'DD' }));
  const game = newGame(
    scenario({
      forces: [
        force('axis', TARGET, [
          { ...ENTERPRISE, id: 'akagi' },
          shipCard('tone'),
          shipCard('chikuma'),
          ...destroyers,
        ]),
        force('allies', { q: 30, r: 2 }, [shipCard('portland')]),
      ],
      bases: [
        { card: MIDWAY, side: 'allies', hex: BASE, formations: [formation('midway', PBY, 4)] },
      ],
    }),
  );
  if (dummy) give(game, 'axis', 'place-dummy 12,8 9');
  goTo(game, 'airPlans');
  if (dummy) {
    const { taskForces } = game.state.forces.axis;
    if (taskForces['axis-1']) taskForces['axis-1'].hex = { q: 1, r: 25 };
  }
  for (let n = 0; n < factors; n++)
    give(game, 'allies', `search midway-pby-5a 1 270 300 ${distant ? 30 : 20} -`);
  goTo(game, 'answers');
  return game;
};

const search = (game: Game, script: Script) => goTo(game, 'airPlans', script);
const axis = (game: Game, n = 1) => game.state.forces.axis.taskForces[`axis-${n}`];

describe('the search die', () => {
  test.each([1, 2, 3, 4, 5])('[WG-17.7, WG-17.8] a %i spots a task force and reports', (die) => {
    const game = searched();
    const events = search(game, { search: [die], information: [1] });
    expect(axis(game)?.spotted).toEqual({ since: 1, turn: 1, by: ['base'] });
    expect(only(events, 'markerReported')).toHaveLength(1);
    expect(game.state.known.allies.markers[0]?.number).toBe(1);
  });

  test('[WG-17.7, WG-17.51] on a 6 nothing is reported', () => {
    const game = searched();
    const events = search(game, { search: [6] });
    expect(axis(game)?.spotted).toBeNull();
    expect(only(events, 'markerReported')).toEqual([]);
  });

  test.each([2, 3, 4, 5])('[WG-4.10, WG-17.5, WG-17.8] a %i takes a dummy off the map', (die) => {
    const game = searched({ dummy: true });
    const events = search(game, { search: [die] });
    expect(axis(game, 2)).toBeUndefined();
    const [found] = only(events, 'dummyFound');
    expect(found?.seenBy).toBe('all');
  });

  test('[WG-17.9, WG-17.11, WG-EX13] on a 1 a dummy passes for real unless its owner says no', () => {
    const kept = searched({ dummy: true });
    const events = search(kept, { search: [1], information: [6] });
    expect(axis(kept, 2)?.spotted).not.toBeNull();
    expect(only(events, 'markerReported')).toHaveLength(1);
    const given = searched({ dummy: true });
    give(given, 'axis', 'tell-nothing axis-2');
    search(given, { search: [1] });
    expect(axis(given, 2)).toBeUndefined();
  });

  test('[WG-17.2, WG-17.18, WG-17.53] each search puts a marker, and all their reports are kept', () => {
    const game = searched({ factors: 3 });
    expect(game.state.forces.axis.searched).toEqual({ 'axis-1': 3 });
    search(game, { search: [2, 6, 3], information: [1, 2] });
    expect(game.state.known.allies.reports).toHaveLength(2);
  });

  test('[WG-6.6, WG-17.1, WG-17.6] a search finds what stands in its area after the movement', () => {
    const game = searched();
    expect(game.state.forces.axis.searched).toEqual({ 'axis-1': 1 });
    search(game, { search: [6] });
    give(game, 'allies', 'search midway-pby-5a 1 270 300 20 -');
    goTo(game, 'plots');
    give(game, 'axis', 'plot axis-1 12,7/12,6/12,5/12,4/12,3');
    goTo(game, 'airPlans', { search: [1] });
    expect(axis(game)?.spotted).toBeNull();
  });
});

describe('reports', () => {
  const reported = (die: number, answer?: string) => {
    const game = searched();
    if (answer) give(game, 'axis', answer);
    search(game, { search: [4], information: [die], 'reported-number': [0, 0, 0] });
    return game.state.known.allies.reports[0];
  };
  const DOUBLE = 'tell axis-1 2 4 10 0';

  test.each([1, 2, 3, 4, 5, 6])('[WG-17.12, WG-32.9] row %i of the table', (die) => {
    expect(informationFor(die)).toBe(INFORMATION[die - 1]);
    const { total, kinds } = reported(die, DOUBLE) ?? {};
    expect(total).toBe([2, 3, 4].includes(die) ? 16 : null);
    expect(kinds).toEqual(
      [
        null,
        null,
        null,
        { carrier: null, large: null, small: null },
        { carrier: 2, large: 4, small: 10 },
        { carrier: 1, large: 2, small: 5 },
      ][die - 1],
    );
  });

  test('[WG-17.13, WG-EX13] the owner names numbers from half, rounded up, to double', () => {
    const game = searched();
    expect(refusalOf(game, 'axis', DOUBLE)).toBeUndefined();
    expect(refusalOf(game, 'axis', 'tell axis-1 1 1 3 0')).toBeUndefined();
    expect(refusalOf(game, 'axis', 'tell axis-1 1 1 2 0')).toBe('report-range WG-17.13');
    expect(refusalOf(game, 'axis', 'tell axis-1 3 2 5 0')).toBe('report-range WG-17.13');
    expect(refusalOf(game, 'axis', 'tell axis-1 1 2 5 1')).toBe('report-range WG-17.13');
  });

  test('[WG-17.14] without his word they are drawn evenly', () => {
    expect(reported(5)?.kinds).toEqual({ carrier: 1, large: 1, small: 3 });
  });

  test('[WG-1.25, WG-17.15] kinds are those really present', () => {
    expect(Object.keys(reported(6)?.kinds ?? {})).toEqual(['carrier', 'large', 'small']);
  });

  test('[WG-17.16, WG-17.17] a dummy tells of 1 to 18 ships, and the same as long as it is spotted', () => {
    const game = searched({ dummy: true });
    expect(refusalOf(game, 'axis', 'tell axis-2 0 0 0 0')).toBe('report-size WG-17.16');
    expect(refusalOf(game, 'axis', 'tell axis-2 4 5 10 0')).toBe('report-size WG-17.16');
    give(game, 'axis', 'tell axis-2 3 2 6 0');
    search(game, { search: [1], information: [6] });
    expect(game.state.known.allies.reports[0]?.kinds).toEqual({ carrier: 3, large: 2, small: 6 });
    give(game, 'allies', 'search midway-pby-5a 1 270 300 20 -');
    goTo(game, 'answers');
    expect(refusalOf(game, 'axis', 'tell axis-2 1 1 1 0')).toBe('already-told WG-17.17');
  });

  test('[WG-17.48] reports on dummies and on real task forces have one form', () => {
    const [real, dummy] = [searched(), searched({ dummy: true })].map((game) => {
      search(game, { search: [1], information: [5] });
      return Object.keys(game.state.known.allies.reports[0] ?? {});
    });
    expect(real).toEqual(dummy);
  });

  test('[WG-17.19] reports of different turns are kept side by side', () => {
    const game = searched();
    search(game, { search: [4], information: [1] });
    give(game, 'allies', 'search midway-pby-5a 1 270 300 20 -');
    search(game, { information: [2] });
    expect(game.state.known.allies.reports.map(({ turn }) => turn)).toEqual([1, 2]);
  });

  test('[WG-17.4, WG-24.5, WG-24.6, WG-24.7] the report goes to the searcher, the sighting to the owner, and neither learns more', () => {
    const game = searched();
    const events = search(game, { search: [4], information: [6] });
    const kinds = (side: 'allies' | 'axis') => eventsFor(events, side).map(({ kind }) => kind);
    expect(kinds('allies')).toContain('markerReported');
    expect(kinds('allies')).not.toContain('taskForceSpotted');
    expect(kinds('axis')).toContain('taskForceSpotted');
    expect(kinds('axis')).not.toContain('markerReported');
    expect(kinds('axis')).not.toContain('markerSearched');
  });
});

describe('spotted', () => {
  const spotted = (): Game => {
    const game = searched();
    search(game, { search: [4], information: [1] });
    return game;
  };

  test('[WG-17.20, WG-17.21] a spotted task force covered again is respotted without a search die', () => {
    const game = spotted();
    give(game, 'allies', 'search midway-pby-5a 1 270 300 20 -');
    give(game, 'allies', 'search midway-pby-5a 1 270 300 20 -');
    const events = search(game, { search: [6, 6], information: [1, 1] });
    expect(axis(game)?.spotted).toMatchObject({ since: 1, turn: 2 });
    expect(only(events, 'markerSearched')).toEqual([]);
    expect(only(events, 'markerReported')).toHaveLength(2);
  });

  test('[WG-3.8, WG-17.24, WG-17.25] one that is not seen again is out of sight, under a new identity', () => {
    const game = spotted();
    const before = axis(game)?.marker;
    search(game, {});
    expect(axis(game)?.spotted).toBeNull();
    expect(axis(game)?.marker).not.toBe(before);
    expect(game.state.known.allies.markers[0]).toMatchObject({
      id: axis(game)?.marker,
      number: null,
    });
  });

  test('[WG-17.23] a dummy that passed for real is respotted and stays', () => {
    const game = searched({ dummy: true });
    search(game, { search: [1], information: [1] });
    give(game, 'allies', 'search midway-pby-5a 1 270 300 20 -');
    search(game, { information: [1] });
    expect(axis(game, 2)?.spotted).toMatchObject({ since: 1, turn: 2 });
  });
});

describe('ships that search', () => {
  const near = (hour = 4): Game => {
    const game = newGame(
      scenario({
        firstHour: hour,
        forces: [
          force('axis', { q: 10, r: 10 }, [shipCard('tone')]),
          force('allies', { q: 11, r: 10 }, [shipCard('portland')]),
        ],
      }),
    );
    goTo(game, 'airPlans');
    goTo(game, 'answers');
    return game;
  };

  test('[WG-17.26] a task force searches every enemy within 1 hex', () => {
    const game = near();
    search(game, { search: [3, 6], information: [1] });
    expect(axis(game)?.spotted?.by).toEqual(['sea']);
  });

  test('[WG-17.28, WG-24.2] at night too', () => {
    const game = near(20);
    search(game, { search: [3, 6], information: [1] });
    expect(axis(game)?.spotted).not.toBeNull();
  });

  test('[WG-17.22] they never respot without a die', () => {
    const game = near();
    search(game, { search: [3, 6], information: [1] });
    search(game, { search: [6, 6] });
    expect(axis(game)?.spotted).toBeNull();
  });

  test('[WG-17.27] a dummy searches nothing', () => {
    const game = near();
    for (const side of ['axis', 'allies'] as const)
      Object.assign(game.state.forces[side].taskForces[`${side}-1`] ?? {}, { ships: [] });
    expect(only(search(game, { search: [3, 3] }), 'markerSearched')).toEqual([]);
  });

  test('[WG-17.3] the side that moved first searches first', () => {
    const game = near();
    const events = search(game, { search: [3, 3], information: [1, 1] });
    expect(only(events, 'markerSearched').map(({ side }) => side)).toEqual(['allies', 'axis']);
  });
});

describe('attrition', () => {
  const lost = (distant: boolean, ...again: number[]) => {
    const game = searched({ distant });
    search(game, { search: [6], attrition: [1], 'attrition-again': again });
    return game.state.forces.allies.factorsLost.other;
  };

  test('[WG-17.30, WG-17.33, WG-EX14] a 1 is rolled again and loses the factor on a 1', () => {
    expect(lost(false, 1)).toBe(1);
    expect(lost(false, 2)).toBe(0);
  });

  test('[WG-17.31, WG-EX14] beyond 80% of its range a factor is lost on 1 to 3', () => {
    expect(lost(true, 3)).toBe(1);
    expect(lost(true, 4)).toBe(0);
  });
});
