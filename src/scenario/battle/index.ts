import type { BattleScenario, ShipSheet } from '../../rules/battle';
import type { Side } from '../../rules/core';
import type { ScenarioSystem } from '../core/system';
import { battleChanges } from './changeForm';
import { standardPackFile, type TablesPack } from './pack/pack';
import { loadTablesPack } from './pack/read';
import { tablesPackSchema } from './pack/schema';
import { type LoadedBattle, resolveBattle } from './resolve';
import { savedBattle } from './saved';
import { battleSchema } from './schema';
import { battleSkirmishes } from './skirmish';

/** Scenarios of the battle system. */
export const battleScenarios: ScenarioSystem<LoadedBattle, TablesPack> = {
  id: 'battle',
  schema: battleSchema,
  title: 'a battle',
  namedRecords: ({ ships }) => ({ ship: ships }),
  resolve: resolveBattle,
  classIds: ({ scenario }) =>
    scenario.taskForces.flatMap(({ ships }) => ships.map(({ sheet }) => sheet.classId)),
  flagship: ({ scenario }, side) => largestOf(sheetsOf(scenario, side)),
  chartNames: ({ file }) => file.names ?? [],
  saved: savedBattle,
  changes: battleChanges,
  skirmish: battleSkirmishes,
  pack: {
    schema: tablesPackSchema,
    read: loadTablesPack,
    apply: ({ file, card }, registry, pack) =>
      resolveBattle(file, registry, `${card.id} with ${pack.name}`, pack),
    template: standardPackFile,
  },
};

const sheetsOf = (scenario: BattleScenario, side: Side): ShipSheet[] =>
  scenario.taskForces
    .filter((force) => force.side === side)
    .flatMap(({ ships }) => ships.map(({ sheet }) => sheet));

/** The largest warship; if there are only transports, the largest of them. */
function largestOf(sheets: readonly ShipSheet[]): ShipSheet {
  const warships = sheets.filter(({ type }) => !type.endsWith('transport'));
  return (warships.length > 0 ? warships : sheets).reduce((most, it) =>
    it.rows.hull.length > most.rows.hull.length ? it : most,
  );
}
