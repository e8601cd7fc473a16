import { firstRefusal, type Refusal } from '../../core';
import { struckBy } from '../common/effects';
import { conditionOf, refuseShip, refuseTarget, shipsToOrder, targetsOf } from '../common/own';
import type { OrderOf } from '../model/orders';
import { tell } from '../model/play';
import { refusal } from '../model/refusals';
import type { OrderRule } from '../model/rule';
import type { SeekriegView } from '../model/state';
import type { Ship } from '../model/units';

/** [SK-20.10] The highest Force in which a floatplane is launched. */
const MAX_FORCE = 6;

/** [SK-11.25, SK-11.27] Launches a floatplane to spot, or gives one that is up a target; `-`: whatever she fires at. */
export const spot: OrderRule<'spot'> = {
  legal: (view, side) => shipsToOrder(view, side, 'orders').flatMap((ship) => offersOf(view, ship)),
  refuse: (view, side, order) =>
    firstRefusal(
      () => refuseShip(view, side, order.ship, 'orders'),
      () => refusePlane(view, view.ships[order.ship] as Ship),
      () => (order.target === '-' ? undefined : refuseTarget(view, side, order.target)),
    ),
  apply(play, _side, { ship: id, target: named }) {
    const ship = play.state.ships[id] as Ship;
    const condition = conditionOf(ship);
    const target = named === '-' ? null : named;
    if (condition.spotter) condition.spotter.target = target;
    else {
      condition.floatplanes -= 1;
      condition.spotter = { launchedOnTurn: play.state.turn, target, recoveryTurns: null };
      tell(play, { kind: 'spotterLaunched', rule: 'SK-11.27', ship: id, seenBy: [ship.side] });
    }
  },
};

function refusePlane(view: SeekriegView, ship: Ship): Refusal | undefined {
  const { environment } = view;
  const { spotter, floatplanes } = conditionOf(ship);
  if (spotter) return undefined;
  const catapults = ship.sheet.catapults - struckBy(view, ship, 'catapult-destroyed').length;
  if (floatplanes === 0 || catapults <= 0)
    return refusal('no-floatplane', 'SK-20.10', { ship: ship.id });
  if (environment.light === 'night') return refusal('not-at-night', 'SK-11.27');
  return environment.force > MAX_FORCE
    ? refusal('sea-too-high-to-launch', 'SK-20.10', { most: MAX_FORCE })
    : undefined;
}

/** A launch, or for a plane that is up another target. */
function offersOf(view: SeekriegView, ship: Ship): OrderOf<'spot'>[] {
  if (refusePlane(view, ship)) return [];
  const { spotter } = conditionOf(ship);
  const others = ['-', ...targetsOf(view, ship.side)].filter(
    (it) => it !== (spotter?.target ?? '-'),
  );
  const targets = spotter ? others : ['-'];
  return targets.map((target) => ({ kind: 'spot', ship: ship.id, target }));
}
