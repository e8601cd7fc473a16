import type { Axial } from '../../../../hex';
import type { Order } from '../../../../rules/seekrieg';
import { type Course, courseTo, jammedTurns, type Ship } from '../../../../rules/seekrieg/query';
import type { Desk } from '../desk/desk';

type Steering = Pick<Desk, 'view' | 'moving' | 'give' | 'select'>;

/** Orders by which a ship steams a course instead of what is ordered. */
function courseOrders(ship: Ship, now: Course, wanted: Course): Order[] {
  const { knots, way, turns } = wanted.plot;
  const isAsFast = knots === now.plot.knots && way === now.plot.way;
  return [
    ...(isAsFast ? [] : [{ kind: 'speed' as const, ship: ship.id, knots, way }]),
    { kind: 'turns' as const, ship: ship.id, turns: [...turns] },
  ];
}

/** Steers the ship to a hex, or towards it; false where she cannot. */
export function steerTo(desk: Steering, hex: Axial): boolean {
  const { steered, courses } = desk.moving;
  const now = steered && courses.get(steered.id);
  if (!steered || !now) return false;
  const wanted = courseTo(desk.view, steered, now.plot, hex);
  return wanted !== undefined && desk.give(...courseOrders(steered, now, wanted));
}

/** A speed, and the turns that are drawn: who is given a speed is steered by hand for the turn. */
export function speedOrders(
  view: Desk['view'],
  ship: Ship,
  { turns }: Course['plot'],
  speed: Pick<Course['plot'], 'knots' | 'way'>,
): Order[] {
  const order: Order = { kind: 'speed', ship: ship.id, ...speed };
  return jammedTurns(view, ship) === null
    ? [order, { kind: 'turns', ship: ship.id, turns: [...turns] }]
    : [order];
}

/** Makes the ship so many knots faster or slower. */
export function changeSpeed({ view, moving, give }: Steering, by: number): void {
  const { steered, courses } = moving;
  const plot = steered && courses.get(steered.id)?.plot;
  if (!steered || !plot) return;
  const { knots, way } = plot;
  give(...speedOrders(view, steered, plot, { knots: Math.max(0, knots + by), way }));
}

/** Adds a turn of 60 degrees, or takes all turns back. */
export function addTurn({ moving, give }: Steering, to: 'P' | 'S' | null): void {
  const { steered, courses } = moving;
  const plot = steered && courses.get(steered.id)?.plot;
  if (!steered || !plot) return;
  const last = plot.turns.at(-1);
  const undoes = to !== null && last !== undefined && last !== to;
  const turns = to === null ? [] : undoes ? plot.turns.slice(0, -1) : [...plot.turns, to];
  give({ kind: 'turns', ship: steered.id, turns });
}
