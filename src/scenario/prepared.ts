import { type BySide, bySide, must, type ShipType } from '../rules/core';
import { type BalanceFile, balancesOf } from './core/balance';
import type { ScenarioCard } from './core/card';
import { type HistoryFile, simulatedOf } from './core/simulated';
import type { AnyScenarioSystem, ClassPlan, LoadedScenario, PreparedScenario } from './core/system';
import type { ShipRegistry } from './records/registry';
import type { ShipClass } from './records/shipSchema';
import { scenarioSystemOf } from './systemOf';

export type { ClassPlan, PreparedScenario } from './core/system';

/** The ship that stands for a side in the scenario's picture in a list. */
export interface Figurehead {
  name: string;
  type: ShipType | 'SS';
  plan: ClassPlan | undefined;
}

/** A scenario as a list shows it. */
export interface ListedScenario {
  card: ScenarioCard;
  figureheads: BySide<Figurehead>;
}

/** The list entry of a scenario. */
export const listed = (prepared: PreparedScenario): ListedScenario => ({
  card: prepared.card,
  figureheads: bySide((side) => {
    const { name, type, classId } = systemOf(prepared).flagship(prepared, side);
    return { name, type, plan: prepared.plans.find(({ id }) => id === classId) };
  }),
});

/** The results of games between bots, as far as they were measured. */
interface MeasuredGames {
  balance?: BalanceFile | undefined;
  history?: HistoryFile | undefined;
}

/** Takes from the registry what a scenario needs of it. */
export function prepare(
  loaded: LoadedScenario,
  { classes }: ShipRegistry,
  { balance, history }: MeasuredGames = {},
): PreparedScenario {
  const system = systemOf(loaded);
  const { file: _, ...rest } = loaded;
  const ids = [...new Set(system.classIds(loaded))];
  return {
    ...rest,
    plans: ids.flatMap((id) => classes.get(id) ?? []).map(planOf),
    names: system.chartNames?.(loaded) ?? [],
    balances: balancesOf(balance, loaded.card.id),
    simulated: simulatedOf(history, loaded.card.id),
  };
}

const systemOf = ({ system }: { system: string }): AnyScenarioSystem =>
  must(scenarioSystemOf(system), `scenarios of ${system}`);

/** The drawing of a class. */
export const planOf = ({ id, lengthFeet, beamFeet, funnels, guns }: ShipClass): ClassPlan => ({
  ...{ id, lengthFeet, beamFeet, funnels },
  guns: guns.map(({ caliberInches, mounts }) => ({ caliberInches, mounts })),
});
