import { must, type ShipType, SIDES, type Side } from '../../rules/core';
import type { ScenarioShip, SeekriegScenario } from '../../rules/seekrieg/query';
import type { Flagship, ScenarioSystem } from '../core/system';
import { seekriegChanges } from './changeForm';
import { type LoadedSeekrieg, resolveSeekrieg } from './resolve';
import { savedSeekrieg } from './saved';
import { seekriegSchema } from './schema';
import { seekriegSkirmishes } from './skirmish';

/** Scenarios of Seekrieg [SK-35]. */
export const seekriegScenarios: ScenarioSystem<LoadedSeekrieg> = {
  id: 'seekrieg',
  schema: seekriegSchema,
  title: 'a battle of Seekrieg',
  namedRecords: ({ ships, submarines }) => ({
    ship: new Map<string, unknown>([...ships, ...submarines]),
  }),
  resolve: resolveSeekrieg,
  classIds: ({ scenario }) =>
    SIDES.flatMap((side) => shipsOf(scenario, side))
      .filter(({ sheet }) => !sheet.boat)
      .map(({ sheet }) => sheet.classId),
  flagship: flagshipOf,
  chartNames: ({ file }) => file.names ?? [],
  saved: savedSeekrieg,
  changes: seekriegChanges,
  skirmish: seekriegSkirmishes,
};

const shipsOf = ({ sides }: SeekriegScenario, side: Side): ScenarioShip[] =>
  sides[side].elements.flatMap(({ ships }) => ships);

/** The largest ship of a side. */
function flagshipOf(
  { scenario, card }: Pick<LoadedSeekrieg, 'scenario' | 'card'>,
  side: Side,
): Flagship {
  const { id, sheet } = shipsOf(scenario, side).reduce((most, it) =>
    it.sheet.displacementTons > most.sheet.displacementTons ? it : most,
  );
  const { name, type } = must(
    card.forces[side].flatMap(({ ships }) => ships).find((it) => it.id === id),
    `ship ${id}`,
  );
  return { name, type: type as ShipType, classId: sheet.classId };
}
