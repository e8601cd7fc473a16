import { enemyOf, type Side } from '../../core';
import type { HitsTold } from '../model/knowledge';
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

/** [WG-12.10, WG-24.12] A side is told of effective hits that it has made; those of one turn and one kind are counted together. */
export function noteHits(
  { known, turn }: SeaWingsState,
  side: Side,
  { at, by, hits }: Omit<HitsTold, 'turn'>,
): void {
  if (hits === 0) return;
  const { hitsTold } = known[side];
  const noted = hitsTold.find((it) => it.turn === turn && it.at === at && it.by === by);
  if (noted) noted.hits += hits;
  else hitsTold.push({ turn, at, by, hits });
}
