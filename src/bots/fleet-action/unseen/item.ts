import type { Draw } from '../../../rules/core';
import type { Condition, DataSheet, Unit } from '../../../rules/fleet-action/query';

/** A ship as she is, and as she began the battle. */
export interface Ship {
  unit: Unit;
  start: Condition;
  /** [NW-10.27] A plane of hers has been launched. */
  hasFlown: boolean;
}

/** What critical damage takes from a ship and does not show. */
export interface Item {
  /** [NW-23.1] Numbers of the d20 that name it, in parts where a second die tells. */
  weightOf(sheet: DataSheet): number;
  /** CV for each time [NW-21.18]. */
  costOf(unit: Unit): number;
  /** Times that she has lost it in a condition since she began. */
  lostOf(ship: Ship, condition: Condition): number;
  /** Times that she can lose it. */
  mostOf(ship: Ship): number;
  lose(condition: Condition, ship: Ship, times: number, draw: Draw): Partial<Condition>;
}
