import type { Refusal, Side } from '../../core';
import { hasIdentified, identifyTarget, refuseIdentifying } from '../common/identifying';
import { conditionOf, unitOf } from '../common/own';
import type { OrderOf } from '../model/orders';
import { refusal } from '../model/refusals';
import type { OrderRule } from '../model/rule';
import type { FleetActionView } from '../model/state';
import type { Unit } from '../model/units';
import { activeShips } from './activation';
import { aimedAt } from './declareTorpedo';
import { refuseMoving } from './refusing';
import { mayLaunch } from './tubes';
import { giveTo } from './turnTo';

type Identify = OrderOf<'identify'>;

/** [NW-9.7, NW-9.8, NW-9.9] Just before torpedoes: the test that an unlit target needs by night. If it fails none are launched. */
export const identifyForTorpedoes: OrderRule<'identify'> = {
  legal: (view, side) => activeShips(view, side).flatMap((ship) => testsOf(view, side, ship)),
  refuse: (view, side, order) =>
    refuseMoving(view, side, order.ship) ?? refuseTest(view, side, order),
  apply(play, _side, order) {
    const ship = unitOf(play.state, order.ship);
    const target = unitOf(play.state, order.target);
    giveTo(play, ship, () => {
      identifyTarget(play, ship, target);
      conditionOf(ship).turn.mayNotLaunch = !hasIdentified(ship, target);
    });
  },
};

/** Unlit targets at which she could launch. */
const testsOf = (view: FleetActionView, side: Side, ship: Unit): Identify[] =>
  view.scenario.isNight
    ? aimedAt(view, side, ship)
        .filter((id) => !refuseIdentifying(view, ship, unitOf(view, id)))
        .map((target) => ({ kind: 'identify', ship: ship.id, target }))
    : [];

function refuseTest(view: FleetActionView, side: Side, order: Identify): Refusal | undefined {
  const ship = unitOf(view, order.ship);
  const target = view.units[order.target];
  if (!target) return refusal('no-target', 'NW-12.14', { target: order.target });
  if (!mayLaunch(ship)) return refusal('no-torpedoes', 'NW-9.2', { ship: ship.name });
  const refused = refuseIdentifying(view, ship, target);
  if (refused || aimedAt(view, side, ship).includes(target.id)) return refused;
  return refusal('does-not-bear', 'NW-9.11', { ship: ship.name });
}
