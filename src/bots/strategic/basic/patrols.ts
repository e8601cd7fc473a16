import type { Side } from '../../../rules/core';
import {
  type Force,
  type Order,
  type SquadronRecord,
  type StrategicView,
  strategic,
} from '../../../rules/strategic';
import { LAND_UNITS, skyOf } from '../../../rules/strategic/query';
import { bestBy } from '../../core/lists';
import type { Judgement } from '../common/judgement';
import { forceOf, ownShips } from '../common/known';
import { freeSteps, mayLaunch, squadronsOf } from './aircraft';
import { preyOf } from './prey';

/** Something of its own that the enemy may strike this turn, with its worth. */
interface Ward {
  id: string;
  worth: number;
}

/**
 * [ST-7.3, ST-7.5] Fighters over what can be struck, which is what bears a Spotted card [ST-7.6]: the more
 * valuable, the more fighters. While there are ships to strike a share of the squadrons is kept as escort.
 */
export function capPlan(view: StrategicView, side: Side, { escorts }: Judgement): Order[] {
  const { isNight } = skyOf(view, null);
  const force = forceOf(view, side);
  const fighters = squadronsOf(view, side).filter(
    (it) => it.card.type === 'F' && mayLaunch(isNight, it),
  );
  const wards = wardsOf(view, side);
  const hasPrey = preyOf(view, side).some((it) => 'division' in it);
  const sent = new Map<string, number>();
  return fighters.flatMap((it, index) => {
    const isAshore = force.landUnits[it.home] !== undefined;
    if (hasPrey && !isAshore && isEscort(index, escorts)) return [];
    const order = bestPatrol(view, side, it, { wards, sent });
    if (order?.kind === 'assignCap') sent.set(order.over, (sent.get(order.over) ?? 0) + 1);
    return order ? [order] : [];
  });
}

/** Whether the n-th of many is of a share that is evenly spread over them. */
export const isEscort = (index: number, share: number): boolean =>
  Math.floor((index + 1) * share) > Math.floor(index * share);

/** Own divisions that are spotted, and bases. */
function wardsOf(view: StrategicView, side: Side): Ward[] {
  const force = forceOf(view, side);
  const divisions = Object.values(force.divisions)
    .filter(({ isSpotted, status, submarine }) => isSpotted && status === 'present' && !submarine)
    .map((division) => ({
      id: division.id,
      worth: ownShips(force, division).reduce((sum, { card }) => sum + card.points, 0),
    }));
  const bases = Object.values(force.landUnits)
    .filter(({ isCaptured, kind }) => !isCaptured && LAND_UNITS[kind].airGroup !== null)
    .map(({ id, kind }) => ({ id, worth: LAND_UNITS[kind].points }));
  return [...divisions, ...bases];
}

function bestPatrol(
  view: StrategicView,
  side: Side,
  squadron: SquadronRecord,
  { wards, sent }: { wards: readonly Ward[]; sent: ReadonlyMap<string, number> },
): Order | undefined {
  const force = forceOf(view, side);
  const steps = freeSteps(force, squadron) + patrolling(force, squadron.id);
  if (steps <= 0) return undefined;
  const orders = wards.map(({ id, worth }) => ({
    order: { kind: 'assignCap', squadron: squadron.id, steps, over: id } as const,
    need: worth / (1 + (sent.get(id) ?? 0)),
  }));
  const allowed = orders.filter(({ order }) => !strategic.refuse(view, side, order));
  return bestBy(allowed, ({ need }) => need)?.order;
}

const patrolling = ({ basic }: Force, id: string): number =>
  (basic?.cap ?? [])
    .filter(({ squadron }) => squadron === id)
    .reduce((sum, { steps }) => sum + steps, 0);
