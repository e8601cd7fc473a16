import type { SeaWingsScenario } from '../../../src/rules/sea-wings/model/scenario';
import type { Step } from '../../../src/rules/sea-wings/model/state';
import type { Hit } from '../../../src/rules/sea-wings/model/units';
import { ENTERPRISE, shipCard } from './cards';
import { type Game, give, goTo, newGame, type Script } from './game';
import { A6M, B5N, F4F, force, formation, MIDWAY, SBD, scenario, TBD } from './scenario';

export const AKAGI = shipCard('akagi', {
  type: 'CV',
  size: 6,
  damageControl: 1,
  hasRadar: false,
  carrier: { capRating: 3, launchCapacity: 6, airCapacity: 12 },
});
export const HIRYU = { ...AKAGI, id: 'hiryu' };

export const CONVOY = shipCard('convoy', {
  type: 'MM',
  size: 6,
  armor: 0,
  convoyShips: 8,
  heavyAA: 0,
  lightAA: 0,
});

/** The Enterprise and the Akagi with the Hiryu, 5 hexes apart and in sight of each other. */
export const facing = (
  changed: Partial<SeaWingsScenario> = {},
  to: Step['kind'] = 'airPlans',
): Game => {
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
  goTo(game, to);
  return game;
};

export const markerOf = (game: Game, side: 'allies' | 'axis'): string =>
  game.state.forces[side].taskForces[`${side}-1`]?.marker ?? '';

/** The Enterprise's plan, by its parts: `sbd-3 6 first 1000-lb`. */
export const strike = (game: Game, ...parts: string[]): void => {
  for (const part of parts) {
    const [type, factors, launch, load] = part.split(' ');
    give(
      game,
      'allies',
      `strike enterprise-us-${type} ${factors} ${launch} ${markerOf(game, 'axis')} ${load}`,
    );
  }
};

export const seal = (game: Game, script: Script = {}) => {
  give(game, 'allies', 'confirm', script);
  return give(game, 'axis', 'confirm', script);
};

export const hit = (letter: Hit['letter']): Hit => ({ letter, isPermanent: false });
