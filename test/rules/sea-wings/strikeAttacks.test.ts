import { describe, expect, test } from 'vitest';
import { eventsFor } from '../../../src/rules/core';
import { seaWings } from '../../../src/rules/sea-wings';
import type { Hit } from '../../../src/rules/sea-wings/model/units';
import { facing, hit, markerOf, seal, strike } from './facing';
import { boxes, type Game, give, goTo, only, refusalOf } from './game';

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
    give(game, 'allies', 'confirm');
    const events = give(game, 'axis', 'confirm');
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

  test('[WG-12.10, WG-24.12] the striking player keeps the hits that he was told of by ship, turn and kind, and nobody else does', () => {
    const game = overTarget('sbd-3 2 first 1000-lb');
    give(game, 'allies', 'aim akagi 1');
    give(game, 'allies', 'aim hiryu 1');
    give(game, 'allies', 'confirm');
    const dice = { 'to-hit': [3, 3], size: [1, 1, 1, 1], penetration: [1, 6, 1, 1] };
    give(game, 'axis', 'confirm', { 'fire-control': [6, 6], ...dice });
    const { allies, axis } = game.state.known;
    expect(allies.hitsTold).toEqual([
      { turn: 1, at: 'akagi', by: 'bomb', hits: 1 },
      { turn: 1, at: 'hiryu', by: 'bomb', hits: 2 },
    ]);
    expect(axis.hitsTold).toEqual([]);
    expect(seaWings.view(game.state, 'axis').known.allies).toBeUndefined();
    expect(seaWings.view(game.state, 'spectator').known.allies?.hitsTold).toEqual([]);
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
    goTo(game, 'plots', { 'damage-control': [6, 6] });
    expect(boxes(game, 'hiryu-a6m2').hangar).toBe(2);
    expect(game.state.forces.axis.factorsLost.carrier).toBe(5);
  });

  test('[WG-5.7] without room or deck they are lost', () => {
    const game = facing();
    give(game, 'axis', 'cap akagi-a6m2 2 axis-1');
    goTo(game, 'damageControl');
    for (const id of ['akagi', 'hiryu']) game.state.forces.axis.ships[id]?.hits.push(hit('A'));
    goTo(game, 'plots', { 'damage-control': [6, 6] });
    expect(boxes(game, 'akagi-a6m2').cap).toBe(0);
    expect(game.state.forces.axis.factorsLost.carrier).toBe(2);
  });
});
