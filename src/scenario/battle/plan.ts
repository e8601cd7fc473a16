import type { Axial } from '../../hex';
import type {
  BattleOptions,
  BattleScenario,
  BoardSide,
  ScenarioShip,
  ShipSheet,
  SpeedClass,
} from '../../rules/battle';
import type { Side } from '../../rules/core';

/** A ship for the cross-checks. */
export interface PlannedShip {
  id: string;
  /** `undefined` if the registry does not have her: reported elsewhere. */
  sheet: ShipSheet | undefined;
  counter?: string | undefined;
  lost?: ScenarioShip['lost'] | undefined;
  torpedoesSpent?: boolean | undefined;
  speed?: SpeedClass | undefined;
}

export interface PlannedForce {
  id: string;
  side: Side;
  entry: readonly BoardSide[];
  ships: readonly PlannedShip[];
  stacks?: readonly { ships: readonly string[]; hex: Axial }[] | undefined;
}

/** What a scenario file and the scenario of a save have in common, so that both can be checked alike. */
export interface Plan {
  radius: number;
  land: readonly Axial[];
  islandMarker: boolean;
  taskForces: readonly PlannedForce[];
  extraPoints: BattleScenario['extraPoints'];
  victoryRules?: BattleScenario['victoryRules'] | undefined;
  looseStacks: BattleOptions['looseStacks'];
  /** The key by which a task force names its ships: `ship` in a file, `id` in a save. */
  shipKey: 'ship' | 'id';
}

/** A ship of a plan with its force and its place in the file. */
export interface PlacedShip {
  path: string;
  force: PlannedForce;
  ship: PlannedShip;
}

export const shipsOf = ({ taskForces }: Plan): PlacedShip[] =>
  taskForces.flatMap((force, f) =>
    force.ships.map((ship, s) => ({ path: `taskForces[${f}].ships[${s}]`, force, ship })),
  );
