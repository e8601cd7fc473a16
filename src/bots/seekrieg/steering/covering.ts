import type { Order } from '../../../rules/seekrieg';
import type { Ship } from '../../../rules/seekrieg/query';
import type { Errand } from '../common/errand';
import type { Group } from './groups';

const LEAVING: ReadonlySet<Errand['kind']> = new Set(['withdraw', 'turnBack', 'runOn']);

/** [SK-15.7, SK-15.11] Smoke and evasive maneuver of ships that leave; both go on until they are ordered off [SK-34.10]. */
export function* coveringWishes(groups: readonly Group[]): Generator<Order> {
  for (const { ships, errand } of groups)
    for (const { ship } of ships) yield* coverOf(ship, LEAVING.has(errand.kind));
}

/** Smoke is laid every other turn, for only in the turn after is she behind it [SK-15.15]; meanwhile she zigzags. */
function* coverOf({ id, plan, turn }: Ship, isLeaving: boolean): Generator<Order> {
  if (!plan) return;
  const lays = isLeaving && turn.smoke === null;
  if (lays && !plan.smoke)
    for (const smoke of ['chemical', 'funnel'] as const) yield { kind: 'smoke', ship: id, smoke };
  if (!lays && plan.smoke) yield { kind: 'smoke', ship: id, smoke: 'off' };
}
