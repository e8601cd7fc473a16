import { enemyOf, type Side } from '../../core';
import type { SeaWingsState } from '../model/state';
import type { TaskForce } from '../model/units';
import { shipsIn } from './own';

/** [WG-24.12, WG-24.28] The enemy of a side learns which ships a task force of that side has, and may look up their cards. */
export function writeDown(
  { forces, known, turn }: SeaWingsState,
  side: Side,
  taskForce: Pick<TaskForce, 'number' | 'ships'>,
): void {
  const { notebook, met } = known[enemyOf(side)];
  const { number, ships } = taskForce;
  notebook.push({ turn, number, ships: [...ships] });
  for (const { card } of shipsIn(forces[side], taskForce)) met[card.id] = { card };
}
