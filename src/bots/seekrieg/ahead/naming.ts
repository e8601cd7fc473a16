import type { Side } from '../../../rules/core';
import type { SeekriegView } from '../../../rules/seekrieg';
import type { Vessel } from '../common/situation';

/**
 * Enemies that are not identified, by the names that a side has for them: each is taken for a ship that its list names and that it has
 * not seen yet, the largest for the one that it is paid most for.
 */
export function namesOf(
  view: SeekriegView,
  side: Side,
  enemies: readonly Vessel[],
): ReadonlyMap<string, string> {
  const seen = new Set([...Object.keys(view.ships), ...enemies.map(({ ship }) => ship.id)]);
  const unseen = [...pointsByName(view, side)]
    .filter(([id]) => !seen.has(id))
    .sort(([, a], [, b]) => b - a);
  const nameless = enemies
    .filter(({ isIdentified }) => !isIdentified)
    .sort((a, b) => b.ship.sheet.dp - a.ship.sheet.dp);
  return new Map(nameless.flatMap(({ ship }, at) => pairOf(ship.id, unseen[at]?.[0])));
}

const pairOf = (id: string, name: string | undefined): [string, string][] =>
  name === undefined ? [] : [[id, name]];

/** Points of a side's list for sinking each ship; `dp` counts as none, for her damage points are not known. */
function pointsByName(view: SeekriegView, side: Side): Map<string, number> {
  const points = new Map<string, number>();
  for (const it of view.forces[side]?.objectives ?? [])
    if (it.aim.kind === 'sunk')
      for (const id of it.ships)
        points.set(id, (points.get(id) ?? 0) + (it.points === 'dp' ? 0 : it.points));
  return points;
}
