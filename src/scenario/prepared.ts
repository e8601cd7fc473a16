import type { Axial } from '../hex';
import type { ShipSheet, ShipType } from '../rules/battle';
import { type BySide, bySide, type Side } from '../rules/core';
import type { ScenarioCard } from './anyCard';
import { type Balance, type BalanceFile, balancesOf } from './balance';
import type { LoadedBattle } from './battle/resolve';
import type { NAMED } from './battle/schema';
import type { LoadedScenario } from './catalog';
import type { ShipRegistry } from './records/registry';
import type { ShipClass } from './records/shipSchema';
import type { LoadedStrategic } from './strategic/resolve';

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

/** What the screen needs of every scenario beside the scenario itself. */
interface Prepared {
  plans: ClassPlan[];
  /** Written on the chart of a battle. */
  names: ChartName[];
  /** How bots fare in it, where that has been measured. */
  balances: Balance[];
}

/** A battle ready to be fought, with the plans of its ships' classes: all that it needs on the screen. */
export type PreparedBattle = Omit<LoadedBattle, 'file'> & Prepared;
/** A strategic game likewise. */
export type PreparedStrategic = Omit<LoadedStrategic, 'file'> & Prepared;
export type PreparedScenario = PreparedBattle | PreparedStrategic;

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
export const listed = (prepared: PreparedScenario): ListedScenario => ({
  card: prepared.card,
  figureheads: bySide((side) => {
    const { name, type, classId } = figureheadOf(prepared, side);
    return { name, type, plan: prepared.plans.find(({ id }) => id === classId) };
  }),
});

/** In a battle the largest warship, in an operation the one that is worth most. */
function figureheadOf(prepared: PreparedScenario, side: Side): ShipSheet {
  if (prepared.system === 'battle')
    return largestOf(
      prepared.scenario.taskForces
        .filter((force) => force.side === side)
        .flatMap(({ ships }) => ships.map(({ sheet }) => sheet)),
    );
  const ships = prepared.scenario.divisions
    .filter((division) => division.side === side)
    .flatMap((division) => division.ships.filter(({ sheet }) => sheet));
  return ships.reduce((most, it) => (it.card.points > most.card.points ? it : most))
    .sheet as ShipSheet;
}

function largestOf(sheets: readonly ShipSheet[]): ShipSheet {
  const warships = sheets.filter(({ type }) => !type.endsWith('transport'));
  return (warships.length > 0 ? warships : sheets).reduce((most, it) =>
    it.rows.hull.length > most.rows.hull.length ? it : most,
  );
}

/** Takes from the registry what a scenario needs of it. */
export function prepare(
  loaded: LoadedScenario,
  { classes }: ShipRegistry,
  measured?: BalanceFile,
): PreparedScenario {
  const plans = [...new Set(classesIn(loaded))].flatMap((id) => classes.get(id) ?? []).map(planOf);
  const balances = balancesOf(measured, loaded.card.id);
  if (loaded.system === 'battle') {
    const { file, ...rest } = loaded;
    return { ...rest, plans, names: file.names ?? [], balances };
  }
  const { file: _, ...rest } = loaded;
  return { ...rest, plans, names: [], balances };
}

const classesIn = (loaded: LoadedScenario): string[] =>
  loaded.system === 'battle'
    ? loaded.scenario.taskForces.flatMap(({ ships }) => ships.map(({ sheet }) => sheet.classId))
    : loaded.scenario.divisions.flatMap(({ ships }) => ships.map((ship) => ship.class));

const planOf = ({ id, lengthFeet, beamFeet, funnels, guns }: ShipClass): ClassPlan => ({
  ...{ id, lengthFeet, beamFeet, funnels },
  guns: guns.map(({ caliberInches, mounts }) => ({ caliberInches, mounts })),
});
