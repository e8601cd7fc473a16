import { type Axial, hexKey, sameHex } from '../../../../../hex';
import type { Division, Order, StrategicView } from '../../../../../rules/strategic';
import {
  divisionHexes,
  divisionSpeed,
  isForShips,
  openNeighbors,
  reachableBySea,
  willBeSubmerged,
} from '../../../../../rules/strategic/query';
import { FLAT } from '../../../../hexmap/geometry/plane';
import type { Desk } from '../../desk/desk';
import { moveOf } from './plans';

/** A course over several turns: the points still ahead, in order. It is the player's own note; the rules know only each turn's order. */
export type Route = readonly Axial[];
export type Routes = Readonly<Record<string, Route>>;

type Theater = StrategicView['scenario'];

/** More moves than any chart has across. */
const MAX_MOVES = 250;

/** The hexes of a course by sea, without its start; it ends where a waypoint cannot be reached. */
export function wayAlong(theater: Theater, from: Axial, route: Route): Axial[] {
  const way: Axial[] = [];
  for (const point of route) {
    const leg = legTo(theater, way.at(-1) ?? from, point);
    if (!leg) break;
    way.push(...leg);
  }
  return way;
}

/** A shortest path that stays as close to its end as it can. */
function legTo(theater: Theater, from: Axial, to: Axial): Axial[] | undefined {
  if (!isForShips(theater, to)) return undefined;
  const around = reachableBySea(theater, to, MAX_MOVES);
  const movesOf = (hex: Axial) => around.get(hexKey(hex))?.moves ?? Number.POSITIVE_INFINITY;
  const leg: Axial[] = [];
  if (movesOf(from) === Number.POSITIVE_INFINITY) return undefined;
  for (let at = from; !sameHex(at, to); ) {
    const nearer = openNeighbors(theater, at).filter((hex) => movesOf(hex) < movesOf(at));
    const [next] = nearer.toSorted((a, b) => apart(a, to) - apart(b, to));
    if (!next) return undefined;
    leg.push(next);
    at = next;
  }
  return leg;
}

function apart(a: Axial, b: Axial): number {
  const [one, two] = [FLAT.center(a), FLAT.center(b)];
  return Math.hypot(one.x - two.x, one.y - two.y);
}

/** The waypoints of a course not yet reached. */
const pointsAhead = (route: Route, at: Axial): Route =>
  route[0] && sameHex(route[0], at) ? route.slice(1) : route;

/** The order that follows a course in this turn; at its end the division stays. Nothing where that order is not legal now. */
export function orderAlong(
  { view, side, legal }: Pick<Desk, 'view' | 'side' | 'legal'>,
  division: string,
  route: Route,
): Order | undefined {
  const hex = view.forces[side]?.divisions[division]?.hex;
  if (!hex) return undefined;
  const [next = hex] = wayAlong(view.scenario, hex, pointsAhead(route, hex));
  return legal.find(
    (order) =>
      order.kind === 'moveDivision' && order.division === division && sameHex(order.to, next),
  );
}

/** Orders for all divisions with a course and no order yet. */
export function ordersDue(desk: Pick<Desk, 'view' | 'side' | 'legal'>, routes: Routes): Order[] {
  const plans = desk.view.forces[desk.side]?.advanced;
  if (desk.view.step.kind !== 'movement' || !plans) return [];
  return Object.entries(routes).flatMap(([division, route]) => {
    if (moveOf(plans, division) !== undefined) return [];
    return orderAlong(desk, division, route) ?? [];
  });
}

/** Courses without reached waypoints; finished courses are left out. */
export function routesNow({ view, side }: Pick<Desk, 'view' | 'side'>, routes: Routes): Routes {
  const divisions = view.forces[side]?.divisions ?? {};
  return Object.fromEntries(
    Object.entries(routes).flatMap(([id, route]) => {
      const hex = divisions[id]?.hex;
      const ahead = hex ? pointsAhead(route, hex) : [];
      return ahead.length > 0 ? [[id, ahead]] : [];
    }),
  );
}

/** [ST-9.2 to ST-9.4] The turn after which a division has moved this many hexes at its present speed; `undefined` at Speed 0. */
export function turnAfter(
  view: StrategicView,
  division: Division,
  hexes: number,
): number | undefined {
  const force = Object.values(view.forces).find((it) => it?.divisions[division.id]);
  const speed = force ? divisionSpeed(force, division, willBeSubmerged(force, division)) : 0;
  if (!Number.isFinite(speed) || speed <= 0) return undefined;
  let turn = Math.max(view.turn, division.freeFrom);
  for (let left = hexes - divisionHexes(speed, turn); left > 0; left -= divisionHexes(speed, turn))
    turn += 1;
  return turn;
}
