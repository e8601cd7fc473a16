import { type Axial, distance, FACINGS, hexAhead } from '../../../hex';
import type { Side } from '../../../rules/core';
import type { Order, SeekriegView } from '../../../rules/seekrieg';
import {
  isSearchLand,
  planOfSearch,
  type SearchForce,
  searchOf,
  shipsOfForce,
} from '../../../rules/seekrieg/query';
import { bestBy } from '../../core/lists';
import { newestReport } from './reports';

/** Hexes of ten miles from the enemy: strikes reach him, and his guns and search radars do not. */
const NEAREST = 13;
const FARTHEST = 19;

/** Hexes ordered at a time. */
const LEG = 3;

/** [SK-34.2] Forces keep the enemy within reach of a strike, and no nearer; [SK-8.15] a lost one is searched for. */
export function* sailingWishes(view: SeekriegView, side: Side): Generator<Order> {
  const report = newestReport(view, side);
  if (!report) return;
  for (const force of Object.values(searchOf(view, side).forces)) {
    if (force.path?.length || shipsOfForce(view, force).length === 0) continue;
    const path = legTo(view, force, report.hex);
    if (path.length > 0) yield { kind: 'search', force: force.id, path };
  }
  yield* searchWishes(view, side, report.hour, report.hex);
}

function legTo(view: SeekriegView, { hex: from }: SearchForce, enemy: Axial): Axial[] {
  const off = distance(from, enemy);
  if (off >= NEAREST && off <= FARTHEST) return [];
  const sign = off > FARTHEST ? -1 : 1;
  const plan = planOfSearch(view);
  const legs = FACINGS.map((facing) =>
    Array.from({ length: LEG }, (_, i) => hexAhead(from, facing, i + 1)),
  ).filter((leg) => !leg.some((hex) => isSearchLand(plan, hex)));
  return bestBy(legs, (leg) => sign * distance(leg.at(-1) as Axial, enemy)) ?? [];
}

/** A report as old as this is not trusted. */
const OLD_HOURS = 1;

/** Aircraft that search at a time. */
const SEARCHERS = 2;

/** [SK-27.11] Of CHART D2: a circle of 60 miles, or a square of 100 where that is out of reach. */
const PATTERNS = [7, 1];

/** Where the enemy was last reported, as long as nobody is over him. */
function* searchWishes(view: SeekriegView, side: Side, hour: number, at: Axial): Generator<Order> {
  const { groups, patrols } = searchOf(view, side);
  const isKnown = (view.search?.hour ?? 0) - hour < OLD_HOURS;
  if (isKnown || patrols.length >= SEARCHERS || patrols.some(({ shadows }) => shadows)) return;
  for (const { id, count, aloft } of Object.values(groups))
    if (aloft < count)
      for (const pattern of PATTERNS) yield { kind: 'searchPattern', group: id, pattern, at };
}
