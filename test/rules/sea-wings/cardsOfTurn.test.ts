import { describe, expect, test } from 'vitest';
import { eventsFor } from '../../../src/rules/core';
import { seaWings } from '../../../src/rules/sea-wings';
import type { EventCard } from '../../../src/rules/sea-wings/model/cards';
import { markerOf, seal, strike } from './facing';
import { boxes, type Game, give, goTo, only, refusalOf } from './game';
import { holding, playable } from './holding';

/** At the stop for cards with which turn 1 begins. */
const begun = (...allies: EventCard[]): Game => holding({ allies }, {}, 'cards');

describe('playing', () => {
  test('[WG-21.5, WG-21.12] a card is played at its moment, out of the hand, and on what it is for', () => {
    const game = begun('veteran-bombers', 'squall');
    expect(playable(game, 'allies')).toEqual([
      'veteran-bombers enterprise-us-sbd-3',
      'veteran-bombers enterprise-us-tbd-1',
      'veteran-bombers midway-sbd-3',
    ]);
    expect(refusalOf(game, 'allies', 'play squall -')).toBe('not-now WG-21.5');
    expect(refusalOf(game, 'allies', 'play submarine m0-1')).toBe('not-in-hand WG-21.5');
    expect(refusalOf(game, 'allies', 'play veteran-bombers midway-f4f-4')).toBe(
      'card-object WG-21.5',
    );
    expect(refusalOf(game, 'axis', 'play veteran-bombers akagi-b5n2')).toBe('not-in-hand WG-21.5');
  });

  test('[WG-21.7, WG-24.16] it is hidden in the hand, seen when it is played, and then discarded', () => {
    const game = begun('veteran-bombers');
    expect(seaWings.view(game.state, 'axis').forces.allies).toBeUndefined();
    const events = give(game, 'allies', 'play veteran-bombers midway-sbd-3');
    const told = (viewer: 'allies' | 'axis' | 'spectator') =>
      only(eventsFor(events, viewer), 'cardPlayed').map(({ card, on }) => `${card} ${on}`);
    expect(told('allies')).toEqual(['veteran-bombers midway-sbd-3']);
    expect(told('axis')).toEqual(['veteran-bombers -']);
    expect(told('spectator')).toEqual(['veteran-bombers -']);
    expect(game.state.forces.allies.cards.hand).toEqual([]);
    expect(seaWings.view(game.state, 'axis').played.allies).toEqual(['veteran-bombers']);
    expect(game.state.handSizes.allies).toBe(0);
  });

  test('[WG-21.18] the game stops for whoever may have a card for the moment, whether he holds it or not', () => {
    const game = begun('fast-deck-crew', 'squall');
    // The enemy cannot know which card of the deck is in the hand.
    game.state.forces.allies.cards.hand = [null, 'squall'];
    expect(game.state.step).toMatchObject({ kind: 'cards', stop: 'turn', asked: { allies: true } });
    expect(seaWings.segment(game.state).active).toEqual({ allies: 'declare', axis: 'waiting' });
    expect(playable(game, 'allies')).toEqual([]);
    give(game, 'allies', 'confirm');
    expect(game.state.step.kind).toBe('airPlans');
  });

  test('[WG-21.18] there is no stop for an empty hand, nor when all cards for the moment have been played', () => {
    const none = begun('fast-deck-crew');
    give(none, 'allies', 'play fast-deck-crew enterprise-us');
    give(none, 'allies', 'confirm');
    goTo(none, 'grouping');
    goTo(none, 'airPlans');
    expect(only(none.events, 'turnBegan')).toHaveLength(2);
    const other = begun('fast-deck-crew', 'squall');
    give(other, 'allies', 'play fast-deck-crew enterprise-us');
    give(other, 'allies', 'confirm');
    const steps = new Set<string>();
    while (other.state.turn === 1) {
      steps.add(other.state.step.kind);
      for (const side of ['allies', 'axis'] as const)
        if (seaWings.segment(other.state).active[side] === 'declare') give(other, side, 'confirm');
    }
    expect([...steps]).not.toContain('cards');
    expect(other.state.step.kind).toBe('airPlans');
  });

  test('[WG-23.6] without events there is no stop', () => {
    const game = holding({ allies: ['fast-deck-crew'] }, { hasEvents: false });
    expect(game.state.step.kind).toBe('airPlans');
    expect(refusalOf(game, 'allies', 'play fast-deck-crew enterprise-us')).toBe('not-now WG-21.5');
  });
});

describe('cards of phase A', () => {
  test('[WG-21.12] 4 Code Breakers: the enemy names the hex and kind of his largest task force', () => {
    const game = begun('code-breakers');
    const events = give(game, 'allies', 'play code-breakers -');
    expect(only(events, 'forceNamed')[0]).toMatchObject({
      side: 'allies',
      seenBy: ['allies', 'axis'],
      hex: { q: 10, r: 5 },
      of: 'carrier',
    });
    expect(seaWings.view(game.state, 'allies').known.allies?.intercepts).toEqual([
      { turn: 1, hex: { q: 10, r: 5 }, of: 'carrier' },
    ]);
  });

  test('[WG-21.12] 4 Code Breakers can be kept for phase D', () => {
    const game = begun('code-breakers');
    goTo(game, 'plots');
    expect(playable(game, 'allies')).toEqual(['code-breakers -']);
  });

  test('[WG-21.15] a card without an object is kept', () => {
    const game = begun('code-breakers');
    for (const it of Object.values(game.state.forces.axis.taskForces)) it.ships = [];
    const events = give(game, 'allies', 'play code-breakers -');
    expect(only(events, 'cardKept')).toHaveLength(1);
    expect(game.state.forces.allies.cards.hand).toEqual(['code-breakers']);
    expect(game.state.played.allies).toEqual([]);
    expect(game.state.handSizes.allies).toBe(1);
  });

  test('[WG-21.15] a card that was kept is not played again before the next step', () => {
    const game = begun('code-breakers');
    for (const it of Object.values(game.state.forces.axis.taskForces)) it.ships = [];
    give(game, 'allies', 'play code-breakers -');
    expect(playable(game, 'allies')).toEqual([]);
    expect(refusalOf(game, 'allies', 'play code-breakers -')).toBe('card-kept WG-21.15');
    goTo(game, 'plots');
    expect(playable(game, 'allies')).toEqual(['code-breakers -']);
  });

  test('[WG-21.12] 8 Fast Deck Crew: launch capacity 2 higher for one launch', () => {
    const game = begun('fast-deck-crew');
    give(game, 'allies', 'play fast-deck-crew enterprise-us');
    give(game, 'allies', 'confirm');
    const at = markerOf(game, 'axis');
    strike(game, 'sbd-3 6 first 1000-lb');
    give(game, 'allies', `strike enterprise-us-f4f-4 3 first ${at} -`);
    expect(refusalOf(game, 'allies', `strike enterprise-us-tbd-1 1 first ${at} torpedo`)).toBe(
      'launch-capacity WG-8.5',
    );
    give(game, 'allies', `strike enterprise-us-tbd-1 2 second ${at} torpedo`);
    seal(game);
    expect(game.state.known.axis.raidTotal ?? boxes(game, 'enterprise-us-f4f-4').strike).toBe(3);
  });

  test('[WG-8.5, WG-21.12] 8 Fast Deck Crew: the other launch has none of it, and without the card 7 is the limit', () => {
    const game = begun('fast-deck-crew');
    give(game, 'allies', 'play fast-deck-crew enterprise-us');
    give(game, 'allies', 'confirm');
    Object.assign(game.state.forces.allies.formations['enterprise-us-f4f-4']?.boxes ?? {}, {
      hangar: 12,
    });
    const at = markerOf(game, 'axis');
    give(game, 'allies', `strike enterprise-us-f4f-4 9 first ${at} -`);
    expect(refusalOf(game, 'allies', `strike enterprise-us-sbd-3 6 second - -`)).toBeUndefined();
    give(game, 'allies', 'strike enterprise-us-sbd-3 6 second - -');
    expect(refusalOf(game, 'allies', 'strike enterprise-us-tbd-1 2 second - -')).toBe(
      'launch-capacity WG-8.5',
    );
    const plain = holding({});
    expect(refusalOf(plain, 'allies', `strike enterprise-us-f4f-4 8 first ${at} -`)).toBeDefined();
  });
});

describe('green and veteran crews', () => {
  const hitNumber = (game: Game): unknown => {
    goTo(game, 'aim', { 'fire-control': [6, 6, 6, 6, 6, 6] });
    const events = give(game, 'allies', 'confirm', { 'fire-control': [6, 6, 6, 6, 6, 6] });
    const [attack] = only(events, 'groupAttacked');
    return attack?.dice.find(({ reason }) => reason === 'to-hit') && attack.potential;
  };
  const attacks = (game: Game, ...parts: string[]): unknown => {
    goTo(game, 'airPlans');
    strike(game, ...parts);
    seal(game);
    return hitNumber(game);
  };

  test('[WG-21.12] 15 Veteran Bombers: hit numbers 1 higher for the turn', () => {
    // Every die is a 6: 0 potential hits in rows to 3, 1 each in rows 4 and 5.
    const game = begun('veteran-bombers');
    give(game, 'allies', 'play veteran-bombers enterprise-us-tbd-1');
    give(game, 'allies', 'confirm');
    strike(game, 'tbd-1 1 first torpedo');
    seal(game);
    goTo(game, 'aim');
    const low = { 'fire-control': [6], 'to-hit': [5], size: [6] };
    const [attack] = only(give(game, 'allies', 'confirm', low), 'groupAttacked');
    // A 5 in row 2 is no hit, in row 3 one.
    expect(attack?.potential).toBe(1);
  });

  test('[WG-21.12, WG-21.20] 14 Green Pilots: the first enemy formation of a class has hit numbers 1 lower', () => {
    const game = holding({ axis: ['green-pilots'] }, {}, 'cards');
    expect(playable(game, 'axis')).toEqual([
      ...['green-pilots DB', 'green-pilots TB', 'green-pilots LB'],
      ...['green-pilots PB', 'green-pilots F'],
    ]);
    const events = give(game, 'axis', 'play green-pilots DB');
    expect(only(eventsFor(events, 'allies'), 'cardPlayed')[0]?.on).toBe('DB');
    // A 6 in row 4 is one hit, in row 3 none.
    expect(attacks(game, 'sbd-3 1 first 1000-lb')).toBe(0);
    expect(JSON.stringify(seaWings.view(game.state, 'axis'))).not.toContain('enterprise-us-sbd-3');
  });

  test('[WG-21.20] 14 Green Pilots: formations of other classes and those that come later are as they are', () => {
    const game = holding({ axis: ['green-pilots'] }, {}, 'cards');
    give(game, 'axis', 'play green-pilots TB');
    expect(attacks(game, 'sbd-3 1 first 1000-lb')).toBe(1);
    const two = holding({ axis: ['green-pilots'] }, {}, 'cards');
    give(two, 'axis', 'play green-pilots DB');
    goTo(two, 'airPlans');
    give(two, 'allies', `strike midway-sbd-3 1 first ${markerOf(two, 'axis')} 1000-lb`);
    strike(two, 'sbd-3 1 first 1000-lb');
    seal(two);
    expect(hitNumber(two)).toBe(0);
    expect(hitNumber(two)).toBe(1);
  });

  test('[WG-21.16] a hit number does not fall below the table', () => {
    const game = holding({ axis: ['green-pilots'] }, {}, 'cards');
    give(game, 'axis', 'play green-pilots TB');
    goTo(game, 'airPlans');
    strike(game, 'tbd-1 1 first 500-lb');
    seal(game);
    goTo(game, 'aim');
    const [attack] = only(
      give(game, 'allies', 'confirm', { 'fire-control': [6], 'to-hit': [1] }),
      'groupAttacked',
    );
    expect(attack?.potential).toBe(1);
  });
});

test('[WG-21.12] an effect for the turn ends with it', () => {
  const game = begun('veteran-bombers');
  give(game, 'allies', 'play veteran-bombers enterprise-us-tbd-1');
  give(game, 'allies', 'confirm');
  goTo(game, 'grouping');
  goTo(game, 'airPlans');
  expect(game.state.forces.allies.cards.inPlay).toEqual([]);
});
