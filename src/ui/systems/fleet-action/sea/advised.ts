import { type Axial, type Facing, hexAhead, turned } from '../../../../hex';
import type { FleetActionView, Order } from '../../../../rules/fleet-action';
import type { PathStep } from '../../../../rules/fleet-action/query';
import { headingOfFacing } from '../../../tacticalSea/seaShip';
import { shooterOf, weaponOf } from '../fire/fire';

/** What moves by steps: a ship or a marker. */
interface Mover {
  id: string;
  side: string;
  hex: Axial;
  facing: Facing;
}

/** The courses of ships and markers that orders describe, drawn as ordered: whether they are legal is not asked. */
export function advisedCourses(view: FleetActionView, orders: readonly Order[]) {
  const steps = new Map<string, PathStep[]>();
  for (const [id, more] of orders.flatMap(stepsIn))
    steps.set(id, [...(steps.get(id) ?? []), ...more]);
  return [...steps].flatMap(([id, way]) => {
    const mover = view.units[id] ?? view.contacts[id];
    return mover && way.length > 0 ? [courseOf(mover, way)] : [];
  });
}

function stepsIn(order: Order): [string, PathStep[]][] {
  if (order.kind === 'moveShip') return [[order.ship, order.steps]];
  return order.kind === 'moveContact' ? [[order.contact, order.steps]] : [];
}

function courseOf({ id, side, hex, facing }: Mover, steps: readonly PathStep[]) {
  const path = [hex];
  let [at, bow] = [hex, facing];
  for (const step of steps) {
    if (step !== 'ahead') bow = turned(bow, step);
    else {
      at = hexAhead(at, bow);
      path.push(at);
    }
  }
  return { ship: id, side, path, endDegrees: headingOfFacing(bow) };
}

/** Fire that orders describe, from who fires to the target. */
export const advisedFire = ({ units }: FleetActionView, orders: readonly Order[]) =>
  orders.flatMap((order) => {
    const aim = aimIn(order);
    const [from, to] = [units[aim?.by ?? '']?.hex, units[aim?.at ?? '']?.hex];
    return aim && from && to ? [{ key: `${aim.by}/${aim.at}/${aim.with}`, from, to }] : [];
  });

function aimIn(order: Order) {
  if (order.kind !== 'shootGuns' && order.kind !== 'shootLight') return undefined;
  return { by: shooterOf(order), at: order.target, with: weaponOf(order) };
}
