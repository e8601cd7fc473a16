import { must, type ShipType, type Side } from '../../rules/core';
import type { OtherHosts } from '../core/sheetPool';
import type { Flagship, HostSheets, ScenarioSystem } from '../core/system';
import { strategicChanges } from './changeForm';
import { type LoadedStrategic, resolveStrategic } from './resolve';
import { savedStrategic } from './saved';
import { strategicSchema } from './schema';
import { landRows } from './theater';

/** Scenarios of the strategic system; ships of its surface actions are fought by the sheets of a host [ST-21.4]. */
export const strategicScenarios = (
  sheets: HostSheets,
  others: OtherHosts,
): ScenarioSystem<LoadedStrategic> => ({
  id: 'strategic',
  schema: strategicSchema,
  title: 'a strategic game',
  namedRecords: ({ ships, submarines, flotillas, aircraft }) => ({
    ship: ships,
    submarine: submarines,
    flotilla: flotillas,
    aircraft,
  }),
  resolve: (file, registry, name) => resolveStrategic(file, { ...registry, sheets, others }, name),
  classIds: ({ scenario }) =>
    scenario.divisions.flatMap(({ ships }) => ships.map((ship) => ship.class)),
  flagship: flagshipOf,
  chart: {
    frame: ({ map }) => map,
    land: ({ map }, isLandAt) => (map ? landRows(map, isLandAt) : []),
  },
  saved: savedStrategic,
  changes: strategicChanges,
});

/** The surface ship of greatest worth. */
function flagshipOf(
  { scenario, card }: Pick<LoadedStrategic, 'scenario' | 'card'>,
  side: Side,
): Flagship {
  const most = scenario.divisions
    .filter((division) => division.side === side)
    .flatMap(({ ships }) => ships.filter(({ sheet }) => sheet))
    .reduce((best, it) => (it.card.points > best.card.points ? it : best));
  const { name, type } = must(
    card.forces[side].flatMap(({ ships }) => ships).find(({ id }) => id === most.card.id),
    `ship ${most.card.id}`,
  );
  return { name, type: type as ShipType, classId: most.class };
}
