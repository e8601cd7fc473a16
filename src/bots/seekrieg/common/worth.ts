import type { Side } from '../../../rules/core';
import type { SeekriegView } from '../../../rules/seekrieg';
import type { Objective, Ship } from '../../../rules/seekrieg/query';

/** A damage point is worth something to anybody, and a ship sunk counts twice her own [SK-1.13]. */
const USUAL_WORTH = 2;

/** Aims that damage to an enemy ship serves. */
const HARMS: ReadonlySet<Objective['aim']['kind']> = new Set([
  'sunk',
  'damaged',
  'slowed',
  'slowed-share',
  'no-main-guns',
  'grounded',
]);

/** Aims that are lost with an own ship. */
const KEEPS: ReadonlySet<Objective['aim']['kind']> = new Set([
  'afloat',
  'undamaged',
  'out-of-sight',
]);

/** Points that the list of a side pays for a damage point on a ship, by aims of a kind. */
function paid(view: SeekriegView, side: Side, { id, sheet }: Ship, kinds: typeof HARMS): number {
  const objectives = view.forces[side]?.objectives ?? [];
  const named = objectives.filter(({ aim, ships }) => kinds.has(aim.kind) && ships.includes(id));
  return named.reduce((sum, it) => sum + (it.points === 'dp' ? sheet.dp : it.points), 0) / sheet.dp;
}

/** The most that a side's list pays, by what for. */
interface Pay {
  /** Harm to the enemy's ships. */
  harm: number;
  /** Own ships afloat, sound or unseen. */
  keep: number;
}

/** [SK-1.12] Of one's own list; the other's is hidden [SK-5.11]. */
export function payOf(view: SeekriegView, side: Side): Pay {
  const pay = { harm: 0, keep: 0 };
  for (const objective of view.forces[side]?.objectives ?? []) {
    if (HARMS.has(objective.aim.kind)) pay.harm += mostOf(view, objective);
    if (KEEPS.has(objective.aim.kind)) pay.keep += mostOf(view, objective);
  }
  return pay;
}

/** [SK-35.19] For each of its ships, or once for all of them; of enemies never seen the damage points are not known. */
function mostOf(view: SeekriegView, { of, points, ships }: Objective): number {
  const each = ships.map((id) => (points === 'dp' ? (view.ships[id]?.sheet.dp ?? 0) : points));
  return of === 'each' ? each.reduce((sum, it) => sum + it, 0) : (each[0] ?? 0);
}

/** What a ship that no list names is worth at least: she fights the others. */
const LEAST_WORTH = 0.5;

/** [SK-1.12, SK-1.13] Points that a damage point on an enemy ship brings a side. */
export const enemyWorth = (view: SeekriegView, side: Side, ship: Ship): number =>
  view.forces[side]?.objectives.length
    ? Math.max(LEAST_WORTH, paid(view, side, ship, HARMS))
    : USUAL_WORTH;

/**
 * Points that a damage point on an own ship costs a side. The enemy's list is hidden [SK-5.11]: he is supposed to be paid as
 * his enemy is.
 *
 * @param enemies what a damage point on each of the enemy's ships is worth
 */
export function ownWorth(
  view: SeekriegView,
  side: Side,
  ship: Ship,
  enemies: readonly number[],
): number {
  const usual = enemies.length > 0 ? enemies.reduce((sum, it) => sum + it, 0) / enemies.length : 1;
  return usual + paid(view, side, ship, KEEPS);
}
