import { must, SIDES, type Side } from '../../rules/core';
import type { FleetActionScenario, ScenarioUnit } from '../../rules/fleet-action/query';
import type { Flagship, ScenarioSystem } from '../core/system';
import { aircraftNames } from './airChecks';
import { fleetActionChanges } from './changeForm';
import { type LoadedFleetAction, resolveFleetAction } from './resolve';
import { savedFleetAction } from './saved';
import { fleetActionSchema } from './schema';
import { fleetActionSkirmishes } from './skirmish';

/** Scenarios of Fleet Action [NW-34]. */
export const fleetActionScenarios: ScenarioSystem<LoadedFleetAction> = {
  id: 'fleet-action',
  schema: fleetActionSchema,
  title: 'a battle of Fleet Action',
  namedRecords: ({ ships, aircraft }) => ({
    ship: ships,
    aircraft: new Map(aircraftNames({ aircraft }).map((id) => [id, id])),
  }),
  resolve: resolveFleetAction,
  classIds: ({ scenario }) =>
    SIDES.flatMap((side) => shipsOf(scenario, side)).map(({ sheet }) => sheet.classId),
  flagship: flagshipOf,
  chartNames: ({ file }) => file.names ?? [],
  saved: savedFleetAction,
  changes: fleetActionChanges,
  skirmish: fleetActionSkirmishes,
};

const shipsOf = ({ sides }: FleetActionScenario, side: Side): ScenarioUnit[] =>
  sides[side].squadrons.flatMap(({ units }) => units);

/** The largest ship of a side; a submarine where it has no ships. */
function flagshipOf(
  { scenario, card }: Pick<LoadedFleetAction, 'scenario' | 'card'>,
  side: Side,
): Flagship {
  const { id, sheet } = [...shipsOf(scenario, side), ...scenario.sides[side].submarines].reduce(
    (most, it) => (it.sheet.displacementTons > most.sheet.displacementTons ? it : most),
  );
  const { name, type } = must(
    card.forces[side].flatMap(({ ships }) => ships).find((it) => it.id === id),
    `ship ${id}`,
  );
  return { name, type: type as Flagship['type'], classId: sheet.classId };
}
