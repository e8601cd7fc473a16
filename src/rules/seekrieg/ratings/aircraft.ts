import type { Knots } from '../../core';
import { TURNS_PER_HOUR } from '../common/geometry';
import { rounded } from '../tables/rounding';

/** A gun aboard an aircraft. */
export interface AirGun {
  count: number;
  /** Bore in millimeters. */
  millimeters: number;
  /** It is fixed and fires ahead. */
  isForward: boolean;
}

/** [SK-25] What attack and defense values are worked out from. */
interface AirFigures {
  emptyPounds: number;
  wingSquareFeet: number;
  guns: readonly AirGun[];
  isFighter: boolean;
}

/** [SK-25.1] */
export const defenseValue = ({ emptyPounds }: AirFigures): number => rounded(emptyPounds ** 0.46);

/** [SK-25.2, SK-25.4] Firepower of one gun by the greatest bore in millimeters of each size. */
const FIREPOWER: readonly [upTo: number, each: number][] = [
  [8, 1.25],
  [15, 2.5],
  [20, 8.5],
  [Number.POSITIVE_INFINITY, 17],
];

const firepowerOf = (guns: readonly AirGun[]): number =>
  guns.reduce((sum, { count, millimeters }) => {
    const [, each = 0] = FIREPOWER.find(([upTo]) => millimeters <= upTo) ?? [];
    return sum + count * each;
  }, 0);

/** [SK-25.5] Maneuver speed in miles an hour. */
const maneuverSpeed = ({ emptyPounds, wingSquareFeet }: AirFigures): number =>
  (Math.sqrt(emptyPounds / wingSquareFeet) * 19.66 * Math.SQRT2) / Math.sqrt(1.5);

/** [SK-25.3, SK-25.6, SK-25.7] */
export function attackValue(figures: AirFigures): number {
  if (!figures.isFighter) return Math.max(1, rounded(Math.sqrt(firepowerOf(figures.guns))));
  const ahead = figures.guns.filter(({ isForward }) => isForward);
  return rounded(firepowerOf(ahead) / (maneuverSpeed(figures) * 0.01));
}

/** [SK-20.20] Turns in the air, fractions dropped. @param rangeMiles nautical */
export const flightTurns = (card: { rangeMiles: number; cruiseKnots: Knots }): number =>
  Math.floor((card.rangeMiles * TURNS_PER_HOUR) / card.cruiseKnots);
