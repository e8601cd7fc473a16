import { describe, expect, test } from 'vitest';
import { eventsFor } from '../../../src/rules/core';
import type { ShipCard } from '../../../src/rules/sea-wings/model/ratings';
import type { SeaWingsScenario } from '../../../src/rules/sea-wings/model/scenario';
import { shipCard } from './cards';
import { type Game, give, goTo, newGame, only, refusalOf, type Script } from './game';
import { force, MIDWAY, scenario } from './scenario';

/** Ships of WG-EX7. */
const SAN_FRANCISCO = shipCard('san-francisco', { defense: 9 });
const AARON_WARD = shipCard('aaron-ward', {
  type: 'DD',
  target: 'D',
  defense: 5,
  primary: { strength: 5, type: 'DD' },
  secondary: null,
  torpedoes: { strength: 5, isLongLance: false },
});
const japanese = (id: string): ShipCard =>
  shipCard(id, {
    type: 'DD',
    target: 'D',
    defense: 5,
    damageControl: 1,
    primary: { strength: 6, type: 'DD' },
    secondary: null,
    torpedoes: { strength: 12, isLongLance: true },
  });
const DESTROYERS = ['naganami', 'makinami', 'takanami'].map(japanese);
const CONVOY = shipCard('convoy', { type: 'MM', convoyShips: 4, primary: null, secondary: null });

const HERE = { q: 10, r: 10 };
const THERE = { q: 11, r: 10 };

/** Two task forces a hex apart, at the wishes of phase G; `seen` are spotted. */
const contact = (
  seen: readonly ('allies' | 'axis')[],
  changed: Partial<SeaWingsScenario> = {},
): Game => {
  const game = newGame(
    scenario({
      forces: [
        force('allies', HERE, [SAN_FRANCISCO, AARON_WARD]),
        force('axis', THERE, DESTROYERS),
      ],
      ...changed,
    }),
  );
  goTo(game, 'airPlans');
  const script = { search: [seen.includes('axis') ? 3 : 6, seen.includes('allies') ? 3 : 6] };
  goTo(game, 'wishes', script);
  return game;
};

const marker = (game: Game, side: 'allies' | 'axis'): string =>
  game.state.forces[side].taskForces[`${side}-1`]?.marker ?? '';

const want = (game: Game, side: 'allies' | 'axis') =>
  give(game, side, `engage ${side}-1 ${marker(game, side === 'allies' ? 'axis' : 'allies')}`);

const seal = (game: Game, script: Script = {}) => {
  const { step } = game.state;
  const sides = (['allies', 'axis'] as const).filter(
    (side) => step.kind !== 'wishes' || step.asked[side],
  );
  return sides.flatMap((side) => give(game, side, 'confirm', script));
};

const DAY = { 'quick-initiative': [1, 6] };

/** Both want it; the Japanese side has the die. */
const engaged = (script: Script = DAY, changed: Partial<SeaWingsScenario> = {}): Game => {
  const game = contact(['allies', 'axis'], changed);
  want(game, 'allies');
  want(game, 'axis');
  seal(game, script);
  return game;
};

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

  test('[WG-19.39, WG-19.43, WG-19.46] a ship that is saved is damaged for good; the enemy is not told how', () => {
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

describe('surprise and breaking off', () => {
  const surprised = (): Game =>
    engaged({ visibility: [6], 'quick-initiative': [1, 4] }, { firstHour: 20 });

  test('[WG-19.22, WG-19.23] at night a lead of 3 is surprise: the side may pass', () => {
    const game = surprised();
    expect(game.state.engagement?.hasSurprise).toBe(true);
    give(game, 'axis', 'pass', DAY);
    expect(game.state.engagement?.rounds).toEqual(['torpedoes']);
    expect(refusalOf(engaged(), 'axis', 'pass')).toBe('no-surprise WG-19.23');
  });

  test('[WG-19.16, WG-19.23] or attack first, with the damage taking effect', () => {
    const game = surprised();
    give(game, 'axis', 'confirm');
    give(game, 'allies', 'confirm');
    const dice = { 'quick-attack': [1, 1, 1, 1], 'quick-save': [6, 6, 6, 6], ...DAY };
    const events = give(game, 'axis', 'confirm', dice);
    const attacked = only(events, 'quickAttacked').map(({ ship }) => ship);
    expect(attacked.every((ship) => ship === 'aaron-ward' || ship === 'san-francisco')).toBe(true);
  });

  test('[WG-19.19, WG-19.20, WG-19.21, WG-18.24] a side that names no ship breaks off, and must flee at full speed', () => {
    const game = engaged();
    give(game, 'axis', 'fight -');
    expect(game.state.engagement).toBeNull();
    goTo(game, 'plots');
    expect(refusalOf(game, 'axis', 'confirm')).toBe('must-flee WG-19.20');
    expect(refusalOf(game, 'axis', 'plot axis-1 12,10')).toBe('must-flee WG-19.20');
    expect(refusalOf(game, 'axis', 'plot axis-1 11,11/11,12/11,13/11,14/11,15')).toBeUndefined();
    expect(refusalOf(game, 'axis', 'plot axis-1 12,10/11,10/12,10/13,10/14,10')).toBe(
      'must-flee WG-19.20',
    );
    give(game, 'axis', 'plot axis-1 12,10/13,10/14,10/15,10/16,10');
    give(game, 'axis', 'confirm');
  });

  test('[WG-18.9] a task force fights once a turn, the lower number first', () => {
    const game = newGame(
      scenario({
        forces: [
          force('allies', HERE, [SAN_FRANCISCO, AARON_WARD]),
          force('axis', THERE, DESTROYERS.slice(0, 1)),
          force('axis', { q: 9, r: 10 }, DESTROYERS.slice(1)),
        ],
      }),
    );
    goTo(game, 'airPlans');
    goTo(game, 'wishes', { search: [3, 3] });
    for (const { id } of game.state.known.allies.markers)
      give(game, 'allies', `engage allies-1 ${id}`);
    give(game, 'allies', 'confirm', { contact: [1, 1], ...DAY });
    expect(game.state.forces.axis.fought).toEqual(['axis-1']);
    give(game, 'axis', 'fight -');
    expect(only(game.events, 'engagementBegan')).toHaveLength(1);
  });
});

describe('bombardment', () => {
  const offshore = (changed: Partial<SeaWingsScenario> = {}): Game => {
    const game = newGame(
      scenario({
        forces: [
          force('axis', THERE, [
            shipCard('kongo', { primary: { strength: 14, type: 'BB' } }),
            ...DESTROYERS,
          ]),
          force('allies', { q: 30, r: 2 }, [SAN_FRANCISCO]),
        ],
        bases: [{ card: MIDWAY, side: 'allies', hex: HERE, formations: [] }],
        ...changed,
      }),
    );
    goTo(game, 'airPlans');
    goTo(game, 'wishes');
    return game;
  };

  test('[WG-20.9, WG-20.10, WG-20.11, WG-20.12] big guns bombard a base in their hex or next to it, once a turn', () => {
    const game = offshore();
    expect(refusalOf(game, 'axis', 'bombard naganami midway')).toBe('no-bombardment WG-20.9');
    give(game, 'axis', 'bombard kongo midway');
    expect(refusalOf(game, 'axis', 'bombard kongo midway')).toBe('no-bombardment WG-20.9');
    const events = give(game, 'axis', 'confirm', { bombardment: [3, 4, 4, 4], 'hit-effect': [1] });
    expect(only(events, 'bombarded')[0]).toMatchObject({ ship: 'kongo', hits: 1 });
    expect(game.state.forces.allies.bases.midway?.hits).toEqual(['A']);
    expect(only(eventsFor(events, 'axis'), 'baseHit')).toEqual([]);
  });

  test('[WG-20.9] ships that were engaged do not bombard', () => {
    const game = offshore();
    give(game, 'axis', 'bombard kongo midway');
    game.state.forces.axis.fought = ['axis-1'];
    expect(only(give(game, 'axis', 'confirm'), 'bombarded')).toEqual([]);
  });
});
