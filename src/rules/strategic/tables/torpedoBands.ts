import type { Hexes } from '../../core';

/** A farthest tactical hex and the modifier up to it. */
type Bands = readonly (readonly [Hexes, number])[];

/** [ST-17.4] Ordinary torpedoes. */
const ORDINARY: Bands = [
  [2, 1],
  [4, -1],
  [6, -3],
];

/** [ST-17.4] Oxygen torpedoes, trait O. */
const OXYGEN: Bands = [
  [3, 1],
  [6, -1],
  [9, -2],
  [12, -4],
];

/** [ST-17.4] The modifier of a range; `undefined` beyond reach. */
export const torpedoModifier = (isOxygen: boolean, rangeHexes: Hexes): number | undefined =>
  (isOxygen ? OXYGEN : ORDINARY).find(([farthest]) => rangeHexes <= farthest)?.[1];

/** [ST-14.9, ST-17.3] The minimum a torpedo attack does when it scores, by the target's capacity. */
export function leastTorpedoDamage(capacity: number): number {
  if (capacity <= 5) return 3;
  return capacity <= 7 ? 2 : 1;
}

/** [ST-14.9] What a torpedo attack does, given its result on the table. */
export const torpedoDamage = (damageLevels: number, capacity: number): number =>
  damageLevels === 0 ? 0 : Math.max(damageLevels, leastTorpedoDamage(capacity));
