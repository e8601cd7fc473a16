import { type Axial, FACINGS, facingTo, hexAhead } from '../../../../hex';
import { must } from '../../../core';
import type { OrderOf } from '../../model/orders';
import { refusal } from '../../model/refusals';
import type { OrderRule } from '../../model/rule';
import type { SearchForce } from '../../model/searchMap';
import type { SeekriegView } from '../../model/state';
import { forcesAfloat, isSearchLand, planOfSearch, searchOf } from '../forces';
import { reachOf } from '../moving';
import { forceNamed, isNow, refuseNow } from './asking';

const STEPS = ['search'] as const;

/** [SK-8.4, SK-8.5] The hexes that a force enters in this search turn; none: it stays. */
export const search: OrderRule<'search'> = {
  legal: (view, side) =>
    isNow(view, side, STEPS)
      ? forcesAfloat(view, side).flatMap((force) => pathsOf(view, force))
      : [],
  refuse: (view, side, order) =>
    refuseNow(view, side, STEPS, 'SK-8.5') ?? refusePath(view, side, order),
  apply(play, side, { force: id, path }) {
    const force = must(searchOf(play.state, side).forces[id], id);
    force.path = path.map((hex) => ({ ...hex }));
    force.shadows = null;
  },
};

/** Straight ways in all directions, as far as they go, and to stay. */
const pathsOf = (view: SeekriegView, force: SearchForce): OrderOf<'search'>[] =>
  [[], ...FACINGS.map((facing) => straight(view, force, facing)).filter((it) => it.length > 0)].map(
    (path) => ({ kind: 'search', force: force.id, path }),
  );

function straight(
  view: SeekriegView,
  force: SearchForce,
  facing: (typeof FACINGS)[number],
): Axial[] {
  const plan = planOfSearch(view);
  const path = Array.from({ length: hexesOf(view, force) }, (_, i) =>
    hexAhead(force.hex, facing, i + 1),
  );
  const coast = path.findIndex((hex) => isSearchLand(plan, hex));
  return coast < 0 ? path : path.slice(0, coast);
}

const hexesOf = (view: SeekriegView, force: SearchForce): number =>
  reachOf(view, force, view.search?.hoursLeft ?? 0);

function refusePath(
  view: SeekriegView,
  side: Parameters<typeof forceNamed>[1],
  { force: id, path }: OrderOf<'search'>,
) {
  const force = forceNamed(view, side, id);
  if (!force) return refusal('no-such-force', 'SK-8.5', { force: id });
  const isWhole = path.every((hex, i) => facingTo(path[i - 1] ?? force.hex, hex) !== undefined);
  if (!isWhole) return refusal('broken-path', 'SK-8.4');
  const plan = planOfSearch(view);
  if (path.some((hex) => isSearchLand(plan, hex))) return refusal('land-on-path', 'SK-4.12');
  const most = hexesOf(view, force);
  return path.length > most ? refusal('path-too-long', 'SK-8.4', { most }) : undefined;
}
