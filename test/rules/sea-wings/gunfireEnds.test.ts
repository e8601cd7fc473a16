import { describe, expect, test } from 'vitest';
import { eventsFor } from '../../../src/rules/core';
import type { SeaWingsScenario } from '../../../src/rules/sea-wings/model/scenario';
import { shipCard } from './cards';
import { AARON_WARD, DAY, DESTROYERS, engaged, HERE, SAN_FRANCISCO, THERE } from './engaging';
import { type Game, give, goTo, newGame, only, refusalOf } from './game';
import { force, MIDWAY, scenario } from './scenario';

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

  test('[WG-20.9, WG-20.10, WG-20.11, WG-20.12, WG-24.12] big guns bombard a base in their hex or next to it, once a turn', () => {
    const game = offshore();
    expect(refusalOf(game, 'axis', 'bombard naganami midway')).toBe('no-bombardment WG-20.9');
    give(game, 'axis', 'bombard kongo midway');
    expect(refusalOf(game, 'axis', 'bombard kongo midway')).toBe('no-bombardment WG-20.9');
    const events = give(game, 'axis', 'confirm', { bombardment: [3, 4, 4, 4], 'hit-effect': [1] });
    expect(only(events, 'bombarded')[0]).toMatchObject({
      ship: 'kongo',
      hits: 1,
      seenBy: ['axis'],
    });
    expect(game.state.forces.allies.bases.midway?.hits).toEqual(['A']);
    expect(only(eventsFor(events, 'axis'), 'baseHit')).toEqual([]);
    expect(game.state.known.axis.hitsTold).toMatchObject([{ at: 'midway', by: 'gun', hits: 1 }]);
  });

  test('[WG-20.9] ships that were engaged do not bombard', () => {
    const game = offshore();
    give(game, 'axis', 'bombard kongo midway');
    game.state.forces.axis.fought = ['axis-1'];
    expect(only(give(game, 'axis', 'confirm'), 'bombarded')).toEqual([]);
  });
});
