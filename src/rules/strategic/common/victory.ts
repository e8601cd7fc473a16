import { type BySide, roundHalfUp, type Side } from '../../core';
import type { DamageState } from '../tables/kinds';

/** [ST-22.12] */
export const DEGREES = ['decisive', 'substantial', 'moderate', 'slight'] as const;
type Degree = (typeof DEGREES)[number];

/** [ST-22.12] Player One is the side of the Allies, Player Two that of the Axis. */
type VictoryResult = { winner: Side; degree: Degree } | { winner: 'draw' };

/** [ST-22.11] A ratio of totals in whole hundredths; `null` when Player Two has none. */
export function ratioHundredths(one: number, two: number): number | null {
  const [a, b] = [Math.max(0, one), Math.max(0, two)];
  return b === 0 ? null : Math.floor((200 * a + b) / (2 * b));
}

/** [ST-22.12, ST-22.13] The lowest ratio, in hundredths, of each result, the highest first. */
const FROM: readonly [number, VictoryResult][] = [
  [300, { winner: 'allies', degree: 'decisive' }],
  [151, { winner: 'allies', degree: 'substantial' }],
  [124, { winner: 'allies', degree: 'moderate' }],
  [111, { winner: 'allies', degree: 'slight' }],
  [91, { winner: 'draw' }],
  [81, { winner: 'axis', degree: 'slight' }],
  [67, { winner: 'axis', degree: 'moderate' }],
  [34, { winner: 'axis', degree: 'substantial' }],
  [0, { winner: 'axis', degree: 'decisive' }],
];

/** [ST-22.12, ST-22.14] The result of the totals of victory points of Player One and Player Two. */
export function victoryResult(one: number, two: number): VictoryResult {
  const ratio = ratioHundredths(one, two);
  if (ratio === null)
    return one > 0 ? { winner: 'allies', degree: 'decisive' } : { winner: 'draw' };
  return FROM.find(([from]) => ratio >= from)?.[1] ?? { winner: 'draw' };
}

/** [ST-22.6, ST-22.7] The share of a ship's value that the enemy scores at the end. */
const SHARE_OF_SHIP: Readonly<Record<DamageState, number>> = {
  none: 0,
  light: 0.1,
  moderate: 0.25,
  heavy: 0.5,
  sunk: 1,
};

/** [ST-22.6, ST-22.7] */
export const pointsForShip = (value: number, state: DamageState): number =>
  roundHalfUp(value * SHARE_OF_SHIP[state]);

/** [ST-22.9] A land unit: all when out of action or captured, half when Heavy. */
export function pointsForLandUnit(value: number, state: DamageState, isCaptured: boolean): number {
  if (isCaptured || state === 'sunk') return value;
  return state === 'heavy' ? roundHalfUp(value / 2) : 0;
}

/** [ST-22.8] For each aircraft step lost for good. */
export const POINTS_FOR_STEP = 1;

/** [ST-22.16] The Damage Levels with which a ship enters the next scenario of a campaign. */
export const damageCarriedOver = (damageLevels: number): number => Math.max(0, damageLevels - 2);

/** [ST-22.16] Steps of aircraft in the next scenario: half of those lost come back. */
export const stepsCarriedOver = (steps: number, lost: number): number =>
  steps - lost + roundHalfUp(lost / 2);

/** [ST-22.15] The result of a campaign: the points of all its scenarios are added, and the table is read once. */
export const campaignResult = (scenarios: readonly BySide<number>[]): VictoryResult =>
  victoryResult(sumOf(scenarios, 'allies'), sumOf(scenarios, 'axis'));

const sumOf = (scenarios: readonly BySide<number>[], side: Side): number =>
  scenarios.reduce((sum, points) => sum + points[side], 0);
