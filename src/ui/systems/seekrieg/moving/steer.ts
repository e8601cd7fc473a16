import type { Axial } from '../../../../hex';
import type { Order } from '../../../../rules/seekrieg';
import { type Course, courseTo, type Ship } from '../../../../rules/seekrieg/query';
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

/** Makes the ship so many knots faster or slower. */
export function changeSpeed({ moving, give }: Steering, by: number): void {
  const { steered, courses } = moving;
  const plot = steered && courses.get(steered.id)?.plot;
  if (!steered || !plot) return;
  give({ kind: 'speed', ship: steered.id, knots: Math.max(0, plot.knots + by), way: plot.way });
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
