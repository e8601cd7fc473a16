import type { SeaWingsScenario } from '../../../src/rules/sea-wings/model/scenario';
import { ENTERPRISE, shipCard } from './cards';
import { type Game, goTo, newGame } from './game';
import { A6M, B5N, F4F, force, formation, MIDWAY, PBY, SBD, scenario, TBD } from './scenario';

export const AKAGI = shipCard('akagi', {
  type: 'CV',
  carrier: { capRating: 3, launchCapacity: 6, airCapacity: 20 },
});

/** Enterprise and Midway against the Akagi, 8 hexes apart. */
export const planning = (changed: Partial<SeaWingsScenario> = {}): Game => {
  const game = newGame(
    scenario({
      forces: [
        force(
          'allies',
          { q: 20, r: 2 },
          [ENTERPRISE],
          [
            formation('enterprise-us', F4F, 5),
            formation('enterprise-us', SBD, 6),
            formation('enterprise-us', TBD, 2),
          ],
        ),
        force('allies', { q: 21, r: 2 }, [shipCard('portland')]),
        force('allies', { q: 30, r: 2 }, [shipCard('astoria')]),
        force(
          'axis',
          { q: 12, r: 6 },
          [AKAGI],
          [formation('akagi', A6M, 6), formation('akagi', B5N, 10)],
        ),
      ],
      bases: [
        {
          card: MIDWAY,
          side: 'allies',
          hex: { q: 22, r: 6 },
          formations: [formation('midway', F4F, 3), formation('midway', PBY, 4)],
        },
        {
          card: { ...MIDWAY, id: 'cove', type: 'seaplane', airCapacity: 2 },
          side: 'allies',
          hex: { q: 23, r: 6 },
          formations: [],
        },
      ],
      ...changed,
    }),
  );
  goTo(game, 'airPlans');
  return game;
};

/** The marker of the only axis task force, spotted. */
export const spot = (game: Game): string => {
  const marker = game.state.known.allies.markers[0];
  if (!marker) throw new Error('no marker');
  marker.number = 1;
  return marker.id;
};
