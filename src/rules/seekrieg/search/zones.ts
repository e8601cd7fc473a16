import type { Dice, Roll } from '../../core';
import { newWeather } from '../environment/weather';
import type { ScenarioFacts } from '../model/scenario';
import type { SearchPlan, ZoneWeather } from '../model/searchMap';
import { tablesOf } from '../model/tables';
import { windKnotsOf } from '../tables/seaState';

/** Weather of zones, and what was rolled for it. */
interface RolledZones {
  zones: ZoneWeather[];
  dice: Roll[];
}

/** [SK-7.1 to SK-7.4] Weather for every zone. */
function rollZones(scenario: ScenarioFacts, plan: SearchPlan, dice: Dice): RolledZones {
  const rolls: Roll[] = [];
  const zones = plan.zones.areas.map((area) => rollZone(scenario, area, dice, rolls));
  return { zones, dice: rolls };
}

/** [SK-7.1, SK-35.16] The weather of all zones as the scenario gives it; rolled where it does not. */
export function openZones(scenario: ScenarioFacts, plan: SearchPlan, dice: Dice): RolledZones {
  if (!plan.weather) return rollZones(scenario, plan, dice);
  const { seaState } = tablesOf({ scenario });
  const zones = plan.weather.map((it) => ({ ...it, windKnots: windKnotsOf(seaState, it.force) }));
  return { zones, dice: [] };
}

function rollZone(scenario: ScenarioFacts, area: number, dice: Dice, rolls: Roll[]): ZoneWeather {
  const { environment, dice: made } = newWeather(
    {
      ...scenario,
      weather: {
        force: 'rolled',
        windFrom: 'rolled',
        visibility: 'rolled',
        ceiling: 'rolled',
        moon: 'half',
        area,
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
