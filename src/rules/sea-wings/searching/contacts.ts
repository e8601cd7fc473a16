import { type Axial, distance } from '../../../hex';
import { enemyOf, type Side } from '../../core';
import { formationsOf, hexOfHome } from '../common/formations';
import { realOf, taskForcesOf } from '../common/own';
import { covers } from '../map/arcs';
import type { SearchTask } from '../model/air';
import type { FormationId, TaskForceId } from '../model/ids';
import type { Force, SeaWingsState } from '../model/state';
import type { Searcher, TaskForce } from '../model/units';

/** [WG-17.2, WG-17.26] A search marker on an enemy task force: of a search by air, or of a task force near by. */
export interface Contact {
  target: TaskForceId;
  by: Searcher;
  /** `null` for a task force's own lookouts. */
  search: { formation: FormationId; task: SearchTask } | null;
}

/** [WG-17.26] */
const LOOKOUT_HEXES = 1;

/** [WG-17.1, WG-17.5, WG-17.6] All markers that the searches of a side put on the enemy, in the order of their dice. */
export function contactsOf(state: SeaWingsState, side: Side): Contact[] {
  const enemies = taskForcesOf(state.forces[enemyOf(side)]);
  const force = state.forces[side];
  return [...byAir(force, enemies), ...byShips(force, enemies)];
}

function byAir(force: Force, enemies: readonly TaskForce[]): Contact[] {
  return formationsOf(force).flatMap((formation) => {
    const from = hexOfHome(force, formation);
    if (!from) return [];
    const by: Searcher = formation.home.kind === 'base' ? 'base' : 'sea';
    return formation.boxes.search.flatMap((task) =>
      enemies
        .filter(({ hex }) => isCovered(from, task, hex))
        .map(({ id }) => ({ target: id, by, search: { formation: formation.id, task } })),
    );
  });
}

const isCovered = (from: Axial, { factors, arc, rangeHexes }: SearchTask, hex: Axial): boolean =>
  factors > 0 && covers(from, arc, rangeHexes, hex);

/** [WG-17.26, WG-17.27] */
const byShips = (force: Force, enemies: readonly TaskForce[]): Contact[] =>
  realOf(force).flatMap(({ hex }) =>
    enemies
      .filter((enemy) => distance(hex, enemy.hex) <= LOOKOUT_HEXES)
      .map(({ id }) => ({ target: id, by: 'sea', search: null })),
  );

/** [WG-17.53] How many markers lie on each task force of a side. */
export function markersOn(state: SeaWingsState, side: Side): Record<TaskForceId, number> {
  const counts: Record<TaskForceId, number> = {};
  for (const { target } of contactsOf(state, enemyOf(side)))
    counts[target] = (counts[target] ?? 0) + 1;
  return counts;
}
