import { enemyOf, type Side } from '../../../rules/core';
import {
  type Order,
  type ShipRecord,
  type SquadronRecord,
  type StrategicView,
  strategic,
} from '../../../rules/strategic';
import { LAND_UNITS, skyOf } from '../../../rules/strategic/query';
import { bestBy } from '../../core/lists';
import type { Judgement } from '../common/judgement';
import { forceOf, isCarrier, ownShips } from '../common/known';
import { freeSteps, mayLaunch, outranges, squadronsOf } from './aircraft';
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
export function capPlan(view: StrategicView, side: Side, judgement: Judgement): Order[] {
  const { isNight } = skyOf(view, null);
  const force = forceOf(view, side);
  const fighters = squadronsOf(view, side).filter(
    (it) => it.card.type === 'F' && mayLaunch(isNight, it),
  );
  const wards = wardsOf(view, side);
  const patrols = force.basic?.cap ?? [];
  const hasPrey = preyOf(view, side).some((it) => 'division' in it);
  // Raids from farther than the side can strike are met over its carriers, and nowhere else.
  const escorts = outranges(view, enemyOf(side)) ? 0 : judgement.escorts;
  const sent = new Map<string, number>();
  for (const { over } of patrols) sent.set(over, (sent.get(over) ?? 0) + 1);
  return fighters.flatMap((it, index) => {
    const isAshore = force.landUnits[it.home] !== undefined;
    if (hasPrey && !isAshore && isEscort(index, escorts)) return [];
    if (patrols.some(({ squadron }) => squadron === it.id)) return [];
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
      worth: ownShips(force, division).reduce((sum, ship) => sum + wardWorth(ship), 0),
    }));
  const bases = Object.values(force.landUnits)
    .filter(({ isCaptured, kind }) => !isCaptured && LAND_UNITS[kind].airGroup !== null)
    .map(({ id, kind }) => ({ id, worth: LAND_UNITS[kind].points }));
  return [...divisions, ...bases];
}

/** A carrier's aircraft are worth as much as the ship, and raids go for her. */
const wardWorth = (ship: ShipRecord): number => ship.card.points * (isCarrier(ship) ? 2 : 1);

function bestPatrol(
  view: StrategicView,
  side: Side,
  squadron: SquadronRecord,
  { wards, sent }: { wards: readonly Ward[]; sent: ReadonlyMap<string, number> },
): Order | undefined {
  const force = forceOf(view, side);
  const steps = freeSteps(force, squadron);
  if (steps <= 0) return undefined;
  const orders = wards.map(({ id, worth }) => ({
    order: { kind: 'assignCap', squadron: squadron.id, steps, over: id } as const,
    need: worth / (1 + (sent.get(id) ?? 0)),
  }));
  const allowed = orders.filter(({ order }) => !strategic.refuse(view, side, order));
  return bestBy(allowed, ({ need }) => need)?.order;
}
