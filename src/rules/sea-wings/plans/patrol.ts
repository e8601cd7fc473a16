import { type Axial, distance } from '../../../hex';
import { firstRefusal, must, type Refusal, type Side } from '../../core';
import { hexOfHome, taskForceOf } from '../common/formations';
import { forceOf, isDummy, realOf } from '../common/own';
import type { Formation } from '../model/air';
import type { OrderOf } from '../model/orders';
import { refusal } from '../model/refusals';
import type { OrderRule } from '../model/rule';
import type { Force, SeaWingsView } from '../model/state';
import { assign, formationIn, idleOf, refuseNight, refusePlan, refuseWeather } from './planning';

/** [WG-7.3] */
const MAX_REMOTE_HEXES = 2;

/** [WG-6.20, WG-7.1, WG-7.3, WG-7.5] */
export const planCap: OrderRule<'planCap'> = {
  // Half of the fighters or all; `refuse` allows any number.
  legal: (view, side) =>
    idleOf(view, side).flatMap((it) =>
      forcesNear(forceOf(view, side), it).flatMap((over) =>
        halfOrAll(it)
          .map((factors) => ({ kind: 'planCap', formation: it.id, factors, over }) as const)
          .filter((order) => !planCap.refuse(view, side, order)),
      ),
    ),
  refuse: (view, side, order) =>
    firstRefusal(
      () => refusePlan(view, side, order),
      () => refuseFighter(view, side, order),
      () => refuseOver(view, side, order),
    ),
  apply(play, side, { over, ...order }) {
    const task = { factors: order.factors, over, isFresh: false };
    assign(play, side, order, 'cap').boxes.cap.push(task);
  },
};

const halfOrAll = ({ boxes }: Formation): number[] => [
  ...new Set([Math.ceil(boxes.hangar / 2), boxes.hangar]),
];

/** Own forces that the formation's fighters can cover, its own first. */
function forcesNear(force: Force, formation: Formation): string[] {
  const home = hexOfHome(force, formation);
  if (!home) return [];
  const isNear = ({ hex }: { hex: Axial }) => distance(home, hex) <= MAX_REMOTE_HEXES;
  const bases = Object.values(force.bases).filter(isNear);
  return [...realOf(force).filter(isNear), ...bases.map(({ card }) => card)].map(({ id }) => id);
}

const refuseFighter = (
  view: SeaWingsView,
  side: Side,
  { formation: id }: { formation: string },
): Refusal | undefined => {
  const formation = formationIn(view, side, id);
  return formation.type.class === 'F'
    ? refuseNight(view, formation)
    : refusal('not-a-fighter', 'WG-6.20', { type: formation.type.name });
};

function refuseOver(
  view: SeaWingsView,
  side: Side,
  { formation, over }: OrderOf<'planCap'>,
): Refusal | undefined {
  const force = forceOf(view, side);
  const taskForce = force.taskForces[over];
  if (!force.bases[over] && (!taskForce || isDummy(taskForce)))
    return refusal('no-such-force', 'WG-7.3', { over });
  if (!forcesNear(force, formationIn(view, side, formation)).includes(over))
    return refusal('cap-too-far', 'WG-7.3', { over });
  return refuseWeather(view, (taskForce ?? must(force.bases[over], over)).hex);
}

/** [WG-7.1] The force that a formation belongs to. */
export const ownForce = (force: Force, { home }: Formation): string | undefined =>
  home.kind === 'base' ? home.id : taskForceOf(force, home)?.id;

/** [WG-6.21] */
export const planReady: OrderRule<'planReady'> = {
  legal: (view, side) =>
    idleOf(view, side).flatMap((it) =>
      halfOrAll(it)
        .map((factors) => ({ kind: 'planReady', formation: it.id, factors }) as const)
        .filter((order) => !planReady.refuse(view, side, order)),
    ),
  refuse: (view, side, order) =>
    firstRefusal(
      () => refusePlan(view, side, order),
      () => refuseFighter(view, side, order),
    ),
  apply(play, side, order) {
    assign(play, side, order, 'ready').boxes.ready += order.factors;
  },
};
