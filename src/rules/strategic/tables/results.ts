import { type DiceTable, lookUp } from '../../core';

/** What all result tables say about themselves [ST-3.2]. */
const SHIP_SOURCE = 'the anti-submarine table of the source document, used for every attack';

/** [ST-3.2, ST-19.5] Damage Levels by the difference of an opposed roll: at ships, submarines, land units and squadrons. */
const SHIP_RESULTS: DiceTable<number> = {
  name: 'Results, ship column',
  source: SHIP_SOURCE,
  fill: false,
  rows: [
    { from: -3, to: 0, result: 0 },
    { from: 1, to: 1, result: 1 },
    { from: 2, to: 2, result: 2 },
    { from: 3, to: 3, result: 3 },
    { from: 4, to: 5, result: 4 },
  ],
};

/** [ST-3.2] Damage Levels of anti-aircraft fire at squadrons. */
const FLAK_RESULTS: DiceTable<number> = {
  name: 'Results, flak column',
  source: 'half as strong as the ship column',
  fill: true,
  rows: [
    { from: -3, to: 0, result: 0 },
    { from: 1, to: 2, result: 1 },
    { from: 3, to: 4, result: 2 },
    { from: 5, to: 5, result: 3 },
  ],
};

/** [ST-3.2] */
export const shipDamage = (difference: number): number => lookUp(SHIP_RESULTS, difference);

/** [ST-3.2] */
export const flakDamage = (difference: number): number => lookUp(FLAK_RESULTS, difference);

/** [ST-19.5] The minimum difference that detects a submerged submarine. */
const DETECTED_FROM = -2;

/** [ST-3.2, ST-19.5] */
export const isDetected = (difference: number): boolean => difference >= DETECTED_FROM;
