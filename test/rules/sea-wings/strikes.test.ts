import { describe, expect, test } from 'vitest';
import { seaWings } from '../../../src/rules/sea-wings';
import { facing, hit, markerOf, seal, strike } from './facing';
import { boxes, give, goTo, only, refusalOf } from './game';

describe('the course of a strike', () => {
  test('[WG-3.4, WG-10.1, WG-10.4] alarm, attack, the way home; without CAP straight to the attack', () => {
    const game = facing();
    strike(game, 'sbd-3 6 first 1000-lb');
    seal(game);
    expect(game.state.step.kind).toBe('alarm');
    give(game, 'axis', 'confirm');
    expect(game.state.step).toEqual({ kind: 'aim', letter: 'A' });
    give(game, 'allies', 'confirm');
    // Both carriers are attacked: the defender gives out his AA.
    expect(game.state.step).toEqual({ kind: 'flak', letter: 'A' });
    give(game, 'axis', 'confirm');
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
    give(game, 'axis', 'confirm');
    expect(game.state.step.kind).toBe('intercept');
    expect(only(game.events, 'capMet').map(({ factors }) => factors)).toEqual([0, 2]);
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
