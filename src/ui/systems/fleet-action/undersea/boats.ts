import { type Axial, distance, sameHex } from '../../../../hex';
import type { FleetActionView, Order, OrderOf } from '../../../../rules/fleet-action';
import type { Unit } from '../../../../rules/fleet-action/query';
import { ordersOf } from '../../../table/desk';
import type { Desk } from '../desk/desk';
import { afloat } from '../sea/seaOf';

type Commander = Pick<Desk, 'view' | 'side' | 'stage' | 'legal' | 'selected'>;

/** [NW-4.4] Own submarines that may be given an order now. */
export function boatsToOrder({ view, stage, legal }: Omit<Commander, 'selected'>): Unit[] {
  if (stage === 'waiting' || view.step.kind !== 'submarines') return [];
  const open = new Set(legal.flatMap((it) => (it.kind === 'done' ? [it.what] : [])));
  return Object.values(view.units).filter(({ id }) => open.has(id));
}

/** The submarine that is picked, or else the first that waits. */
export function pickedBoat(desk: Commander): Unit | undefined {
  const boats = boatsToOrder(desk);
  return boats.find(({ id }) => id === desk.selected) ?? boats[0];
}

/** How deep a submarine lies without a choice: where she is, and under water when she appears. */
export const usualDepth = (boat: Unit): boolean => boat.fate === 'inPlay' && !boat.isSubmerged;

/** Where the picked submarine may go at that depth. */
export function boatGoals(legal: readonly Order[], boat: Unit, surfaced: boolean): Axial[] {
  const ends = movesOf(legal, boat, surfaced).flatMap(({ path }) => path.slice(-1));
  return ends.filter((hex, at) => at === ends.findIndex((it) => sameHex(it, hex)));
}

const movesOf = (legal: readonly Order[], boat: Unit, surfaced: boolean) =>
  ordersOf(legal, 'moveSub').filter((it) => it.sub === boat.id && it.surfaced === surfaced);

/**
 * The order that a click on a hex means: to appear there, or to go there by the shortest path, at whose end she points at the
 * nearest enemy. For her own hex: to stay, if her depth changes.
 */
export function boatOrder(
  { view, legal }: Pick<Desk, 'view' | 'legal'>,
  boat: Unit,
  surfaced: boolean,
  hex: Axial,
): OrderOf<'deploySub'> | OrderOf<'moveSub'> | undefined {
  if (boat.fate === 'hidden') return { kind: 'deploySub', sub: boat.id, hex, surfaced };
  const there = movesOf(legal, boat, surfaced).filter(({ path }) =>
    sameHex(path.at(-1) ?? boat.hex, hex),
  );
  return there.reduce<OrderOf<'moveSub'> | undefined>(
    (best, it) => (best && rankOf(view, boat, best) <= rankOf(view, boat, it) ? best : it),
    undefined,
  );
}

/** More than any distance on a map. */
const FAR_HEXES = 1000;

function rankOf(view: FleetActionView, boat: Unit, { path }: OrderOf<'moveSub'>): number {
  const [from, end] = [path.at(-2) ?? boat.hex, path.at(-1)];
  if (!end) return 0;
  const bow = { q: 2 * end.q - from.q, r: 2 * end.r - from.r };
  return path.length * FAR_HEXES + toEnemy(view, boat, bow);
}

/** Hexes to the nearest enemy; as if one were far off where none is in sight. */
const toEnemy = (view: FleetActionView, { side }: Unit, bow: Axial): number =>
  Math.min(
    FAR_HEXES - 1,
    ...afloat(view)
      .filter((it) => it.side !== side)
      .map(({ hex }) => distance(hex, bow)),
  );
