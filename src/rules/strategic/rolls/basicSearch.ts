import { roundHalfUp } from '../../core';
import { AIRCRAFT_IN_STEP } from '../cards/squadronRatings';
import type { SquadronType } from '../tables/kinds';
import { SPOTS_UP_TO } from '../tables/squadrons';
import type { Sky } from './gunnery';

/** [ST-7.23, ST-7.24] Search attempts of this many aircraft of one class. */
export const searchAttempts = (aircraft: number): number =>
  roundHalfUp(aircraft / AIRCRAFT_IN_STEP);

/** [ST-7.26 to ST-7.29] The highest die that spots a division. */
export function spotsUpTo(type: SquadronType, { isNight, isPoor }: Sky): number {
  if (isNight) return 1;
  return SPOTS_UP_TO[type] - (isPoor ? 1 : 0);
}

/** [ST-7.31] A surfaced submarine in a box is spotted on a 1, by day and night. */
export const SPOTS_SUBMARINE_UP_TO = 1;

/** [ST-7.12] The highest die with which a squadron loses a step at a night launch. */
export const nightLaunchLoss = (hasRadar: boolean): number => (hasRadar ? 1 : 3);

/** [ST-7.22] Whether a step lost in a mission comes back when its squadron lands, by 1d6. */
export const stepIsMended = (die: number): boolean => die >= 5;

/** [ST-7.41] Whether a division intercepts, by 1d6. */
export const intercepts = (die: number): boolean => die <= 3;

/** [ST-7.50] Whether a division loses its Spotted card, by 1d6. */
export const losesContact = (die: number): boolean => die <= 3;
