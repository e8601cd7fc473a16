import { type AircraftType, ratedAircraft, recordOf } from '../../rules/sea-wings/query';
import type { RegisteredAircraft } from '../records/records';
import type { ShipRegistry } from '../records/registry';

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

/** The card of an aircraft by its id of Sea Wings; `undefined` where the registry has none. */
export function aircraftOf(
  id: string,
  date: string,
  { aircraft }: Pick<ShipRegistry, 'aircraft'>,
): AircraftType | undefined {
  const record = aircraft.get(recordOf(id));
  return record && aircraftCardOn(id, record, date);
}
