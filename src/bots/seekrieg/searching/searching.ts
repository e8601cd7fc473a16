import { type Axial, distance, FACINGS, hexAhead, sameHex } from '../../../hex';
import type { Side } from '../../../rules/core';
import type { Order, SeekriegView } from '../../../rules/seekrieg';
import {
  type ForceContact,
  type ForceReport,
  isSearchLand,
  nearestForce,
  planOfSearch,
  reachOf,
  type SearchForce,
  searchHex,
  searchOf,
  shipsOfForce,
} from '../../../rules/seekrieg/query';
import { bestBy } from '../../core/lists';

/** Damage points by which a ship of a size is counted. */
const DP_OF = { destroyer: 60, cruiser: 320, capital: 1100 } as const;

/** The share of the enemy's strength from which a force fights. */
const BOLD = 0.9;

/** Reports older than this many hours say nothing of where a force is. */
const STALE_HOURS = 12;

/** What doctrine wants on the search map: fight what is weaker, keep clear of what is stronger, else make for its aim. */
export function* searchWishes(view: SeekriegView, side: Side): Generator<Order> {
  yield* contactWishes(view, side);
  if (view.step.kind === 'search') yield* pathWishes(view, side);
}

/** [SK-8.28] */
function* contactWishes(view: SeekriegView, side: Side): Generator<Order> {
  for (const contact of Object.values(searchOf(view, side).contacts)) {
    if (!contact.isHeld) continue;
    const force = nearestForce(view, side, contact.hex);
    const choice = force && isBold(view, force, contact) ? 'engage' : 'avoid';
    if (contact.choice !== choice) yield { kind: 'contact', contact: contact.id, choice };
  }
}

/** A blank marker is worth a look. */
const isBold = (view: SeekriegView, force: SearchForce, { report }: ForceContact): boolean =>
  !report || strengthOf(view, force) >= BOLD * reportedStrength(report);

const strengthOf = (view: SeekriegView, force: SearchForce): number =>
  shipsOfForce(view, force).reduce(
    (sum, { sheet, condition }) => sum + Math.max(0, sheet.dp - (condition?.damage ?? 0)),
    0,
  );

const reportedStrength = ({ sizes }: ForceReport): number =>
  (['destroyer', 'cruiser', 'capital'] as const).reduce(
    (sum, size) => sum + sizes[size] * DP_OF[size],
    0,
  );

/** [SK-8.5] Forces without a path, one after the other. */
function* pathWishes(view: SeekriegView, side: Side): Generator<Order> {
  for (const force of Object.values(searchOf(view, side).forces)) {
    if (force.path !== null || force.shadows || shipsOfForce(view, force).length === 0) continue;
    const path = pathOf(view, side, force);
    if (path.length > 0) yield { kind: 'search', force: force.id, path };
  }
}

function pathOf(view: SeekriegView, side: Side, force: SearchForce): Axial[] {
  const contact = newestContact(view, side, force);
  if (contact)
    return isBold(view, force, contact)
      ? walk(view, force, (hex) => -distance(hex, contact.hex))
      : walk(view, force, (hex) => distance(hex, contact.hex));
  const aim = aimOf(view, side, force);
  return aim ? walk(view, force, (hex) => -distance(hex, aim)) : [];
}

/** The nearest of the reports that are still worth something. */
const newestContact = (
  view: SeekriegView,
  side: Side,
  force: SearchForce,
): ForceContact | undefined =>
  bestBy(
    Object.values(searchOf(view, side).contacts).filter(
      ({ hour }) => (view.search?.hour ?? 0) - hour <= STALE_HOURS,
    ),
    ({ hex }) => -distance(hex, force.hex),
  );

/** The place that an objective asks a ship of the force to reach. */
function aimOf(view: SeekriegView, side: Side, force: SearchForce): Axial | undefined {
  const objective = view.forces[side]?.objectives.find(
    ({ aim, ships }) => aim.kind === 'near' && ships.some((id) => force.ships.includes(id)),
  );
  return objective?.aim.kind === 'near' ? searchHex(objective.aim.hex) : undefined;
}

/** Step by step to what is worth more, over water, as far as the force can go. */
function walk(view: SeekriegView, force: SearchForce, worth: (hex: Axial) => number): Axial[] {
  const plan = planOfSearch(view);
  const most = reachOf(view, force, view.search?.hoursLeft ?? 0);
  const path: Axial[] = [];
  let at = force.hex;
  while (path.length < most) {
    const around = FACINGS.map((facing) => hexAhead(at, facing)).filter(
      (it) => !isSearchLand(plan, it) && !path.some((hex) => sameHex(hex, it)),
    );
    const next = bestBy(around, worth);
    if (!next || worth(next) <= worth(at)) break;
    path.push(next);
    at = next;
  }
  return path;
}
