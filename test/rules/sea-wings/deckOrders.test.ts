import { describe, expect, test } from 'vitest';
import { eventsFor } from '../../../src/rules/core';
import { seaWings } from '../../../src/rules/sea-wings';
import type { BaseCard } from '../../../src/rules/sea-wings/model/ratings';
import { enterpriseForce, linesOf } from './enterprise';
import { AKAGI, facing, HIRYU, hit, markerOf, seal, strike } from './facing';
import { boxes, type Game, give, goTo, only, refusalOf } from './game';
import { A6M, force, formation, MIDWAY } from './scenario';

const TRUK: BaseCard = { ...MIDWAY, id: 'truk', name: 'Truk', capRating: 2, hasRadar: false };

describe('a launch that is cut', () => {
  /** The Akagi's second launch of 4 and 2 waits while the Enterprise's bombers hit her; half of her capacity of 6 is left. */
  const cut = (): Game => {
    const game = facing();
    const target = markerOf(game, 'allies');
    give(game, 'axis', `strike akagi-b5n2 3 second ${target} torpedo`);
    give(game, 'axis', `strike akagi-a6m2 3 second ${target} -`);
    strike(game, 'sbd-3 6 first 1000-lb');
    seal(game);
    give(game, 'axis', 'confirm');
    give(game, 'allies', 'aim akagi 6');
    const dice = { 'fire-control': [6, 6, 6, 6, 6, 6], 'to-hit': [4, 6, 6, 6, 6, 6] };
    give(game, 'allies', 'confirm', { ...dice, size: [1, 6], penetration: [1], 'hit-effect': [2] });
    return game;
  };

  test('[WG-8.30] its owner names the factors that stay behind; as many go as the deck can launch', () => {
    const game = cut();
    expect(game.state.forces.axis.ships.akagi?.hits.map(({ letter }) => letter)).toContain('P');
    expect(game.state.step).toMatchObject({ kind: 'launchCut', launch: 'second' });
    const marker = markerOf(game, 'allies');
    expect(refusalOf(game, 'axis', `leave akagi-b5n2 4 ${marker} torpedo`)).toBe(
      'no-factors WG-8.30',
    );
    expect(refusalOf(game, 'axis', `leave akagi-b5n2 3 ${marker} 800-kg`)).toBe(
      'no-factors WG-8.30',
    );
    give(game, 'axis', `leave akagi-b5n2 1 ${marker} torpedo`);
    expect(refusalOf(game, 'axis', `leave akagi-b5n2 3 ${marker} torpedo`)).toBe(
      'no-factors WG-8.30',
    );
    give(game, 'axis', `leave akagi-a6m2 2 ${marker} -`);
    expect(linesOf(game, 'axis', 'launchCut')).toEqual([]);
    expect(refusalOf(game, 'axis', `leave akagi-a6m2 1 ${marker} -`)).toBe('launch-cut WG-8.30');
    give(game, 'axis', 'confirm');
    expect([boxes(game, 'akagi-b5n2').strike, boxes(game, 'akagi-a6m2').strike]).toEqual([2, 1]);
  });

  test('[WG-24.25] without a word fighters are cut last', () => {
    const game = cut();
    give(game, 'axis', 'confirm');
    expect([boxes(game, 'akagi-b5n2').strike, boxes(game, 'akagi-a6m2').strike]).toEqual([0, 3]);
    expect(boxes(game, 'akagi-b5n2').hangar).toBe(3);
  });

  test('[WG-24.25] a side whose carriers were hit is asked even if nothing has to be cut, and no other', () => {
    const game = facing();
    strike(game, 'sbd-3 6 first 1000-lb');
    seal(game);
    give(game, 'axis', 'confirm');
    give(game, 'allies', 'aim akagi 6');
    const dice = { 'fire-control': [6, 6, 6, 6, 6, 6], 'to-hit': [4, 6, 6, 6, 6, 6] };
    give(game, 'allies', 'confirm', { ...dice, size: [1, 6], penetration: [1], 'hit-effect': [3] });
    expect(game.state.step).toMatchObject({
      kind: 'launchCut',
      asked: { allies: false, axis: true },
    });
    expect(linesOf(game, 'axis', 'launchCut')).toEqual([]);
    give(game, 'axis', 'confirm');
    expect(game.state.step.kind).toBe('damageControl');
  });
});

describe('a change of target', () => {
  /** Option A: the strike at the Akagi's force is about to arrive; Truk is a base 4 hexes from the Enterprise. */
  const arriving = (): Game => {
    const game = facing({
      options: { searchAndStrike: true },
      bases: [
        {
          card: TRUK,
          side: 'axis',
          hex: { q: 19, r: 5 },
          formations: [],
        },
      ],
    });
    strike(game, 'sbd-3 6 first 1000-lb');
    seal(game);
    return game;
  };

  test('[WG-8.26, WG-23.2] with option A it is asked for as the strike arrives, in range of all its formations', () => {
    const game = arriving();
    expect(game.state.step).toEqual({ kind: 'arrival', side: 'allies' });
    expect(linesOf(game, 'allies', 'divert')).toEqual(['divert truk']);
    expect(refusalOf(game, 'allies', `divert ${markerOf(game, 'axis')}`)).toBe(
      'no-such-marker WG-8.26',
    );
    expect(refusalOf(game, 'axis', 'divert truk')).toBe('not-now WG-8.26');
    Object.assign(game.state.scenario.bases[0] ?? {}, { hex: { q: 28, r: 5 } });
    expect(refusalOf(game, 'allies', 'divert truk')).toBe('strike-range WG-8.4');
    const plain = facing();
    strike(plain, 'sbd-3 6 first 1000-lb');
    seal(plain);
    expect(plain.state.step.kind).toBe('alarm');
  });

  test('[WG-8.26, WG-8.27] the new target is found on 3 or less, with the distance from the origin; else it does not attack', () => {
    const found = arriving();
    give(found, 'allies', 'divert truk');
    give(found, 'allies', 'confirm', { 'search-and-strike': [3] });
    expect(found.state.raid?.target).toBe('truk');
    expect(only(found.events, 'missionRolled')).toMatchObject([{ rule: 'WG-8.26', rangeHexes: 4 }]);
    const missed = arriving();
    give(missed, 'allies', 'divert truk');
    give(missed, 'allies', 'confirm', { 'search-and-strike': [4] });
    expect(missed.state.raid).toBeNull();
    expect(boxes(missed, 'enterprise-us-sbd-3').strike).toBe(6);
  });

  test('[WG-8.23, WG-8.26] a strike whose target has gone may change it; one that flies on, or goes back to its own, needs no roll', () => {
    const gone = arriving();
    delete gone.state.forces.axis.taskForces['axis-1'];
    give(gone, 'allies', 'divert truk');
    give(gone, 'allies', 'confirm', { 'search-and-strike': [1] });
    expect(gone.state.raid?.target).toBe('truk');
    const back = arriving();
    give(back, 'allies', 'divert truk');
    give(back, 'allies', `divert ${markerOf(back, 'axis')}`);
    give(back, 'allies', 'confirm');
    expect(back.state.raid?.target).toBe(markerOf(back, 'axis'));
    expect(only(back.events, 'missionRolled')).toEqual([]);
  });

  test('[WG-24.9, WG-24.25] the enemy learns neither the strike nor its targets', () => {
    const game = arriving();
    const events = give(game, 'allies', 'divert truk');
    expect(eventsFor(events, 'axis')).toEqual([]);
    expect(seaWings.view(game.state, 'axis').forces.allies).toBeUndefined();
  });
});

describe('homeless aircraft', () => {
  /** The Akagi is to be scuttled with two factors of CAP in the air; the Hiryu and the Soryu are in her task force. */
  const homeless = (): Game => {
    const game = facing({
      forces: [
        ...enterpriseForce(),
        force(
          'axis',
          { q: 10, r: 5 },
          [
            AKAGI,
            HIRYU,
            { ...AKAGI, id: 'soryu', carrier: { capRating: 3, launchCapacity: 6, airCapacity: 1 } },
          ],
          [formation('akagi', A6M, 4)],
        ),
      ],
    });
    give(game, 'axis', 'cap akagi-a6m2 2 axis-1');
    goTo(game, 'damageControl');
    game.state.forces.axis.ships.akagi?.hits.push(hit('P'), hit('P'));
    give(game, 'axis', 'scuttle akagi');
    goTo(game, 'grouping', { 'damage-control': [6, 6] });
    return game;
  };

  test('[WG-5.7, WG-5.8, WG-5.12] their owner names the place for each, as far as there is room', () => {
    const game = homeless();
    expect(linesOf(game, 'axis', 'land')).toEqual([
      'land akagi-a6m2 1 hiryu',
      'land akagi-a6m2 2 hiryu',
      'land akagi-a6m2 1 soryu',
    ]);
    expect(refusalOf(game, 'axis', 'land akagi-a6m2 2 soryu')).toBe('no-room WG-2.11');
    expect(refusalOf(game, 'axis', 'land akagi-a6m2 3 hiryu')).toBe('no-factors WG-5.12');
    expect(refusalOf(game, 'axis', 'land akagi-a6m2 1 akagi')).toBe('no-such-force WG-5.7');
    give(game, 'axis', 'land akagi-a6m2 1 soryu');
    goTo(game, 'plots');
    expect([boxes(game, 'soryu-a6m2').hangar, boxes(game, 'hiryu-a6m2').hangar]).toEqual([1, 1]);
    expect(refusalOf(game, 'axis', 'land akagi-a6m2 1 hiryu')).toBe('not-now WG-5.12');
  });

  test('[WG-5.12] room that is asked for is kept', () => {
    const game = homeless();
    const hiryu = game.state.forces.axis.ships.hiryu?.card.carrier;
    expect(hiryu?.airCapacity).toBe(12);
    give(game, 'axis', 'land akagi-a6m2 1 soryu');
    expect(refusalOf(game, 'axis', 'land akagi-a6m2 1 soryu')).toBe('no-room WG-2.11');
  });

  test('[WG-5.8] what searches lands where it was told after its search', () => {
    const game = facing();
    give(game, 'axis', 'search akagi-b5n2 2 60 90 5 -');
    goTo(game, 'damageControl');
    game.state.forces.axis.ships.akagi?.hits.push(hit('P'), hit('P'));
    goTo(game, 'grouping', { 'damage-control': [6, 6] });
    give(game, 'axis', 'land akagi-b5n2 2 hiryu');
    goTo(game, 'plots');
    expect(boxes(game, 'akagi-b5n2').search).toBe(2);
    goTo(game, 'airPlans');
    expect(boxes(game, 'hiryu-b5n2').hangar).toBe(5);
    expect(game.state.forces.axis.landings).toEqual([]);
  });
});
