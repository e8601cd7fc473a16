import { describe, expect, test } from 'vitest';
import type { Side } from '../../../src/rules/core';
import { seaWings } from '../../../src/rules/sea-wings';
import { baseEffect, tableEffect } from '../../../src/rules/sea-wings/combat/damage/hitEffects';
import { surpriseModifiers } from '../../../src/rules/sea-wings/combat/strike/surprise';
import {
  baseLaunchCapacity,
  hasWorkingRadar,
  launchCapacity,
} from '../../../src/rules/sea-wings/common/condition';
import { engaged } from './engaging';
import { facing, hit, markerOf, seal, strike } from './facing';
import { boxes, give, goTo, only, refusalOf } from './game';

const HITS = { 'to-hit': [1, 1, 1, 1, 1, 1], size: [1, 1, 1, 1, 1, 1], penetration: [1, 1, 1, 1] };

describe('strikes in small print', () => {
  test('[WG-8.8] a factor strikes at most once in a phase', () => {
    const game = facing();
    strike(game, 'sbd-3 6 first 1000-lb');
    const again = `strike enterprise-us-sbd-3 1 second ${markerOf(game, 'axis')} 1000-lb`;
    expect(refusalOf(game, 'allies', again)).toBe('no-factors WG-6.5');
  });

  test('[WG-8.22, WG-12.13] hits take effect at the end of the strike: a ship that is doomed is still attacked', () => {
    const game = facing();
    strike(game, 'sbd-3 3 first 1000-lb', 'tbd-1 2 first torpedo');
    seal(game);
    give(game, 'axis', 'confirm');
    give(game, 'allies', 'aim hiryu 3');
    give(game, 'allies', 'confirm', { ...HITS, 'fire-control': [6, 6, 6] });
    expect(game.state.forces.axis.ships.hiryu?.hits).toEqual([]);
    give(game, 'allies', 'aim hiryu 2');
    give(game, 'allies', 'confirm', { 'fire-control': [6, 6], 'hit-effect': [1, 1, 1, 1, 1, 1] });
    expect(only(game.events, 'groupAttacked').map(({ target }) => target)).toEqual([
      'hiryu',
      'hiryu',
    ]);
    expect(only(game.events, 'shipHit').length).toBeGreaterThan(0);
  });

  test('[WG-9.5] every modifier of surprise lowers the roll', () => {
    const modifiers = surpriseModifiers({
      ...{ id: 's', side: 'allies', from: 'a', at: 'x', isFromBase: false },
      ...{ spottedBy: ['base'], launches: 2, returning: 1 },
    });
    expect(modifiers).toHaveLength(3);
    expect(modifiers.every(({ value }) => value < 0)).toBe(true);
  });

  test('[WG-10.9] on its way home the defender knows the types that he has seen', () => {
    const game = facing();
    give(game, 'axis', 'cap akagi-a6m2 1 axis-1');
    strike(game, 'sbd-3 6 first 1000-lb');
    seal(game);
    give(game, 'axis', 'confirm', { 'cap-position': [1] });
    give(game, 'axis', 'confirm');
    goTo(game, 'intercept', { 'cap-position': [1], 'fire-control': [6, 6, 6, 6, 6, 6] });
    expect(game.state.raid?.meeting).toBe('withdrawing');
    expect(game.state.known.axis.raiders.map(({ type }) => type)).toEqual(['sbd-3']);
  });

  test('[WG-10.16, WG-24.23] escorts that are not engaged go for the CAP at the strike, each once', () => {
    const game = facing();
    give(game, 'axis', 'cap akagi-a6m2 4 axis-1');
    strike(game, 'sbd-3 4 first 1000-lb', 'f4f-4 2 first -');
    seal(game);
    give(game, 'axis', 'confirm', { 'cap-position': [1, 1, 6, 6] });
    give(game, 'axis', 'confirm');
    const shots = only(game.events, 'airShots').filter(({ step }) => step === 'unengaged-escorts');
    expect(shots.map(({ list, count }) => [list, count])).toEqual([['cap', 2]]);
  });

  test('[WG-11.26] escorts are not fired at, and attack no ships', () => {
    const game = facing();
    strike(game, 'sbd-3 4 first 1000-lb', 'f4f-4 2 first -');
    seal(game);
    goTo(game, 'damageControl');
    expect(only(game.events, 'flakFired').map(({ formation }) => formation)).toEqual(['B']);
    expect(boxes(game, 'enterprise-us-f4f-4').strike).toBe(2);
  });

  test('[WG-11.3] the formation stays for the rest of the phase', () => {
    const game = facing();
    strike(game, 'sbd-3 3 first 1000-lb');
    seal(game);
    give(game, 'axis', 'confirm');
    const laid = game.state.forces.axis.taskForces['axis-1']?.formation;
    expect(laid?.center).toContain('akagi');
    goTo(game, 'damageControl');
    expect(game.state.forces.axis.taskForces['axis-1']?.formation).toEqual(laid);
    goTo(game, 'airPlans');
    expect(game.state.forces.axis.taskForces['axis-1']?.formation).toBeNull();
  });

  test('[WG-12.15] a task force in the hex of a base is attacked as a task force, without the AA of the base', () => {
    const game = facing();
    Object.assign(game.state.forces.allies.taskForces['allies-1'] ?? {}, { hex: { q: 17, r: 5 } });
    give(game, 'axis', `strike akagi-b5n2 3 first ${markerOf(game, 'allies')} torpedo`);
    seal(game);
    goTo(game, 'damageControl');
    const guns = only(game.events, 'flakFired').flatMap(({ parts }) => parts.map(({ by }) => by));
    expect(guns.length).toBeGreaterThan(0);
    expect(guns).not.toContain('midway');
  });
});

describe('hits in small print', () => {
  test('[WG-13.12] NE is no effect', () => {
    const effects = [1, 2, 3, 4, 5, 6].map((face) => tableEffect('bomb', { type: 'MM' }, face));
    expect(effects.some(({ letters, isSunk }) => letters.length === 0 && !isSunk)).toBe(true);
    const base = [1, 2, 3, 4, 5, 6].map((face) =>
      baseEffect({ isWeak: false }, 'large-land', face),
    );
    expect(base.some((letters) => letters.length === 0)).toBe(true);
  });

  test('[WG-12.11, WG-13.31] each hit is kept with its letter and whether it is permanent', () => {
    const game = facing();
    game.state.forces.axis.ships.akagi?.hits.push(hit('P'), hit('S'));
    goTo(game, 'damageControl');
    goTo(game, 'grouping', { 'damage-control': [1, 6] });
    expect(game.state.forces.axis.ships.akagi?.hits).toEqual([{ letter: 'S', isPermanent: true }]);
  });

  test('[WG-14.7] a hit that is removed gives back what it took: launch capacity with the last A, radar with the last S', () => {
    const game = facing();
    const ship = game.state.forces.allies.ships['enterprise-us'];
    if (!ship) throw new Error('no ship');
    const printed = launchCapacity(ship);
    ship.hits.push(hit('A'), hit('S'));
    expect([launchCapacity(ship), hasWorkingRadar(ship)]).toEqual([0, false]);
    goTo(game, 'damageControl');
    goTo(game, 'grouping', { 'damage-control': [1, 1] });
    expect([launchCapacity(ship), hasWorkingRadar(ship)]).toEqual([printed, true]);
  });

  test('[WG-15.1, WG-15.6] a base stands where it stands, and is never sunk', () => {
    const game = facing();
    const base = game.state.forces.allies.bases.midway;
    base?.hits.push('A', 'A', 'A', 'S', 'S', 'S');
    goTo(game, 'plots');
    expect(refusalOf(game, 'allies', 'plot midway 18,5')).toBe('no-such-task-force WG-16.1');
    goTo(game, 'airPlans');
    expect(game.state.forces.allies.bases.midway?.hex).toEqual({ q: 17, r: 5 });
    expect(base && baseLaunchCapacity(base)).toBe(0);
  });

  test('[WG-15.10, WG-15.11] a base searches, strikes and flies CAP, and slows nobody', () => {
    const game = facing();
    give(game, 'allies', 'cap midway-f4f-4 2 midway');
    give(game, 'allies', 'search midway-sbd-3 1 240 270 8 -');
    give(game, 'allies', `strike midway-sbd-3 2 first ${markerOf(game, 'axis')} 1000-lb`);
    seal(game);
    expect(boxes(game, 'midway-sbd-3')).toMatchObject({ hangar: 1, search: 1, strike: 2 });
    const { ships } = game.state.forces.allies;
    expect(Object.values(ships).every(({ flewOperations }) => !flewOperations)).toBe(true);
  });
});

describe('searches in small print', () => {
  test('[WG-17.10] a dummy that is not treated as real is removed', () => {
    const game = facing();
    Object.assign(game.state.forces.axis.taskForces['axis-1'] ?? {}, { ships: [], spotted: null });
    give(game, 'allies', 'search midway-sbd-3 2 240 300 8 -');
    seal(game);
    goTo(game, 'answers');
    give(game, 'axis', 'tell-nothing axis-1');
    goTo(game, 'airPlans', { search: [1] });
    expect(only(game.events, 'dummyFound')).toHaveLength(1);
  });

  test('[WG-17.32] factors lost in search combat do not roll for attrition', () => {
    const game = facing();
    give(game, 'axis', 'cap akagi-a6m2 2 axis-1');
    give(game, 'allies', 'search midway-sbd-3 2 240 300 8 -');
    seal(game);
    goTo(game, 'answers');
    const KILL = { attack: [1, 1], defense: [1, 1], 'gun-and-armor': [1, 1] };
    goTo(game, 'airPlans', { search: [1], 'cap-position': [1, 1], ...KILL });
    expect(
      game.events.find(({ kind }) => kind === 'attritionRolled')?.dice?.[0]?.values,
    ).toHaveLength(1);
  });

  test('[WG-17.42, WG-EX24] a searcher that attacks meets CAP at its full rating and attacks as a strike of its own', () => {
    const game = facing();
    give(game, 'axis', 'cap akagi-a6m2 4 axis-1');
    give(game, 'allies', 'search midway-sbd-3 1 240 300 8 1000-lb');
    seal(game);
    goTo(game, 'answers');
    goTo(game, 'airPlans', { search: [1], 'cap-position': [6, 6, 6, 6] });
    expect(only(game.events, 'capRolled')[0]).toMatchObject({ factors: 4, multipliers: [] });
    expect(only(game.events, 'groupAttacked')).toHaveLength(1);
  });
});

test('[WG-18.14] in an engagement aircraft take no part', () => {
  const { engagement } = engaged().state;
  const weapons = JSON.stringify(engagement);
  expect(weapons).not.toMatch(/formation|aircraft/);
});

test('[WG-24.25] with one goal or one target there is nothing to choose, and nothing is listed but to go on', () => {
  const game = facing();
  give(game, 'allies', 'cap midway-f4f-4 2 midway');
  give(game, 'axis', 'strike akagi-b5n2 3 first midway 800-kg');
  seal(game);
  give(game, 'allies', 'confirm', { 'cap-position': [1, 1] });
  const kinds = (side: Side) => seaWings.legalOrders(game.state, side).map(({ kind }) => kind);
  expect(kinds('allies')).toEqual(['confirm']);
  give(game, 'allies', 'confirm');
  expect(game.state.step.kind).toBe('aim');
  expect(kinds('axis')).toEqual(['confirm']);
});
