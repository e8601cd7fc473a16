import { type Axial, distance } from '../../../hex';
import { enemyOf, type Side } from '../../core';
import { inWeather, liesOn } from '../common/cards';
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
  const enemy = state.forces[enemyOf(side)];
  const enemies = taskForcesOf(enemy).filter(({ hex }) => !inWeather(state, hex));
  const isSilent = ({ id }: TaskForce) => liesOn(enemy, 'radio-silence', id);
  const force = state.forces[side];
  return [
    ...byAir(state, force, enemies, isSilent),
    ...byShips(force, enemies).filter(({ at }) => !inWeather(state, at)),
  ].map(({ at: _, ...contact }) => contact);
}

/** [WG-21.12] Card 3: beyond this distance searches do not find the task force. */
const SILENT_HEXES = 5;

/** A marker with the hex of the search. */
type From = Contact & { at: Axial };

function byAir(
  state: SeaWingsState,
  force: Force,
  enemies: readonly TaskForce[],
  isSilent: (taskForce: TaskForce) => boolean,
): From[] {
  return formationsOf(force).flatMap((formation) => {
    const from = hexOfHome(force, formation);
    if (!from || inWeather(state, from)) return [];
    const by: Searcher = formation.home.kind === 'base' ? 'base' : 'sea';
    return formation.boxes.search.flatMap((task) =>
      enemies
        .filter(({ hex }) => isCovered(from, task, hex))
        .filter((it) => !isSilent(it) || distance(from, it.hex) <= SILENT_HEXES)
        .map(({ id }) => ({ target: id, by, search: { formation: formation.id, task }, at: from })),
    );
  });
}

const isCovered = (from: Axial, { factors, arc, rangeHexes }: SearchTask, hex: Axial): boolean =>
  factors > 0 && covers(from, arc, rangeHexes, hex);

/** [WG-17.26, WG-17.27] */
const byShips = (force: Force, enemies: readonly TaskForce[]): From[] =>
  realOf(force).flatMap(({ hex }) =>
    enemies
      .filter((enemy) => distance(hex, enemy.hex) <= LOOKOUT_HEXES)
      .map(({ id }) => ({ target: id, by: 'sea', search: null, at: hex })),
  );

/** [WG-17.53] How many markers lie on each task force of a side. */
export function markersOn(state: SeaWingsState, side: Side): Record<TaskForceId, number> {
  const counts: Record<TaskForceId, number> = {};
  for (const { target } of contactsOf(state, enemyOf(side)))
    counts[target] = (counts[target] ?? 0) + 1;
  return counts;
}
