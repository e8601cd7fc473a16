import type { Side } from '../../../rules/core';
import type { SeekriegView } from '../../../rules/seekrieg';
import type { Objective, Ship } from '../../../rules/seekrieg/query';

/** A damage point is worth something to anybody, and a ship sunk counts twice her own [SK-1.13]. */
const USUAL_WORTH = 2;

/** What a damage point costs the ship's owner whose list says nothing of her: the enemy's list is hidden [SK-5.11]. */
const OWN_WORTH = 2;

/** Aims that damage to an enemy ship serves. */
const HARMS: ReadonlySet<Objective['aim']['kind']> = new Set([
  'sunk',
  'damaged',
  'slowed',
  'slowed-share',
  'no-main-guns',
]);

/** Aims that are lost with an own ship. */
const KEEPS: ReadonlySet<Objective['aim']['kind']> = new Set([
  'afloat',
  'undamaged',
  'out-of-sight',
]);

/** [SK-1.12, SK-1.13] Points that a damage point on a ship brings the enemy of her side, as one side knows it. */
export function worthPerPoint(
  view: SeekriegView,
  side: Side,
  { id, side: its, sheet }: Ship,
): number {
  const objectives = view.forces[side]?.objectives ?? [];
  const isOwn = its === side;
  const kinds = isOwn ? KEEPS : HARMS;
  const named = objectives.filter(({ aim, ships }) => kinds.has(aim.kind) && ships.includes(id));
  const points = named.reduce((sum, it) => sum + (it.points === 'dp' ? sheet.dp : it.points), 0);
  if (isOwn) return OWN_WORTH + points / sheet.dp;
  return objectives.length === 0 ? USUAL_WORTH : Math.max(0.5, points / sheet.dp);
}
