import { describe, expect, test } from 'vitest';
import { eventsFor } from '../../../src/rules/core';
import { CONVOY, contact, DAY, engaged, HERE, SAN_FRANCISCO, seal, THERE, want } from './engaging';
import { type Game, give, only, refusalOf } from './game';
import { force } from './scenario';

describe('contact', () => {
  test('[WG-3.9, WG-18.1, WG-18.2, WG-18.7] a side is asked for spotted markers within 1 hex, and for no other', () => {
    const game = contact(['axis']);
    expect(game.state.step).toEqual({ kind: 'wishes', asked: { allies: true, axis: false } });
    expect(refusalOf(game, 'allies', 'engage allies-1 m1-9')).toBe('no-such-pair WG-18.7');
    expect(want(game, 'allies')[0]?.seenBy).toEqual(['allies']);
  });

  test('[WG-18.3, WG-18.10] when both want it they fight, with all their ships', () => {
    const game = engaged();
    expect(game.state.step).toEqual({ kind: 'fight', side: 'axis' });
    expect(game.state.engagement?.fighting.axis).toHaveLength(3);
  });

  test('[WG-18.6] when neither wants it nothing happens', () => {
    const game = contact(['allies', 'axis']);
    seal(game);
    expect(game.state.step.kind).toBe('airPlans');
  });

  test('[WG-18.4] when one wants it, on 1 to 3', () => {
    const alone = (die: number) => {
      const game = contact(['allies', 'axis']);
      want(game, 'allies');
      seal(game, { contact: [die], ...DAY });
      return game.state.engagement !== null;
    };
    expect([alone(3), alone(4)]).toEqual([true, false]);
  });

  test('[WG-18.4, WG-EX21] night and a P hit of the seeker make it harder', () => {
    const atNight = (die: number) => {
      const game = contact(['allies', 'axis'], { firstHour: 20 });
      game.state.forces.allies.ships['aaron-ward']?.hits.push({ letter: 'P', isPermanent: true });
      want(game, 'allies');
      seal(game, { contact: [die], visibility: [1], ...DAY });
      return game.state.engagement !== null;
    };
    expect([atNight(1), atNight(2)]).toEqual([true, false]);
  });

  test('[WG-18.8] an attempt against a dummy removes it', () => {
    const game = contact(['axis']);
    want(game, 'allies');
    Object.assign(game.state.forces.axis.taskForces['axis-1'] ?? {}, { ships: [] });
    seal(game);
    expect(game.state.forces.axis.taskForces['axis-1']).toBeUndefined();
  });

  test('[WG-18.25, WG-19.49] both are spotted, and their ships known', () => {
    const game = contact(['axis']);
    want(game, 'allies');
    seal(game, { contact: [1], ...DAY });
    expect(game.state.forces.allies.taskForces['allies-1']?.spotted?.turn).toBe(1);
    expect(game.state.known.axis.notebook[0]?.ships).toEqual(['san-francisco', 'aaron-ward']);
  });
});

describe('rounds', () => {
  test('[WG-19.6, WG-19.17, WG-19.48] by day three rounds, each after a die for initiative', () => {
    const game = engaged();
    const rounds: unknown[] = [];
    while (game.state.engagement) {
      rounds.push(game.state.engagement.rounds[0]);
      const side = game.state.engagement.initiative;
      give(game, side, 'confirm');
      seal(game, DAY);
    }
    expect(rounds).toEqual(['heavy-guns', 'destroyer-guns', 'torpedoes']);
    expect(only(game.events, 'quickInitiative')).toHaveLength(3);
  });

  test('[WG-18.11, WG-19.7, WG-19.8] by night the visibility decides', () => {
    const rounds = (die: number) =>
      engaged({ visibility: [die], ...DAY }, { firstHour: 20 }).state.engagement?.rounds;
    expect(rounds(6)).toEqual(['all-guns', 'torpedoes']);
    expect(rounds(3)).toEqual(['everything']);
  });

  test('[WG-19.18] the side with initiative names its ships; the others are out of the round', () => {
    const game = engaged();
    expect(refusalOf(game, 'axis', 'fight san-francisco')).toBe('no-such-ship WG-19.18');
    give(game, 'axis', 'fight naganami');
    expect(refusalOf(game, 'allies', 'shoot san-francisco CA makinami')).toBe(
      'no-such-ship WG-19.18',
    );
    expect(refusalOf(game, 'allies', 'shoot san-francisco CA naganami')).toBeUndefined();
    expect(refusalOf(game, 'axis', 'shoot makinami DD aaron-ward')).toBe('no-such-shot WG-19.30');
  });

  test('[WG-19.9, WG-19.30] a weapon fires in its round and at one target', () => {
    const game = engaged();
    give(game, 'axis', 'confirm');
    expect(refusalOf(game, 'allies', 'shoot aaron-ward DD naganami')).toBe('no-such-shot WG-19.30');
    give(game, 'allies', 'shoot san-francisco CA naganami');
    expect(refusalOf(game, 'allies', 'shoot san-francisco CA makinami')).toBe(
      'no-such-shot WG-19.30',
    );
    give(game, 'allies', 'hold-fire');
    expect(refusalOf(game, 'allies', 'shoot san-francisco CA makinami')).toBeUndefined();
  });

  const secondRound = (): Game => {
    const game = engaged();
    give(game, 'axis', 'fight naganami+makinami');
    seal(game, { 'quick-initiative': [6, 1] });
    give(game, 'allies', 'confirm');
    return game;
  };

  test('[WG-19.31, WG-19.32, WG-EX26] as many targets as can be reached must be attacked', () => {
    const game = secondRound();
    game.state.forces.axis.taskForces['axis-1']?.ships.pop();
    game.state.engagement?.fighting.axis.pop();
    give(game, 'allies', 'shoot san-francisco DD naganami');
    give(game, 'allies', 'shoot aaron-ward DD naganami');
    expect(refusalOf(game, 'allies', 'confirm')).toBe('must-attack WG-19.32');
    give(game, 'allies', 'hold-fire');
    give(game, 'allies', 'shoot san-francisco DD naganami');
    give(game, 'allies', 'shoot aaron-ward DD makinami');
    expect(refusalOf(game, 'allies', 'confirm')).toBeUndefined();
  });

  test('[WG-19.10, WG-19.11, WG-19.13, WG-19.14] torpedoes are used once, long lances in the destroyer round too', () => {
    const game = secondRound();
    expect(refusalOf(game, 'allies', 'shoot aaron-ward torpedo naganami')).toBe(
      'no-such-shot WG-19.30',
    );
    give(game, 'axis', 'shoot naganami torpedo aaron-ward');
    expect(game.state.forces.axis.shots).toMatchObject([{ strength: 6 }]);
    give(game, 'axis', 'hold-fire');
    seal(game, { 'quick-initiative': [1, 6] });
    expect(game.state.forces.axis.ships.naganami?.torpedoSalvos).toBe(1);
    give(game, 'axis', 'confirm');
    expect(refusalOf(game, 'axis', 'shoot naganami torpedo aaron-ward')).toBe(
      'no-such-shot WG-19.30',
    );
  });

  test('[WG-19.35, WG-19.38, WG-19.45, WG-EX7] a combat result that is not saved sinks the ship', () => {
    const game = engaged();
    give(game, 'axis', 'confirm');
    give(game, 'allies', 'shoot san-francisco CA makinami');
    give(game, 'allies', 'confirm');
    const events = give(game, 'axis', 'confirm', {
      'quick-attack': [1],
      'quick-save': [4],
      ...DAY,
    });
    expect(only(events, 'shipLost')[0]).toMatchObject({ ship: 'makinami', seenBy: 'all' });
    expect(game.state.engagement?.fighting.axis.map(({ id }) => id)).toEqual([
      'naganami',
      'takanami',
    ]);
  });

  test('[WG-19.39, WG-19.43, WG-19.46, WG-24.12] a ship that is saved is damaged for good; the enemy is told how often, not how', () => {
    const game = engaged();
    give(game, 'axis', 'confirm');
    give(game, 'allies', 'shoot san-francisco CA makinami');
    give(game, 'allies', 'confirm');
    const dice = { 'quick-attack': [1], 'quick-save': [2], 'quick-damage': [1, 5, 5], ...DAY };
    const events = give(game, 'axis', 'confirm', dice);
    expect(game.state.forces.axis.ships.makinami?.hits[0]).toEqual({
      letter: 'P',
      isPermanent: true,
    });
    expect(only(eventsFor(events, 'allies'), 'quickDamaged')).toEqual([]);
    const told = { turn: 1, at: 'makinami', by: 'gun', hits: 1 };
    expect(game.state.known.allies.hitsTold).toEqual([told]);
  });

  test('[WG-19.50] a combat result sinks one ship of a convoy', () => {
    const game = engaged(DAY, {
      forces: [force('allies', HERE, [SAN_FRANCISCO]), force('axis', THERE, [CONVOY])],
    });
    give(game, 'axis', 'confirm');
    give(game, 'allies', 'confirm', { 'quick-attack': [1, 6] });
    give(game, 'axis', 'confirm', { 'quick-attack': [1, 6], ...DAY });
    expect(game.state.forces.axis.ships.convoy).toMatchObject({ convoySunk: 1, hits: [] });
  });
});
