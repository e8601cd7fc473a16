import type { Refusal } from '../../core';
import type { AirBase } from '../model/flights';
import { refusal } from '../model/refusals';
import type { Environment } from '../model/state';
import { cardOf } from '../ratings/aircraftCards';
import { GROUNDING_FORCE } from './rates';

/** [SK-20.3] Up to this visibility code nothing is seen from the air. */
const BLIND_CODE = 5;

/** [SK-20.3, SK-20.4] Night, or weather in which nothing is seen from the air. */
export const isBlind = ({ light, visibility }: Environment): boolean =>
  light === 'night' || visibility <= BLIND_CODE;

/** [SK-20.1, SK-20.3] Why aircraft of a type cannot take off from a base. */
export function refuseFlying(
  environment: Environment,
  base: Pick<AirBase, 'kind'>,
  aircraft: string,
): Refusal | undefined {
  if (environment.force >= GROUNDING_FORCE)
    return refusal('air-weather', 'SK-20.1', { most: GROUNDING_FORCE - 1 });
  const sees = base.kind !== 'carrier' || cardOf(aircraft).hasRadar || !isBlind(environment);
  return sees ? undefined : refusal('no-flying-by-sight', 'SK-20.3');
}
