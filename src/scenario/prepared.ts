import type { Axial } from '../hex';
import type { ShipSheet, ShipType } from '../rules/battle';
import { type BySide, bySide, type Side } from '../rules/core';
import { type Balance, type BalanceFile, balancesOf } from './balance';
import type { NAMED } from './battleSchema';
import type { ShipRegistry } from './registry';
import type { LoadedScenario, ScenarioCard } from './resolve';
import type { ShipClass } from './shipSchema';

/** What a class's drawing is made from. */
export type ClassPlan = Pick<ShipClass, 'id' | 'lengthFeet' | 'beamFeet' | 'funnels'> & {
  guns: Pick<ShipClass['guns'][number], 'caliberInches' | 'mounts'>[];
};

/** What is written on the chart at a hex. */
export interface ChartName {
  name: string;
  hex: Axial;
  of: (typeof NAMED)[number];
}

/** A scenario ready to be played, with the plans of its ships' classes: all that a battle needs on the screen. */
export interface PreparedScenario extends Omit<LoadedScenario, 'file'> {
  plans: ClassPlan[];
  names: ChartName[];
  /** How bots fare in it, where that has been measured. */
  balances: Balance[];
}

/** The largest warship of a side, for the scenario's picture in a list. */
export interface Figurehead {
  name: string;
  type: ShipType;
  plan: ClassPlan | undefined;
}

/** A scenario as a list shows it. */
export interface ListedScenario {
  card: ScenarioCard;
  figureheads: BySide<Figurehead>;
}

/** What a list shows of a scenario. */
export const listed = ({ card, scenario, plans }: PreparedScenario): ListedScenario => ({
  card,
  figureheads: bySide((side) => {
    const { name, type, classId } = largestOf(scenario, side);
    return { name, type, plan: plans.find(({ id }) => id === classId) };
  }),
});

function largestOf({ taskForces }: PreparedScenario['scenario'], side: Side): ShipSheet {
  const sheets = taskForces
    .filter((force) => force.side === side)
    .flatMap(({ ships }) => ships.map(({ sheet }) => sheet));
  const warships = sheets.filter(({ type }) => !type.endsWith('transport'));
  return (warships.length > 0 ? warships : sheets).reduce((most, it) =>
    it.rows.hull.length > most.rows.hull.length ? it : most,
  );
}

/** Takes from the registry what a scenario needs of it. */
export function prepare(
  { file: { names = [] }, ...loaded }: LoadedScenario,
  { classes }: ShipRegistry,
  measured?: BalanceFile,
): PreparedScenario {
  const ships = loaded.scenario.taskForces.flatMap((force) => force.ships);
  const ids = new Set(ships.map(({ sheet }) => sheet.classId));
  const plans = [...ids].flatMap((id) => classes.get(id) ?? []).map(planOf);
  return { ...loaded, plans, names, balances: balancesOf(measured, loaded.card.id) };
}

const planOf = ({ id, lengthFeet, beamFeet, funnels, guns }: ShipClass): ClassPlan => ({
  ...{ id, lengthFeet, beamFeet, funnels },
  guns: guns.map(({ caliberInches, mounts }) => ({ caliberInches, mounts })),
});
