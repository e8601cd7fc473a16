import type { Knots } from '../../core';
import type { Aircraft, AirRole } from '../model/air';
import { type Carried, ratedLoad } from './loads';

/** [NW-32.20] Published figures of an aircraft, and the records of the registry that it stands for. */
interface AircraftFigures extends Omit<Aircraft, 'loads'> {
  records: readonly string[];
  loads: readonly Carried[];
}

type Factors = readonly [
  speedKnots: Knots,
  hitPoints: number,
  dogfight1: number | null,
  dogfight2: number | null,
  strafing: number | null,
  antiShipping: number | null,
  enduranceTurns: number,
];

const type = (
  name: string,
  roles: readonly AirRole[],
  [...factors]: Factors,
  { records, loads }: Pick<AircraftFigures, 'records' | 'loads'>,
): AircraftFigures => {
  const [speedKnots, hitPoints, dogfight1, dogfight2, strafing, antiShipping, enduranceTurns] =
    factors;
  return {
    id: name.toLowerCase().replaceAll(' ', '-'),
    name,
    roles,
    speedKnots,
    hitPoints,
    dogfight1,
    dogfight2,
    strafing,
    antiShipping,
    enduranceTurns,
    records,
    loads,
  };
};

/** [NW-18.23] Bombs that are bound to one kind of attack. */
const DIVE = ['dive'] as const;
const GLIDE = ['glide'] as const;
const FIGHTER_BOMB = ['fighter-bomb'] as const;
const LEVEL = ['low-level', 'medium-level', 'high-level'] as const;

/** [NW-32.20] */
const AIRCRAFT: readonly AircraftFigures[] = [
  type('Swordfish', ['torpedo-bomber'], [120, 1, null, 1, 1, null, 40], {
    records: ['swordfish-i'],
    loads: [{ weapon: 'mk-xii' }, { weapon: '500-lb-gp', count: 2, attacks: DIVE }],
  }),
  type('Albacore', ['torpedo-bomber'], [140, 3, null, 1, 1, null, 40], {
    records: ['albacore-i'],
    loads: [{ weapon: 'mk-xii' }, { weapon: '500-lb-gp', count: 4, attacks: DIVE }],
  }),
  type('Fulmar', ['fighter'], [235, 3, 5, 3, 2, null, 30], {
    records: ['fulmar-ii'],
    loads: [],
  }),
  type('Sea Hurricane', ['fighter'], [270, 2, 6, 3, 2, null, 15], {
    records: ['sea-hurricane-ib'],
    loads: [],
  }),
  type('Bf 109 E', ['fighter'], [300, 2, 7, 4, 3, null, 10], {
    records: [],
    loads: [{ weapon: '250-kg-gp', attacks: FIGHTER_BOMB }],
  }),
  type('Ju 87 B', ['dive-bomber'], [200, 2, null, 1, 1, null, 20], {
    records: [],
    loads: [{ weapon: '500-kg-sap' }, { weapon: '250-kg-gp' }],
  }),
  type('Ju 88 A', ['dive-bomber', 'level-bomber'], [240, 7, null, 3, 1, null, 50], {
    records: ['ju-88a-4'],
    loads: [
      { weapon: '250-kg-gp', count: 4 },
      { weapon: '500-kg-sap', count: 2 },
    ],
  }),
  type('SBD-3', ['dive-bomber'], [215, 3, null, 2, 1, null, 40], {
    records: ['sbd-3'],
    loads: [{ weapon: '1000-lb-gp' }, { weapon: '500-lb-gp' }],
  }),
  type('TBF-1', ['torpedo-bomber'], [230, 4, null, 2, 1, null, 45], {
    records: ['tbf-1'],
    loads: [{ weapon: 'mk-13' }, { weapon: '500-lb-gp', count: 4, attacks: GLIDE }],
  }),
  type('F4F-4', ['fighter'], [275, 2, 6, 3, 3, null, 25], {
    records: ['f4f-4', 'martlet-ii'],
    loads: [{ weapon: '100-lb-gp', count: 2, attacks: FIGHTER_BOMB }],
  }),
  type('A6M2', ['fighter'], [285, 1, 8, 4, 3, null, 40], {
    records: ['a6m2'],
    loads: [],
  }),
  type('D3A1', ['dive-bomber'], [205, 1, null, 2, 1, null, 40], {
    records: ['d3a1'],
    loads: [{ weapon: '250-kg-gp' }],
  }),
  type('B5N2', ['torpedo-bomber', 'level-bomber'], [200, 1, null, 1, 1, null, 45], {
    records: ['b5n2'],
    loads: [{ weapon: 'type-91' }, { weapon: '800-kg-ap', attacks: LEVEL }],
  }),
  type('G4M1', ['torpedo-bomber', 'level-bomber'], [230, 5, null, 3, 1, null, 100], {
    records: ['g4m1'],
    loads: [{ weapon: 'type-91' }, { weapon: '250-kg-gp', count: 4, attacks: LEVEL }],
  }),
  type('B-17 E', ['level-bomber'], [250, 13, null, 6, 1, null, 100], {
    records: ['b-17e'],
    loads: [{ weapon: '500-lb-gp', count: 8 }],
  }),
  type('Beaufighter X', ['fighter-bomber'], [280, 6, 6, 3, 3, 4, 60], {
    records: [],
    loads: [{ weapon: 'mk-xii' }, { weapon: 'rockets' }],
  }),
];

/** [NW-32.20] Types by their ids. */
export const AIRCRAFT_IDS: readonly string[] = AIRCRAFT.map(({ id }) => id);

/** [NW-32.20] A type of aircraft on an ISO date, by its id or a record of the registry; `undefined` without a row. */
export function ratedAircraft(id: string, date: string): Aircraft | undefined {
  const found = AIRCRAFT.find((it) => it.id === id || it.records.includes(id));
  if (!found) return undefined;
  const { records: _, loads, ...figures } = found;
  return { ...figures, loads: loads.map((it) => ratedLoad(it, date)) };
}
