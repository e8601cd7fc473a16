import { type Axial, type Facing, hexAhead, turned } from '../../../hex';
import type { Side } from '../../../rules/core';
import type { FleetActionView, Order } from '../../../rules/fleet-action';
import { isOnMap, markerOf, unitOf } from '../../../rules/fleet-action/query';

/** The kinds of orders that get something done, each only so often; those of a line are given before those of the next. */
const USEFUL: readonly (readonly Order['kind'][])[] = [
  ['chooseFirst'],
  ['spot'],
  ['identify'],
  ['shootGuns', 'shootLight', 'airAttack', 'antiAir', 'airCombat', 'aswAttack'],
  ['resolveTorpedo'],
  ['declareTorpedo'],
  ['moveContact', 'moveShip'],
  ['repair', 'refillTubes'],
];

/** The legal orders that avoid obvious mistakes: ships keep their speed and stay on the map, and shoot at what they can. */
export function sensibleOrders(
  view: FleetActionView,
  _side: Side,
  orders: readonly Order[],
): Order[] {
  for (const kinds of USEFUL) {
    const useful = orders.filter((it) => kinds.includes(it.kind) && isSensible(view, it));
    const [first] = useful;
    if (first) return useful.filter((it) => doerOf(it) === doerOf(first));
  }
  const done = orders.filter(({ kind }) => kind === 'done');
  return done.length > 0 ? done : orders.filter(({ kind }) => kind !== 'concede');
}

/** Orders of the same ship or marker are alternatives. */
const doerOf = (order: Order): string =>
  'ship' in order ? order.ship : order.kind === 'moveContact' ? order.contact : order.kind;

function isSensible(view: FleetActionView, order: Order): boolean {
  switch (order.kind) {
    case 'moveShip':
      return staysOnMap(view, unitOf(view, order.ship), order.steps);
    case 'moveContact': {
      const { contact, contents } = markerOf(view, order.contact);
      return order.knots === contents.speedKnots && staysOnMap(view, contact, order.steps);
    }
    default:
      return true;
  }
}

function staysOnMap(
  { scenario }: FleetActionView,
  from: { hex: Axial; facing: Facing },
  steps: readonly ('ahead' | 'port' | 'starboard')[],
): boolean {
  let { hex, facing } = from;
  for (const step of steps)
    if (step === 'ahead') hex = hexAhead(hex, facing);
    else facing = turned(facing, step);
  return isOnMap(scenario, hex);
}
