import { type AircraftType, ratedAircraft } from '../../rules/sea-wings/query';
import type { RegisteredAircraft } from '../records/records';

/**
 * An aircraft's card on an ISO date [WG-27].
 * @param id of Sea Wings, which may stand for a part of the record [WG-27.15]
 */
export const aircraftCardOn = (id: string, it: RegisteredAircraft, date: string): AircraftType =>
  ratedAircraft(
    id,
    { ...it, inServiceFrom: it.inService.from, returnFire: it.returnFire ?? 'one' },
    date,
  );
