import { type FighterArmament, type Knots, type ReturnFire, roundHalfUp } from '../../core';
import type { BombMethod, Rating, SquadronType } from '../tables/kinds';
import { HEXES_PER_TURN } from '../tables/squadrons';

/** A historical aircraft at one date [ST-24.6]. */
export interface AircraftFigures {
  type: SquadronType;
  maxKnots: Knots;
  rangeNauticalMiles: number;
  /** Bombs on a common mission; 0 for none. */
  loadPounds: number;
  method: BombMethod | null;
  /** [ST-2.36] A fighter's guns, by class. */
  armament: FighterArmament;
  /** [ST-2.37] Return fire of any other type. */
  returnFire: ReturnFire;
  /** Armor and self-sealing tanks; or the opposite, tanks notorious for burning. */
  protection: 'protected' | 'none' | 'inflammable';
  engines: 1 | 2 | 3 | 4;
}

/** [ST-2.36] What a fighter's guns add. */
const ARMAMENT_WORTH: Readonly<Record<FighterArmament, number>> = {
  heavy: 2,
  middle: 1.5,
  light: 1,
};

/** [ST-2.37] The air-to-air rating of any other aircraft. */
const RETURN_FIRE_WORTH: Readonly<Record<ReturnFire, number>> = {
  one: 0,
  two: 1,
  strong: 2,
  turrets: 4,
};

const MOST = 9;

/** [ST-2.36, ST-2.37] */
export function airToAirRating({ type, maxKnots, armament, returnFire }: AircraftFigures): number {
  if (type !== 'F') return RETURN_FIRE_WORTH[returnFire];
  const rating = roundHalfUp((maxKnots - 220) / 25 + ARMAMENT_WORTH[armament]);
  return Math.min(8, Math.max(2, rating));
}

/** [ST-2.39] */
const ENGINE_BONUS = { 1: 0, 2: 0.5, 3: 0.5, 4: 2 } as const;

/** [ST-2.38, ST-2.39] */
export function squadronDefense(figures: AircraftFigures): number {
  const { type, maxKnots, protection, engines } = figures;
  const armored = protection === 'protected' ? 1 : 0;
  if (type === 'F') return Math.max(1, roundHalfUp((maxKnots - 220) / 40 + 2 + armored));
  const tanks = protection === 'inflammable' ? -1 : armored;
  return Math.max(1, roundHalfUp(1 + (maxKnots - 150) / 60 + tanks + ENGINE_BONUS[engines]));
}

/** [ST-2.40] The rating of the bombing method before the load. */
const METHOD_RATING: Readonly<Record<BombMethod, number>> = { dive: 4, glide: 2, level: 1 };

/** [ST-2.40] */
export function bombRating({
  method,
  loadPounds,
}: Pick<AircraftFigures, 'method' | 'loadPounds'>): Rating {
  if (!method || loadPounds === 0) return null;
  const load = roundHalfUp(2 * Math.log2(1 + loadPounds / 1000));
  return Math.min(MOST, METHOD_RATING[method] + load);
}

/** [ST-2.41] The quality of a navy's aerial torpedo in a year. */
export function airTorpedoRating(nation: string, year: number): number {
  if (nation === 'japan') return 7;
  if (nation === 'united-states' && year < 1944) return 2;
  return 5;
}

/** [ST-2.42] Advanced turns in the air. */
export function enduranceOf({
  type,
  rangeNauticalMiles,
}: Pick<AircraftFigures, 'type' | 'rangeNauticalMiles'>): number {
  const turns = (rangeNauticalMiles / (20 * HEXES_PER_TURN[type])) * 0.6;
  return Math.max(2, roundHalfUp(turns));
}

/** [ST-2.30] */
export const AIRCRAFT_IN_STEP = 3;
/** [ST-2.30] */
export const STEPS_IN_SQUADRON = 4;

/** [ST-2.31] The steps of a unit of this many aircraft, squadron by squadron. */
export function squadronsOf(aircraft: number): number[] {
  const steps = roundHalfUp(aircraft / AIRCRAFT_IN_STEP);
  const full = Math.floor(steps / STEPS_IN_SQUADRON);
  const rest = steps % STEPS_IN_SQUADRON;
  return [...Array<number>(full).fill(STEPS_IN_SQUADRON), ...(rest > 0 ? [rest] : [])];
}

/** [ST-2.32] An attack rating of a squadron with this many steps left. */
export const ratingBySteps = (rating: Rating, steps: number): Rating =>
  rating === null ? null : Math.max(0, rating - (STEPS_IN_SQUADRON - steps));
