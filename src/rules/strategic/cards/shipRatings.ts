import { type Inches, type Knots, type LongTons, roundHalfUp } from '../../core';
import type { GunClass, Rating, ShipTrait, ShipType, Size } from '../tables/kinds';

/** Guns of one caliber that bear on one broadside. */
export interface Battery {
  caliberInches: Inches;
  onBroadside: number;
}

/** A historical ship at one date: the source of its ratings [ST-24.1]. */
export interface ShipFigures {
  type: ShipType;
  /** Standard displacement; gross tons for merchant ships. */
  tons: LongTons;
  knots: Knots;
  main: Battery | null;
  secondary: Battery | null;
  beltInches: Inches;
  /** A designed torpedo protection, or bulges. */
  hasTorpedoProtection: boolean;
  /** Tubes on one broadside. */
  tubes: number;
  heavyAaBarrels: number;
  /** [ST-2.23] Barrels of 20 to 40 mm, those of 37 to 40 mm with power control counted twice. */
  lightAaWeight: number;
  /** Aircraft she can operate, excluding catapult floatplanes. */
  aircraft: number;
  floatplanes: number;
  traits: readonly ShipTrait[];
}

/** [ST-2.14, ST-2.16] What a battery is worth at full strength. */
export interface FirePower {
  rating: number;
  gunClass: GunClass;
}

const MOST = 9;

/** [ST-2.11] */
export const sizeOf = (tons: LongTons): Size =>
  tons < 4000 ? 'small' : tons < 20000 ? 'medium' : 'large';

/** [ST-2.12] Fives of knots, rounded down. */
export const speedRating = (knots: Knots): number => Math.floor(knots / 5);

/** [ST-2.13] The Damage Levels that sink her. */
export const capacityOf = (tons: LongTons): number => Math.max(4, roundHalfUp(Math.cbrt(tons) / 4));

/** [ST-2.15] The smallest caliber of each class, in inches. */
const CLASS_FROM: readonly [Inches, GunClass][] = [
  [14, 'A'],
  [11, 'B'],
  [7.5, 'C'],
  [5.9, 'D'],
  [4, 'E'],
];

/** [ST-2.15] */
export const gunClassOf = (caliberInches: Inches): GunClass =>
  CLASS_FROM.find(([from]) => caliberInches >= from)?.[1] ?? 'F';

/** [ST-2.14] Caliber times the root of the guns on a broadside, divided by six. */
export function firePowerOf({ caliberInches, onBroadside }: Battery): FirePower {
  const rating = roundHalfUp((caliberInches * Math.sqrt(onBroadside)) / 6);
  return { rating: Math.min(MOST, rating), gunClass: gunClassOf(caliberInches) };
}

/** [ST-2.16] Only guns of 3 inches and more, and other than the main battery's, are a second battery. */
export function secondaryOf({ main, secondary }: Pick<ShipFigures, 'main' | 'secondary'>) {
  if (!secondary || secondary.caliberInches < 3) return null;
  return secondary.caliberInches === main?.caliberInches ? null : firePowerOf(secondary);
}

/** Small and quick: hard to hit. */
const isNimble = (tons: LongTons, knots: Knots): boolean =>
  sizeOf(tons) === 'small' && speedRating(knots) >= 6;

/** [ST-2.17] Against shells and bombs. */
export function firstDefense({ tons, knots, beltInches }: ShipFigures): number {
  return Math.min(MOST, roundHalfUp(beltInches / 2 + (isNimble(tons, knots) ? 2 : 1)));
}

/** [ST-2.18] Against torpedoes, mines and depth charges. */
export function secondDefense(figures: ShipFigures): number {
  const { tons, hasTorpedoProtection } = figures;
  const built = Math.cbrt(tons) / 8 + (hasTorpedoProtection ? 1 : 0);
  return Math.max(1, roundHalfUp(built + agilityOf(figures)));
}

/** [ST-2.18a, ST-2.18b] */
function agilityOf({ tons, knots }: ShipFigures): number {
  const speed = speedRating(knots);
  const size = sizeOf(tons);
  if (size === 'small') return speed >= 6 ? 3 : 1;
  if (speed <= 3) return -1;
  return size === 'medium' && speed >= 6 ? 1 : 0;
}

/** [ST-2.20] */
export function torpedoRating({ tubes, traits }: Pick<ShipFigures, 'tubes' | 'traits'>): Rating {
  if (tubes === 0) return null;
  const rating =
    roundHalfUp(1.5 * Math.sqrt(tubes)) +
    (traits.includes('O') ? 1 : 0) -
    (traits.includes('U') ? 2 : 0);
  return Math.max(0, rating);
}

/** What a navy's directors and fuzes add to or take from its heavy anti-aircraft guns. */
type AaDirection = -1 | 0 | 1;

/** [ST-2.22] United States ships from 1943 and British from 1944 +1; Japanese, German and Italian -1, but not those of the newest directors. */
export function aaDirection(nation: string, year: number, hasNewDirectors: boolean): AaDirection {
  if (nation === 'united-states') return year >= 1943 ? 1 : 0;
  if (nation === 'united-kingdom') return year >= 1944 ? 1 : 0;
  const isWeak = ['japan', 'germany', 'italy'].includes(nation);
  return isWeak && !hasNewDirectors ? -1 : 0;
}

/** [ST-2.22] Half the root of the heavy barrels. */
export function areaAaRating(heavyAaBarrels: number, direction: AaDirection): Rating {
  if (heavyAaBarrels === 0) return null;
  return Math.max(0, roundHalfUp(Math.sqrt(heavyAaBarrels) / 2) + direction);
}

/** [ST-2.23] */
export const lightAaRating = (lightAaWeight: number): number =>
  roundHalfUp(0.35 * Math.sqrt(lightAaWeight));

/** [ST-2.24] Squadrons of twelve. */
export const airGroupRating = (aircraft: number): Rating =>
  aircraft === 0 ? null : roundHalfUp(aircraft / 12);

/** [ST-2.26] Steps of three floatplanes. */
export const scoutSteps = (floatplanes: number): number =>
  floatplanes === 0 ? 0 : Math.max(1, roundHalfUp(floatplanes / 3));

/** [ST-2.28] The multiplier on a ship's thousands of tons. */
const VALUE_OF_A_TON: Partial<Record<ShipType, number>> = {
  CV: 2,
  CVL: 2,
  CVE: 2,
  BB: 1.5,
  BC: 1.5,
};

/** [ST-2.28] */
export const SUBMARINE_POINTS = 4;

/** [ST-2.28] A ship's victory points. */
export function shipPoints(type: ShipType, tons: LongTons): number {
  if (type === 'SS') return SUBMARINE_POINTS;
  return Math.max(1, roundHalfUp((tons / 1000) * (VALUE_OF_A_TON[type] ?? 1)));
}
