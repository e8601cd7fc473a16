import type { Axial } from '../../../hex';
import type { Dice, Roll } from '../../core';
import { milesFrom } from '../common/scale';
import { newWeather } from '../environment/weather';
import type { ScenarioFacts } from '../model/scenario';
import type { SearchPlan, ZoneGrid, ZoneWeather } from '../model/searchMap';
import type { Environment, SeekriegView } from '../model/state';

/** [SK-7.1] Miles along the side of a weather zone. */
const ZONE_MILES = 200;

/** Weather of zones, and what was rolled for it. */
interface RolledZones {
  zones: ZoneWeather[];
  dice: Roll[];
}

/** [SK-7.1] The index of the zone that holds a hex; of one outside the grid, the nearest. */
export function zoneAt({ corner, columns, rows }: ZoneGrid, hex: Axial): number {
  const { east, south } = milesFrom(corner, hex);
  const column = within(Math.floor(east / ZONE_MILES), columns);
  return within(Math.floor(south / ZONE_MILES), rows) * columns + column;
}

const within = (index: number, count: number): number => Math.max(0, Math.min(count - 1, index));

/** [SK-7.1 to SK-7.4] Weather for every zone. */
export function rollZones(scenario: ScenarioFacts, plan: SearchPlan, dice: Dice): RolledZones {
  const rolls: Roll[] = [];
  const zones = plan.zones.areas.map((area) => rollZone(scenario, area, dice, rolls));
  return { zones, dice: rolls };
}

function rollZone(scenario: ScenarioFacts, area: number, dice: Dice, rolls: Roll[]): ZoneWeather {
  const { environment, dice: made } = newWeather(
    {
      ...scenario,
      weather: {
        ...{ force: 'rolled', windFrom: 'rolled', visibility: 'rolled', ceiling: 'rolled' },
        ...{ moon: 'half', area },
      },
    },
    dice,
  );
  rolls.push(...made);
  const { force, windFrom, windKnots, visibility, ceiling } = environment;
  return { force, windFrom, windKnots, visibility, ceiling };
}

/** [SK-7.5] Weather moves a zone east, south of the equator west; the zones at the upwind edge are rolled again. */
export function moveZones(
  zones: readonly ZoneWeather[],
  scenario: ScenarioFacts,
  plan: SearchPlan,
  dice: Dice,
): RolledZones {
  const { columns, areas } = plan.zones;
  const step = scenario.latitude < 0 ? -1 : 1;
  const edge = step > 0 ? 0 : columns - 1;
  const rolls: Roll[] = [];
  const moved = areas.map((area, i) =>
    i % columns === edge
      ? rollZone(scenario, area, dice, rolls)
      : ({ ...zones[i - step] } as ZoneWeather),
  );
  return { zones: moved, dice: rolls };
}

/** Weather and light at a hex of the search map; without one, those of the battle. */
export function environmentAt(
  { environment, search, scenario }: SeekriegView,
  hex: Axial,
): Environment {
  const plan = scenario.search;
  const zone = search && plan && search.zones[zoneAt(plan.zones, hex)];
  return zone ? { ...environment, ...zone } : environment;
}
