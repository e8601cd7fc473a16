import {
  type AircraftFigures,
  airToAirRating,
  airTorpedoRating,
  bombRating,
  enduranceOf,
  type Rating,
  type SquadronCard,
  squadronDefense,
} from '../../rules/strategic/query';
import type { AircraftRecord } from '../records/aircraftSchema';
import type { RegisteredAircraft } from '../records/records';

const figuresOf = (it: AircraftRecord): AircraftFigures => ({
  ...it,
  armament: it.armament ?? 'light',
  returnFire: it.returnFire ?? 'one',
});

/** A squadron's card on an ISO date [ST-2.35]. */
export function squadronCardOn(it: RegisteredAircraft, date: string): SquadronCard {
  const figures = figuresOf(it);
  const bombs = bombRating(figures);
  return {
    name: it.name,
    type: it.type,
    airToAir: airToAirRating(figures),
    defense: squadronDefense(figures),
    bombs: bombs === null || it.method === null ? null : { rating: bombs, method: it.method },
    airTorpedo: it.torpedo ? airTorpedoRating(it.nation, Number(date.slice(0, 4))) : null,
    asw: aswOf(it, date),
    endurance: enduranceOf(figures),
    hasRadar: it.radar,
  };
}

/** Homing torpedoes came to patrol squadrons in this month. */
const HOMING_FROM = '1943-06';

/** [ST-2.43] */
function aswOf({ huntsSubmarines, type }: AircraftRecord, date: string): Rating {
  if (!huntsSubmarines) return null;
  if (type === 'PA' && date >= HOMING_FROM) return 3;
  return date >= '1943' ? 2 : 1;
}
