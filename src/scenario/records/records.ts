import type { AircraftRecord } from './aircraftSchema';
import type { FlotillaRecord } from './flotillaSchema';
import type { SubmarineClass } from './submarineSchema';

/** A submarine with her class. */
export interface RegisteredSubmarine {
  id: string;
  name: string;
  nation: string;
  navy: string;
  inService: { from: string; to: string };
  submarineClass: SubmarineClass;
}

/** A flotilla of the registry with the navy that it served. */
export interface RegisteredFlotilla extends FlotillaRecord {
  nation: string;
  navy: string;
}

/** An aircraft of the registry with the nation that flew it. */
export interface RegisteredAircraft extends AircraftRecord {
  nation: string;
}
