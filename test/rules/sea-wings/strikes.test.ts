import { describe, expect, test } from 'vitest';
import { eventsFor } from '../../../src/rules/core';
import { seaWings } from '../../../src/rules/sea-wings';
import { boxCounts } from '../../../src/rules/sea-wings/common/formations';
import type { SeaWingsScenario } from '../../../src/rules/sea-wings/model/scenario';
import type { Hit } from '../../../src/rules/sea-wings/model/units';
import { ENTERPRISE, shipCard } from './cards';
import { type Game, give, goTo, newGame, only, refusalOf, type Script } from './game';
import { A6M, B5N, F4F, force, formation, MIDWAY, SBD, scenario, TBD } from './scenario';

const AKAGI = shipCard('akagi', {
  type: 'CV',
  size: 6,
  damageControl: 1,
  hasRadar: false,
  carrier: { capRating: 3, launchCapacity: 6, airCapacity: 12 },
});
const HIRYU = { ...AKAGI, id: 'hiryu' };

const CONVOY = shipCard('convoy', {
  type: 'MM',
  size: 6,
  armor: 0,
  convoyShips: 8,
  heavyAA: 0,
  lightAA: 0,
});

/** The Enterprise and the Akagi with the Hiryu, 5 hexes apart and in sight of each other. */
const facing = (changed: Partial<SeaWingsScenario> = {}): Game => {
  const game = newGame(
    scenario({
      forces: [
        force(
          'allies',
          { q: 15, r: 5 },
          [ENTERPRISE, shipCard('portland')],
          [
            formation('enterprise-us', F4F, 5),
            formation('enterprise-us', SBD, 6),
            formation('enterprise-us', TBD, 2),
          ],
        ),
        force(
          'axis',
          { q: 10, r: 5 },
          [AKAGI, HIRYU, CONVOY],
          [formation('akagi', A6M, 4), formation('akagi', B5N, 3), formation('hiryu', B5N, 3)],
        ),
      ],
      bases: [
        {
          card: MIDWAY,
          side: 'allies',
          hex: { q: 17, r: 5 },
          formations: [formation('midway', F4F, 4), formation('midway', SBD, 4)],
        },
      ],
      ...changed,
    }),
  );
  for (const side of ['allies', 'axis'] as const) {
    const own = game.state.forces[side].taskForces[`${side}-1`];
    if (own) own.spotted = { since: 0, turn: 0, by: ['sea'] };
  }
  goTo(game, 'airPlans');
  return game;
};

const markerOf = (game: Game, side: 'allies' | 'axis'): string =>
  game.state.forces[side].taskForces[`${side}-1`]?.marker ?? '';

/** The Enterprise's plan, by its parts: `sbd-3 6 first 1000-lb`. */
const strike = (game: Game, ...parts: string[]): void => {
  for (const part of parts) {
    const [type, factors, launch, load] = part.split(' ');
    give(
      game,
      'allies',
      `strike enterprise-us-${type} ${factors} ${launch} ${markerOf(game, 'axis')} ${load}`,
    );
  }
};

const seal = (game: Game, script: Script = {}) => {
  give(game, 'allies', 'confirm', script);
  return give(game, 'axis', 'confirm', script);
};

const boxes = (game: Game, id: string) => {
  const { allies, axis } = game.state.forces;
  const found = allies.formations[id] ?? axis.formations[id];
  if (!found) throw new Error(`no ${id}`);
  return boxCounts(found);
};

const hit = (letter: Hit['letter']): Hit => ({ letter, isPermanent: false });

describe('the course of a strike', () => {
  test('[WG-3.4, WG-10.1, WG-10.4] alarm, attack, the way home; without CAP straight to the attack', () => {
    const game = facing();
    strike(game, 'sbd-3 6 first 1000-lb');
    seal(game);
    expect(game.state.step.kind).toBe('alarm');
    give(game, 'axis', 'confirm');
    expect(game.state.step).toEqual({ kind: 'aim', letter: 'A' });
    give(game, 'allies', 'confirm');
    expect(game.state.step.kind).toBe('damageControl');
    expect(game.state.raid).toBeNull();
  });

  test('[WG-10.2, WG-10.8, WG-24.10, WG-24.11] the defender learns numbers by radar and types when his CAP is allotted', () => {
    const game = facing();
    give(game, 'axis', 'cap akagi-a6m2 4 axis-1');
    strike(game, 'sbd-3 4 first 1000-lb', 'f4f-4 2 first -');
    seal(game);
    const seen = () => game.state.known.axis.raiders;
    expect(seen()).toEqual([
      { letter: 'A', isEscort: true, factors: null, type: null },
      { letter: 'B', isEscort: false, factors: null, type: null },
    ]);
    give(game, 'axis', 'confirm', { 'cap-position': [1, 2, 6, 6] });
    expect(only(game.events, 'capMet')[0]?.factors).toBe(2);
    expect(game.state.step.kind).toBe('intercept');
    give(game, 'axis', 'confirm');
    expect(seen().map(({ type }) => type)).toEqual(['f4f-4', 'sbd-3']);
  });

  test('[WG-10.3, WG-10.5, WG-10.6, WG-10.41] a carrier with working radar counts each formation', () => {
    const game = facing();
    const target = markerOf(game, 'allies');
    give(game, 'axis', `strike akagi-b5n2 3 first ${target} torpedo`);
    seal(game);
    expect(game.state.known.allies.raiders).toMatchObject([{ letter: 'A', factors: 3 }]);
    expect(game.state.known.allies.raidTotal).toBe(3);
    const blind = facing();
    blind.state.forces.allies.ships['enterprise-us']?.hits.push(hit('S'));
    give(blind, 'axis', `strike akagi-b5n2 3 first ${markerOf(blind, 'allies')} torpedo`);
    seal(blind);
    expect(blind.state.known.allies.raiders).toMatchObject([{ letter: 'A', factors: null }]);
    expect(blind.state.known.allies.raidTotal).toBeNull();
  });

  test('[WG-10.7, WG-10.40] CAP in position is allotted to the escorts or to one formation', () => {
    const game = facing();
    give(game, 'axis', 'cap akagi-a6m2 4 axis-1');
    strike(game, 'sbd-3 4 first 1000-lb', 'f4f-4 2 first -');
    seal(game);
    give(game, 'axis', 'confirm', { 'cap-position': [1, 1, 1, 6] });
    expect(refusalOf(game, 'axis', 'intercept p1 4 B')).toBe('no-factors WG-10.7');
    expect(refusalOf(game, 'axis', 'intercept p1 1 C')).toBe('no-such-raider WG-10.7');
    expect(refusalOf(game, 'axis', 'intercept p1 1 A')).toBe('no-such-raider WG-10.7');
    give(game, 'axis', 'intercept p1 1 escorts');
    give(game, 'axis', 'intercept p1 2 B');
    expect(
      game.state.forces.axis.defenders?.interceptors.map(({ at, factors }) => [at, factors]),
    ).toEqual([
      ['escorts', 1],
      ['B', 2],
    ]);
    expect(refusalOf(game, 'allies', 'intercept p1 1 B')).toBe('not-now WG-10.7');
  });

  test('[WG-5.6, WG-10.21, WG-10.25, WG-22.10] losses come off the cards at once and score', () => {
    const game = facing();
    give(game, 'axis', 'cap akagi-a6m2 1 axis-1');
    strike(game, 'sbd-3 4 first 1000-lb');
    seal(game);
    give(game, 'axis', 'confirm', { 'cap-position': [1] });
    give(game, 'axis', 'confirm', { attack: [1], defense: [1], 'gun-and-armor': [1] });
    expect(boxes(game, 'enterprise-us-sbd-3').strike).toBe(3);
    expect(game.state.forces.allies.factorsLost.carrier).toBe(1);
  });

  test('[WG-10.37] a strike without strike aircraft left goes home at once', () => {
    const game = facing();
    give(game, 'axis', 'cap akagi-a6m2 1 axis-1');
    strike(game, 'sbd-3 1 first 1000-lb');
    seal(game);
    give(game, 'axis', 'confirm', { 'cap-position': [1] });
    const lost = { attack: [1], defense: [1], 'gun-and-armor': [1], 'cap-position': [6] };
    give(game, 'axis', 'confirm', lost);
    expect(game.state.step.kind).toBe('intercept');
    expect(game.state.raid?.meeting).toBe('withdrawing');
    expect(only(game.events, 'groupAttacked')).toEqual([]);
  });

  test('[WG-10.34, WG-10.35, WG-10.36] on the way home CAP fights again, at twice its rating', () => {
    const game = facing();
    give(game, 'axis', 'cap akagi-a6m2 2 axis-1');
    strike(game, 'sbd-3 6 first 1000-lb');
    seal(game);
    give(game, 'axis', 'confirm', { 'cap-position': [6, 6] });
    give(game, 'allies', 'confirm');
    expect(game.state.step.kind).toBe('intercept');
    expect(only(game.events, 'capMet').map(({ factors }) => factors)).toEqual([0, 2]);
  });
});

describe('attacks', () => {
  const overTarget = (...parts: string[]): Game => {
    const game = facing();
    strike(game, ...parts);
    seal(game);
    give(game, 'axis', 'confirm');
    return game;
  };

  test('[WG-11.1, WG-24.12] the striking player learns the ships, and keeps them in his notebook', () => {
    const game = overTarget('sbd-3 6 first 1000-lb');
    const { targets, notebook } = game.state.known.allies;
    expect(targets.map(({ id }) => id)).toEqual(['akagi', 'hiryu', 'convoy']);
    expect(notebook).toEqual([{ turn: 1, number: 1, ships: ['akagi', 'hiryu', 'convoy'] }]);
  });

  test('[WG-11.7, WG-11.8] the factors of a formation are allotted to ships', () => {
    const game = overTarget('sbd-3 6 first 1000-lb');
    give(game, 'allies', 'aim akagi 4');
    expect(refusalOf(game, 'allies', 'aim hiryu 3')).toBe('no-factors WG-11.7');
    expect(refusalOf(game, 'allies', 'aim portland 1')).toBe('no-such-ship WG-11.7');
    give(game, 'allies', 'aim hiryu 2');
    const events = give(game, 'allies', 'confirm');
    expect(only(events, 'groupAttacked').map(({ target, factors }) => [target, factors])).toEqual([
      ['akagi', 4],
      ['hiryu', 2],
    ]);
  });

  test('[WG-12.2, WG-12.6, WG-12.10, WG-13.1, WG-13.32] hits are told to both, their effect to the owner alone', () => {
    const game = overTarget('sbd-3 1 first 1000-lb');
    const dice = { flak: [6], 'to-hit': [3], size: [1, 1], penetration: [1, 6], 'hit-effect': [3] };
    const events = give(game, 'allies', 'confirm', { 'fire-control': [6], ...dice });
    expect(only(eventsFor(events, 'allies'), 'groupAttacked')[0]).toMatchObject({ effective: 1 });
    expect(only(eventsFor(events, 'allies'), 'shipHit')).toEqual([]);
    expect(only(eventsFor(events, 'axis'), 'shipHit')[0]).toMatchObject({
      ship: 'akagi',
      letters: ['A'],
    });
    expect(eventsFor(events, 'spectator').map(({ kind }) => kind)).not.toContain('groupAttacked');
  });

  test('[WG-13.11, WG-13.13, WG-13.15] an A hit burns half of what is aboard', () => {
    const game = facing();
    give(game, 'axis', 'cap akagi-a6m2 2 axis-1');
    strike(game, 'sbd-3 1 first 1000-lb');
    seal(game);
    give(game, 'axis', 'confirm', { 'cap-position': [6, 6] });
    const dice = {
      'fire-control': [6],
      'to-hit': [3],
      size: [1],
      penetration: [1],
      'hit-effect': [3],
    };
    give(game, 'allies', 'confirm', { ...dice, 'cap-position': [6, 6] });
    give(game, 'axis', 'confirm', { attack: [6, 6], ...dice });
    expect(boxes(game, 'akagi-a6m2')).toMatchObject({ hangar: 1, cap: 2 });
    expect(boxes(game, 'akagi-b5n2').hangar).toBe(1);
    expect(game.state.forces.axis.factorsLost.carrier).toBe(3);
  });

  test('[WG-5.9, WG-13.20, WG-13.22, WG-13.32] a ship that sinks is named to both and takes her aircraft down', () => {
    const game = overTarget('sbd-3 1 first 1000-lb');
    game.state.forces.axis.ships.akagi?.hits.push(hit('P'), hit('P'));
    const dice = {
      'fire-control': [6],
      'to-hit': [3],
      size: [1],
      penetration: [1],
      'hit-effect': [2],
    };
    const events = give(game, 'allies', 'confirm', dice);
    expect(only(events, 'shipLost')[0]).toMatchObject({
      ship: 'akagi',
      fate: 'sunk',
      seenBy: 'all',
    });
    expect(game.state.known.allies.lost).toEqual(['akagi']);
    expect(game.state.forces.axis.taskForces['axis-1']?.ships).toEqual(['hiryu', 'convoy']);
    expect(game.state.forces.axis.factorsLost.carrier).toBe(7);
  });

  test('[WG-20.3, WG-20.5, WG-20.7, WG-EX23] each hit on a convoy sinks one ship, without letters', () => {
    const game = overTarget('sbd-3 1 first 1000-lb');
    give(game, 'allies', 'aim convoy 1');
    give(game, 'allies', 'confirm', {
      'fire-control': [6],
      'to-hit': [1],
      size: [1, 1, 1],
      penetration: [1, 1, 6],
    });
    const convoy = game.state.forces.axis.ships.convoy;
    expect(convoy).toMatchObject({ convoySunk: 2, hits: [], fate: 'afloat' });
  });

  test('[WG-12.14, WG-13.4, WG-13.14, WG-24.27] a base takes A and S hits, and loses a quarter of what is dispersed', () => {
    const game = facing();
    give(game, 'axis', 'strike hiryu-b5n2 3 first midway 800-kg');
    seal(game);
    give(game, 'allies', 'confirm');
    expect(game.state.known.axis.targets).toEqual([{ id: 'midway', type: null }]);
    const dice = {
      'to-hit': [1, 6, 6],
      size: [1, 1, 1],
      penetration: [1, 6, 6],
      'hit-effect': [1],
    };
    const events = give(game, 'axis', 'confirm', { 'fire-control': [6, 6, 6], ...dice });
    expect(game.state.forces.allies.bases.midway?.hits).toEqual(['A']);
    expect(only(eventsFor(events, 'axis'), 'baseHit')).toEqual([]);
    expect(boxes(game, 'midway-f4f-4').hangar + boxes(game, 'midway-sbd-3').hangar).toBe(6);
  });
});

describe('CAP', () => {
  const alarmed = (ready: number): Game => {
    const game = facing();
    give(game, 'axis', `ready akagi-a6m2 ${ready}`);
    strike(game, 'sbd-3 6 first 1000-lb');
    seal(game);
    return game;
  };

  test('[WG-7.8, WG-7.9, WG-7.10, WG-EX11] ready fighters go up as emergency CAP, at half their rating the first time', () => {
    const game = alarmed(2);
    give(game, 'axis', 'scramble akagi-a6m2 2');
    const events = give(game, 'axis', 'confirm', { 'cap-position': [2, 3] });
    expect(only(events, 'capRolled')[0]).toMatchObject({ rating: 2, inPosition: 1 });
    expect(boxes(game, 'akagi-a6m2')).toMatchObject({ ready: 0, cap: 2 });
    expect(game.state.forces.axis.ships.akagi?.flewOperations).toBe(true);
  });

  test('[WG-7.11, WG-7.12] only from a home that can launch, over its own force', () => {
    const game = alarmed(2);
    expect(refusalOf(game, 'axis', 'scramble akagi-a6m2 3')).toBe('no-factors WG-7.8');
    expect(refusalOf(game, 'allies', 'scramble midway-f4f-4 1')).toBe('not-now WG-7.8');
    game.state.forces.axis.ships.akagi?.hits.push(hit('A'));
    expect(refusalOf(game, 'axis', 'scramble akagi-a6m2 1')).toBe('cannot-scramble WG-7.11');
  });

  test('[WG-7.4, WG-7.7, WG-7.13, WG-EX12] fighters of another force roll against 1, for every strike', () => {
    const game = facing();
    give(game, 'allies', 'cap midway-f4f-4 2 allies-1');
    const target = markerOf(game, 'allies');
    give(game, 'axis', `strike akagi-b5n2 3 first ${target} torpedo`);
    seal(game);
    const events = give(game, 'allies', 'confirm', { 'cap-position': [1, 2] });
    expect(only(events, 'capRolled')[0]).toMatchObject({ rating: 1, inPosition: 1 });
  });

  test('[WG-7.6, WG-7.7] with radar at both they serve over their own as well, at full rating', () => {
    const patrol = (radar: boolean) => {
      const game = facing();
      give(game, 'allies', 'cap midway-f4f-4 2 allies-1');
      give(game, 'axis', 'strike hiryu-b5n2 3 first midway 800-kg');
      if (!radar) game.state.forces.allies.bases.midway?.hits.push('S');
      seal(game);
      return only(give(game, 'allies', 'confirm', { 'cap-position': [3, 3] }), 'capRolled');
    };
    expect(patrol(true)[0]).toMatchObject({ rating: 3, inPosition: 2 });
    expect(patrol(false)).toEqual([]);
  });
});

describe('launches', () => {
  test('[WG-8.9] an Allied strike is all of one launch from one carrier at one target', () => {
    const game = facing();
    strike(game, 'sbd-3 3 first 1000-lb', 'f4f-4 2 first -', 'sbd-3 3 second 500-lb');
    seal(game);
    expect(game.state.forces.allies.strikes.map(({ launch }) => launch).sort()).toEqual([
      'first',
      'second',
    ]);
  });

  test('[WG-8.10] a Japanese strike is that of all carriers of a task force', () => {
    const game = facing();
    for (const home of ['akagi', 'hiryu'])
      give(game, 'axis', `strike ${home}-b5n2 3 first midway 800-kg`);
    seal(game);
    expect(game.state.forces.axis.strikes).toMatchObject([{ origin: 'axis-1', launch: 'first' }]);
    expect(game.state.known.allies.raiders).toHaveLength(2);
  });

  test('[WG-8.18] nearer strikes come first, at equal distance the lower die', () => {
    const game = facing();
    strike(game, 'sbd-3 6 first 1000-lb');
    give(game, 'axis', `strike akagi-b5n2 3 first ${markerOf(game, 'allies')} torpedo`);
    give(game, 'axis', 'strike hiryu-b5n2 3 first midway 800-kg');
    seal(game, { 'strike-order': [4, 2] });
    expect(game.state.raid?.attacker).toBe('axis');
    goTo(game, 'damageControl');
    expect(only(game.events, 'raidBegan').map(({ side }) => side)).toEqual([
      'axis',
      'allies',
      'axis',
    ]);
  });

  test('[WG-8.19, WG-8.20, WG-8.21, WG-8.29] a first launch flies on; a second goes up as her hits allow', () => {
    const game = facing();
    strike(game, 'sbd-3 3 first 1000-lb', 'sbd-3 3 second 1000-lb');
    seal(game);
    game.state.forces.allies.ships['enterprise-us']?.hits.push(hit('A'));
    goTo(game, 'damageControl');
    expect(only(game.events, 'raidBegan')).toHaveLength(1);
    expect(boxes(game, 'enterprise-us-sbd-3')).toMatchObject({ hangar: 3, strike: 3 });
  });

  test('[WG-8.30] a second launch is cut to the capacity that is left, fighters last', () => {
    const game = facing();
    strike(game, 'tbd-1 1 first torpedo', 'sbd-3 5 second 1000-lb', 'f4f-4 2 second -');
    seal(game);
    game.state.forces.allies.ships['enterprise-us']?.hits.push(hit('P'));
    goTo(game, 'damageControl');
    expect(boxes(game, 'enterprise-us-f4f-4').strike).toBe(2);
    expect(boxes(game, 'enterprise-us-sbd-3')).toMatchObject({ hangar: 4, strike: 2 });
  });

  test('[WG-8.14, WG-8.15, WG-8.23] strikes at nothing, or at what is gone, fly and meet nobody', () => {
    const game = facing();
    strike(game, 'sbd-3 6 first 1000-lb');
    give(game, 'allies', 'strike enterprise-us-f4f-4 2 second - -');
    game.state.forces.axis.taskForces = {};
    seal(game);
    expect(only(game.events, 'strikeTurnedBack')).toHaveLength(2);
    expect(boxes(game, 'enterprise-us-sbd-3').strike).toBe(6);
  });

  test('[WG-8.31] a strike at a spotted dummy finds nothing and takes it off', () => {
    const game = facing();
    strike(game, 'sbd-3 6 first 1000-lb');
    Object.assign(game.state.forces.axis.taskForces['axis-1'] ?? {}, { ships: [] });
    seal(game);
    expect(only(game.events, 'dummyFound')).toHaveLength(1);
    expect(game.state.forces.axis.taskForces['axis-1']).toBeUndefined();
    expect(game.state.known.allies.markers).toEqual([]);
  });

  test('[WG-3.14, WG-3.15, WG-3.16, WG-EX15] at dusk factors that struck ships beyond 5 hexes may be lost', () => {
    const lost = (hexes: number, at: 'ships' | 'base') => {
      const game = facing({ firstHour: 16 });
      Object.assign(game.state.forces.axis.taskForces['axis-1'] ?? {}, {
        hex: { q: 15 - hexes, r: 5 },
      });
      const target = at === 'ships' ? markerOf(game, 'allies') : 'midway';
      give(game, 'axis', `strike akagi-b5n2 3 first ${target} 800-kg`);
      seal(game);
      const home = { dusk: [1, 3, 1], 'fire-control': [6, 6, 6], 'to-hit': [6, 6, 6] };
      goTo(game, 'damageControl', home);
      return game.state.forces.axis.factorsLost.carrier;
    };
    expect(lost(8, 'ships')).toBe(2);
    expect(lost(5, 'ships')).toBe(0);
    expect(lost(8, 'base')).toBe(0);
  });
});

describe('damage control', () => {
  const hurt = (...letters: Hit['letter'][]): Game => {
    const game = facing();
    game.state.forces.axis.ships.akagi?.hits.push(...letters.map(hit));
    goTo(game, 'damageControl');
    return game;
  };

  test('[WG-3.5, WG-14.1, WG-14.2, WG-14.5, WG-24.15] each hit goes or is permanent, told to the owner alone', () => {
    const game = hurt('P', 'A');
    const events = goTo(game, 'grouping', { 'damage-control': [3, 4] });
    expect(game.state.forces.axis.ships.akagi?.hits).toEqual([{ letter: 'A', isPermanent: true }]);
    expect(only(eventsFor(events, 'allies'), 'damageControlled')).toEqual([]);
  });

  test('[WG-14.18, WG-14.20] a base rolls for one hit that its owner names', () => {
    const game = facing();
    game.state.forces.allies.bases.midway?.hits.push('A', 'S');
    goTo(game, 'damageControl');
    expect(refusalOf(game, 'axis', 'repair midway S')).toBe('no-such-hit WG-14.20');
    give(game, 'allies', 'repair midway S');
    goTo(game, 'grouping', { 'damage-control': [3] });
    expect(game.state.forces.allies.bases.midway?.hits).toEqual(['A']);
  });

  test('[WG-14.22, WG-13.32] a ship with two P hits may be scuttled; the enemy is not told unless he watches', () => {
    const game = hurt('P', 'P');
    expect(refusalOf(game, 'axis', 'scuttle hiryu')).toBe('not-crippled WG-14.22');
    give(game, 'axis', 'scuttle akagi');
    const events = goTo(game, 'grouping', { 'damage-control': [6, 6] });
    expect(game.state.forces.axis.ships.akagi?.fate).toBe('scuttled');
    expect(only(events, 'shipLost')[0]?.fate).toBe('scuttled');
  });

  test('[WG-5.7, WG-5.8, WG-5.12] aircraft of a ship that went down land on the nearest deck with room', () => {
    const game = facing();
    give(game, 'axis', 'cap akagi-a6m2 2 axis-1');
    goTo(game, 'damageControl');
    game.state.forces.axis.ships.akagi?.hits.push(hit('P'), hit('P'));
    give(game, 'axis', 'scuttle akagi');
    goTo(game, 'grouping', { 'damage-control': [6, 6] });
    expect(boxes(game, 'hiryu-a6m2').hangar).toBe(2);
    expect(game.state.forces.axis.factorsLost.carrier).toBe(5);
  });

  test('[WG-5.7] without room or deck they are lost', () => {
    const game = facing();
    give(game, 'axis', 'cap akagi-a6m2 2 axis-1');
    goTo(game, 'damageControl');
    for (const id of ['akagi', 'hiryu']) game.state.forces.axis.ships[id]?.hits.push(hit('A'));
    goTo(game, 'grouping', { 'damage-control': [6, 6] });
    expect(boxes(game, 'akagi-a6m2').cap).toBe(0);
    expect(game.state.forces.axis.factorsLost.carrier).toBe(2);
  });
});

test("[WG-24.9, WG-24.10, WG-24.25] in a raid the view of neither side holds the other side's share", () => {
  const game = facing();
  give(game, 'axis', 'cap akagi-a6m2 4 axis-1');
  strike(game, 'sbd-3 6 first 1000-lb');
  seal(game);
  give(game, 'axis', 'confirm', { 'cap-position': [1, 1, 1, 1] });
  const [allies, axis] = (['allies', 'axis'] as const).map((side) =>
    JSON.stringify(seaWings.view(game.state, side)),
  );
  expect(allies).not.toContain('interceptors');
  expect(axis).not.toContain('sbd-3');
});
