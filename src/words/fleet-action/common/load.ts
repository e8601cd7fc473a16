import type { AirStand } from '../../../rules/fleet-action';

/** The printed name of what a stand carries, by the key of its load; `undefined` for no load. */
export const loadName = (stand: AirStand | undefined, key: string): string | undefined =>
  stand?.aircraft.loads.find((load) => load.key === key)?.name;
