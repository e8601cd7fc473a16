import type { Knots, LongTons } from '../../core';
import type { Rating, ShipTrait } from '../tables/kinds';
import { speedRating, torpedoRating } from './shipRatings';

/** A submarine as she was [ST-24.5]. */
export interface SubmarineFigures {
  tons: LongTons;
  surfacedKnots: Knots;
  submergedKnots: Knots;
  /** Operational diving depth. */
  depthMeters: number;
  bowTubes: number;
  traits: readonly ShipTrait[];
}

/** [ST-24.5] The same for all. */
export const SUBMARINE_CAPACITY = 4;
/** [ST-2.19] */
export const SUBMARINE_FIRST_DEFENSE = 1;

/** [ST-2.19] Against depth charges and torpedoes. */
export function submarineDefense({ tons, submergedKnots, depthMeters }: SubmarineFigures): number {
  const deep = depthMeters >= 150 ? 1 : 0;
  const quick = submergedKnots >= 12 ? 1 : 0;
  const clumsy = depthMeters < 75 || tons > 2500 ? 1 : 0;
  return 2 + deep + quick - clumsy;
}

/** [ST-20.11] */
export const surfacedSpeed = ({ surfacedKnots }: SubmarineFigures): number =>
  speedRating(surfacedKnots);

/** [ST-20.11] At least 1. */
export const submergedSpeed = ({ submergedKnots }: SubmarineFigures): number =>
  Math.max(1, speedRating(submergedKnots));

/** [ST-2.20] By the tubes of the bow. */
export const submarineTorpedoes = ({ bowTubes, traits }: SubmarineFigures): Rating =>
  torpedoRating({ tubes: bowTubes, traits });
