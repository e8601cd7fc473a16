import type { ShipCard } from '../../../src/rules/sea-wings/model/ratings';
import type { SeaWingsScenario } from '../../../src/rules/sea-wings/model/scenario';
import { ENTERPRISE, shipCard } from './cards';
import { A6M, B5N, F4F, force, formation, MIDWAY, PBY, SBD, scenario, TBD } from './scenario';

const destroyer = (id: string): ShipCard =>
  shipCard(id, { type: 'DD', speedHexes: 6, size: 2, armor: 0, target: 'D', defense: 5 });

const AKAGI = shipCard('akagi', {
  type: 'CV',
  size: 6,
  damageControl: 1,
  fireControl: 1,
  hasRadar: false,
  carrier: { capRating: 3, launchCapacity: 6, airCapacity: 11 },
  target: 'B',
});

const CONVOY = shipCard('convoy', {
  type: 'MM',
  speedHexes: 2,
  size: 3,
  armor: 0,
  heavyAA: 0,
  lightAA: 0,
  primary: null,
  secondary: null,
  defense: 3,
  target: 'M',
  convoyShips: 6,
});

/** Two carrier fleets, a base, a convoy, floatplanes, cards: a little of all that a scenario may hold. */
export const fleets = (changed: Partial<SeaWingsScenario> = {}): SeaWingsScenario =>
  scenario({
    turns: 6,
    forces: [
      force(
        'allies',
        { q: 24, r: 2 },
        [
          ENTERPRISE,
          shipCard('portland', { floatplanes: 4 }),
          destroyer('balch'),
          destroyer('ellet'),
        ],
        [
          formation('enterprise-us', F4F, 5),
          formation('enterprise-us', SBD, 6),
          formation('enterprise-us', TBD, 2),
        ],
      ),
      force('allies', { q: 28, r: 4 }, [
        shipCard('astoria', { floatplanes: 4 }),
        destroyer('gwin'),
      ]),
      force(
        'axis',
        { q: 15, r: 5 },
        [AKAGI, shipCard('tone', { floatplanes: 5 }), destroyer('nowaki')],
        [formation('akagi', A6M, 4), formation('akagi', B5N, 3)],
      ),
      force('axis', { q: 12, r: 12 }, [CONVOY, destroyer('kuroshio')]),
    ],
    bases: [
      {
        card: MIDWAY,
        side: 'allies',
        hex: { q: 22, r: 8 },
        formations: [formation('midway', F4F, 3), formation('midway', PBY, 4)],
      },
    ],
    objectives: [
      { id: 'landing', kind: 'convoy-unloaded', scores: 'axis', points: 3, base: 'midway' },
      {
        id: 'stopped',
        kind: 'convoy-stopped',
        scores: 'allies',
        points: 8,
        base: 'midway',
        hexes: null,
      },
      { id: 'field', kind: 'base-hit', scores: 'axis', points: 6, base: 'midway', most: 12 },
    ],
    ...changed,
    sides: {
      allies: { deck: ['squall', 'scout-report', null, null], handSize: 2, draws: 1 },
      axis: { deck: ['submarine', 'radio-silence', null, null], handSize: 2, draws: 1 },
    },
  });
