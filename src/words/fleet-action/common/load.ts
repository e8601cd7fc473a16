import type { AirStand, FleetActionView } from '../../../rules/fleet-action';

/** What a stand carries, by the key of its load; `undefined` for no load. */
export const loadName = (stand: AirStand | undefined, key: string): string | undefined =>
  stand?.aircraft.loads.find((load) => load.key === key)?.name;

/** A load by its key, whoever carries it. */
export const anyLoadName = ({ stands }: FleetActionView, key: string): string | undefined =>
  Object.values(stands)
    .map((stand) => loadName(stand, key))
    .find((name) => name !== undefined);
