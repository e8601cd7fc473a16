import type { Axial } from '../../../hex';
import type { ZoneGrid } from '../model/searchMap';
import type { Environment, SeekriegView } from '../model/state';
import { milesFrom } from './scale';

/** [SK-7.1] Miles along the side of a weather zone. */
export const ZONE_MILES = 200;

/** [SK-7.1] The index of the zone that holds a hex; of one outside the grid, the nearest. */
export function zoneAt({ corner, columns, rows }: ZoneGrid, hex: Axial): number {
  const { east, south } = milesFrom(corner, hex);
  const column = within(Math.floor(east / ZONE_MILES), columns);
  return within(Math.floor(south / ZONE_MILES), rows) * columns + column;
}

const within = (index: number, count: number): number => Math.max(0, Math.min(count - 1, index));

/** Weather and light at a hex of the search map; without one, those of the battle. */
export function environmentAt(
  { environment, search, scenario }: SeekriegView,
  hex: Axial,
): Environment {
  const plan = scenario.search;
  const zone = search && plan && search.zones[zoneAt(plan.zones, hex)];
  return zone ? { ...environment, ...zone } : environment;
}
