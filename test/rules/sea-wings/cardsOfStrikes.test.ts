import { describe, expect, test } from 'vitest';
import { eventsFor } from '../../../src/rules/core';
import type { EventCard } from '../../../src/rules/sea-wings/model/cards';
import { markerOf, seal, strike } from './facing';
import { boxes, type Game, give, goTo, only, refusalOf, type Script } from './game';
import { goToStop, type Hands, holding, playable } from './holding';

/** The Enterprise's strike as it comes in over the Akagi and the Hiryu. */
const raid = (cards: Hands, parts: string[], plan: (game: Game) => void = () => {}): Game => {
  const game = holding(cards);
  plan(game);
  strike(game, ...parts);
  seal(game);
  return game;
};

const met = (...axis: EventCard[]): Game => raid({ axis }, ['sbd-3 2 first 1000-lb']);

/** With two factors of CAP over the Akagi. */
const patrolled = (cards: Hands, parts: string[]): Game =>
  raid(cards, parts, (game) => give(game, 'axis', 'cap akagi-a6m2 2 axis-1'));

describe('before the CAP dice', () => {
  test('[WG-21.12] 6 Squall: on 1 to 3 the strike returns without attack', () => {
    const game = met('squall');
    expect(playable(game, 'axis')).toEqual(['squall -']);
    const events = give(game, 'axis', 'play squall -', { squall: [3] });
    expect(only(events, 'squallRolled')[0]).toMatchObject({ isLost: true });
    expect(game.state.raid).toBeNull();
    expect(game.state.step.kind).toBe('damageControl');
    expect(boxes(game, 'enterprise-us-sbd-3').strike).toBe(2);
  });

  test('[WG-21.12] 6 Squall: on a 4 it finds its target', () => {
    const game = met('squall');
    give(game, 'axis', 'play squall -', { squall: [4] });
    expect(game.state.step.kind).toBe('alarm');
    expect(game.state.played.axis).toEqual(['squall']);
  });

  test('[WG-21.10] only one card of a side at a time on one strike', () => {
    const game = met('squall', 'fighter-direction');
    give(game, 'axis', 'play squall -', { squall: [4] });
    expect(playable(game, 'axis')).toEqual([]);
    expect(refusalOf(game, 'axis', 'play fighter-direction -')).toBe('card-taken WG-21.10');
    expect(refusalOf(game, 'allies', 'play squall -')).toBe('not-in-hand WG-21.5');
  });

  test('[WG-21.12, WG-21.20] 7 Bad Deck: a formation of the strike was never launched', () => {
    const game = raid({ axis: ['bad-deck'] }, ['sbd-3 2 first 1000-lb', 'tbd-1 2 first torpedo']);
    expect(playable(game, 'axis')).toEqual(['bad-deck A', 'bad-deck B']);
    const events = give(game, 'axis', 'play bad-deck A');
    expect(only(events, 'formationStayed')[0]).toMatchObject({ side: 'allies', letter: 'A' });
    expect(boxes(game, 'enterprise-us-sbd-3')).toMatchObject({ strike: 0, hangar: 6 });
    expect(game.state.known.axis.raiders.map(({ letter }) => letter)).toEqual(['B']);
    give(game, 'axis', 'confirm');
    expect(game.state.step).toEqual({ kind: 'aim', letter: 'B' });
  });

  test('[WG-21.20] 7 Bad Deck: without its only formation there is no strike', () => {
    const game = met('bad-deck');
    give(game, 'axis', 'play bad-deck A');
    expect(game.state.step.kind).toBe('damageControl');
  });

  test('[WG-21.15, WG-21.20] 7 Bad Deck is kept if the formation comes from a base', () => {
    const game = holding({ axis: ['bad-deck'] });
    give(game, 'allies', `strike midway-sbd-3 2 first ${markerOf(game, 'axis')} 1000-lb`);
    seal(game);
    const events = give(game, 'axis', 'play bad-deck A');
    expect(only(events, 'cardKept')).toHaveLength(1);
    expect(game.state.forces.axis.cards.hand).toEqual(['bad-deck']);
    expect(boxes(game, 'midway-sbd-3').strike).toBe(2);
  });

  const inPosition = (card: EventCard | null): number => {
    const game = patrolled({ axis: [card] }, ['sbd-3 2 first 1000-lb']);
    if (card) give(game, 'axis', `play ${card} -`);
    const events = give(game, 'axis', 'confirm', { 'cap-position': [4, 4] });
    return only(events, 'capMet')[0]?.factors ?? 0;
  };

  test('[WG-21.12] 9 Fighter Direction: CAP rating 1 higher against one strike', () => {
    // The Akagi's rating is 3.
    expect(inPosition(null)).toBe(0);
    expect(inPosition('fighter-direction')).toBe(2);
  });

  test('[WG-21.12] 10 Alert Lookouts: the same, if there is no radar', () => {
    expect(inPosition('alert-lookouts')).toBe(2);
    const game = holding({ allies: ['alert-lookouts'] });
    give(game, 'axis', `strike hiryu-b5n2 2 first ${markerOf(game, 'allies')} torpedo`);
    seal(game);
    expect(game.state.step.kind).toBe('alarm');
    expect(playable(game, 'allies')).toEqual([]);
    expect(refusalOf(game, 'allies', 'play alert-lookouts -')).toBe('card-object WG-21.5');
  });

  test('[WG-21.12] the effect on one strike ends with it', () => {
    const game = met('fighter-direction');
    give(game, 'axis', 'play fighter-direction -');
    expect(game.state.forces.axis.cards.inPlay).toHaveLength(1);
    goTo(game, 'damageControl');
    expect(game.state.forces.axis.cards.inPlay).toEqual([]);
  });
});

describe('in the air', () => {
  /** The strike meets the two factors of CAP, all in position and allotted to formation A. */
  const intercepted = (cards: Hands, parts: string[], script: Script = {}): Game => {
    const game = patrolled(cards, parts);
    give(game, 'axis', 'confirm', { 'cap-position': [1, 1] });
    give(game, 'axis', 'intercept p1 2 A');
    give(game, 'axis', 'confirm', script);
    return game;
  };

  test('[WG-21.12, WG-21.18, WG-21.19] 11 Surprise Out of the Sun: CAP at one formation of dive bombers does not fight it', () => {
    const game = intercepted({ allies: ['out-of-the-sun'] }, ['sbd-3 2 first 1000-lb']);
    expect(game.state.step).toMatchObject({ kind: 'cards', stop: 'interception' });
    expect(playable(game, 'allies')).toEqual(['out-of-the-sun A']);
    give(game, 'allies', 'play out-of-the-sun A');
    const events = give(game, 'allies', 'confirm');
    expect(only(events, 'airShots')).toEqual([]);
    expect(game.state.step).toEqual({ kind: 'aim', letter: 'A' });
  });

  test('[WG-21.18, WG-21.19] 11 Surprise Out of the Sun: without it they fight, and on the way home in any case', () => {
    const game = intercepted({ allies: ['out-of-the-sun', 'squall'] }, ['sbd-3 2 first 1000-lb']);
    expect(only(give(game, 'allies', 'confirm'), 'airShots').length).toBeGreaterThan(0);
    const played = intercepted({ allies: ['out-of-the-sun', 'squall'] }, ['sbd-3 2 first 1000-lb']);
    give(played, 'allies', 'play out-of-the-sun A');
    give(played, 'allies', 'confirm');
    give(played, 'allies', 'confirm', { 'cap-position': [6, 6] });
    expect(played.state.raid?.meeting).toBe('withdrawing');
    expect(only(give(played, 'axis', 'confirm'), 'airShots').length).toBeGreaterThan(0);
  });

  test('[WG-21.12] 11 Surprise Out of the Sun is for dive bombers only', () => {
    const game = intercepted({ allies: ['out-of-the-sun'] }, ['tbd-1 2 first torpedo']);
    expect(playable(game, 'allies')).toEqual([]);
    expect(refusalOf(game, 'allies', 'play out-of-the-sun A')).toBe('card-object WG-21.5');
  });

  const shots = (events: readonly { kind: string }[], by: string) =>
    only(events as never, 'airShots')
      .filter((it) => it.by.startsWith(by))
      .map(({ dice }) => dice[0]?.reason);

  test('[WG-21.12] 13 Ace Squadron: a fighter formation of the defender has attack 1 higher for one combat', () => {
    // An A6M2 attacks loaded torpedo bombers at 10, so use dive bombers: 5, and 6 needs no die.
    const game = patrolled({ axis: ['ace-squadron'] }, ['sbd-3 2 first 1000-lb']);
    give(game, 'axis', 'confirm', { 'cap-position': [1, 1] });
    expect(playable(game, 'axis')).toEqual(['ace-squadron akagi-a6m2']);
    const events = give(game, 'axis', 'play ace-squadron akagi-a6m2');
    expect(only(eventsFor(events, 'allies'), 'cardPlayed')[0]?.on).toBe('-');
    expect(shots(give(game, 'axis', 'confirm'), 'p1')).toEqual(['defense']);
    const plain = patrolled({}, ['sbd-3 2 first 1000-lb']);
    give(plain, 'axis', 'confirm', { 'cap-position': [1, 1] });
    expect(shots(give(plain, 'axis', 'confirm'), 'p1')).toEqual(['attack']);
  });

  test('[WG-21.12] 13 Ace Squadron: or one of the escorts, after CAP is allotted', () => {
    const game = patrolled({ allies: ['ace-squadron'] }, [
      'sbd-3 2 first 1000-lb',
      'f4f-4 1 first -',
    ]);
    give(game, 'axis', 'confirm', { 'cap-position': [1, 1] });
    const escorts = game.state.known.axis.raiders.find(({ isEscort }) => isEscort)?.letter;
    give(game, 'axis', 'intercept p1 2 escorts');
    give(game, 'axis', 'confirm');
    expect(playable(game, 'allies')).toEqual([`ace-squadron ${escorts}`]);
    give(game, 'allies', `play ace-squadron ${escorts}`);
    // Its 5 hits where the printed 4 does not.
    const events = give(game, 'allies', 'confirm', { attack: [6, 6, 5] });
    expect(only(events, 'airShots').find(({ by }) => by === escorts)?.dice).toHaveLength(2);
    expect(game.state.forces.allies.cards.inPlay).toEqual([]);
  });
});

describe('at the target', () => {
  /** A formation that goes for the Akagi, as the defender sees it. */
  const coming = (cards: Hands, part = 'sbd-3 2 first 1000-lb'): Game => {
    const game = raid(cards, [part]);
    give(game, 'axis', 'confirm');
    give(game, 'allies', 'aim akagi 2');
    return game;
  };

  test('[WG-21.12, WG-21.18] 17 Rapid Flak: fire control 1 higher for one ship against one formation', () => {
    const game = coming({ axis: ['rapid-flak'] });
    give(game, 'allies', 'confirm');
    expect(game.state.step).toMatchObject({ kind: 'cards', stop: 'flak', letter: 'A' });
    expect(game.state.known.axis.attack).toEqual({
      letter: 'A',
      aims: [{ at: 'akagi', factors: 2 }],
      hasTorpedoes: false,
    });
    expect(playable(game, 'axis')).toEqual(['rapid-flak akagi']);
    give(game, 'axis', 'play rapid-flak akagi');
    const [fire] = only(give(game, 'axis', 'confirm'), 'flakFired');
    const plain = coming({});
    const [usual] = only(give(plain, 'allies', 'confirm'), 'flakFired');
    expect(fire?.fireControl).toBe((usual?.fireControl ?? 0) + 1);
  });

  test('[WG-21.12] 17 Rapid Flak: not for a ship that nobody attacks', () => {
    const game = coming({ axis: ['rapid-flak'] });
    give(game, 'allies', 'confirm');
    expect(refusalOf(game, 'axis', 'play rapid-flak hiryu')).toBe('card-object WG-21.5');
  });

  test('[WG-21.12, WG-21.18] 16 Skilled Captain: after the AA, size 1 smaller against one formation', () => {
    const game = coming({ axis: ['skilled-captain'] });
    const events = give(game, 'allies', 'confirm', { 'fire-control': [6, 6] });
    expect(only(events, 'flakFired')).toHaveLength(1);
    expect(only(events, 'groupAttacked')).toEqual([]);
    expect(game.state.step).toMatchObject({ kind: 'cards', stop: 'attack' });
    give(game, 'axis', 'play skilled-captain akagi');
    // Size 6 needs no die; size 5 does, and a 6 misses.
    const [attack] = only(
      give(game, 'axis', 'confirm', { 'to-hit': [1, 6], size: [5, 6, 6, 6], penetration: [1] }),
      'groupAttacked',
    );
    expect(attack).toMatchObject({ potential: 4, actual: 1 });
  });

  test('[WG-21.12] 16 Skilled Captain: nothing to do when the AA has left nothing of the formation', () => {
    const game = coming({ axis: ['skilled-captain'] });
    const fatal = { 'fire-control': [1, 1], flak: [1, 1], 'flak-gun': [1, 1] };
    give(game, 'allies', 'confirm', fatal);
    expect(game.state.step.kind).toBe('damageControl');
  });

  test('[WG-21.12] 20 Torpedoes Run Deep: the potential hits of one torpedo formation are halved', () => {
    const game = coming({ axis: ['torpedoes-run-deep'] }, 'tbd-1 2 first torpedo');
    give(game, 'allies', 'confirm', { 'fire-control': [6, 6] });
    expect(playable(game, 'axis')).toEqual(['torpedoes-run-deep A']);
    give(game, 'axis', 'play torpedoes-run-deep A');
    const [attack] = only(give(game, 'axis', 'confirm', { 'to-hit': [1, 3] }), 'groupAttacked');
    // 2 and 1 potential hits are 3, the half of them rounded 2.
    expect(attack).toMatchObject({ potential: 2 });
    const bombs = coming({ axis: ['torpedoes-run-deep'] });
    give(bombs, 'allies', 'confirm', { 'fire-control': [6, 6] });
    expect(playable(bombs, 'axis')).toEqual([]);
  });

  test('[WG-21.12] 12 Coordinated Attack: AA of one target counts half against the second formation', () => {
    const values = (card: EventCard | null): (number | undefined)[] => {
      const game = raid({ allies: [card] }, ['sbd-3 2 first 1000-lb', 'tbd-1 2 first torpedo']);
      give(game, 'axis', 'confirm');
      if (card) give(game, 'allies', `play ${card} akagi`);
      const spared = { 'fire-control': [6, 6] };
      give(game, 'allies', 'aim akagi 2');
      const first = only(give(game, 'allies', 'confirm', spared), 'flakFired');
      give(game, 'allies', 'aim akagi 2');
      const second = only(give(game, 'allies', 'confirm', spared), 'flakFired');
      return [...first, ...second].map(({ value }) => value);
    };
    const [whole] = values(null);
    expect(values(null)).toEqual([whole, whole]);
    expect(values('coordinated-attack')).toEqual([whole, Math.round((whole ?? 0) / 2)]);
  });

  test('[WG-21.12] the effect on one formation ends with its attack', () => {
    const game = raid({ axis: ['rapid-flak'] }, ['sbd-3 2 first 1000-lb', 'tbd-1 2 first torpedo']);
    give(game, 'axis', 'confirm');
    give(game, 'allies', 'aim akagi 2');
    give(game, 'allies', 'confirm');
    give(game, 'axis', 'play rapid-flak akagi');
    give(game, 'axis', 'confirm', { 'fire-control': [6, 6] });
    expect(game.state.step).toEqual({ kind: 'aim', letter: 'B' });
    expect(game.state.forces.axis.cards.inPlay).toEqual([]);
    expect(game.state.known.axis.attack).toBeNull();
  });
});

test('[WG-21.18] at a stop who answers nothing plays nothing', () => {
  const game = raid({ axis: ['rapid-flak', 'skilled-captain'] }, ['sbd-3 2 first 1000-lb']);
  goToStop(game, 'flak');
  goToStop(game, 'attack');
  goTo(game, 'damageControl');
  expect(game.state.played.axis).toEqual([]);
  expect(game.state.forces.axis.cards.hand).toHaveLength(2);
});
