import type { Side } from '../../../rules/core';
import type { Order, OrderOf, StrategicView } from '../../../rules/strategic';
import type { Ship } from '../../../rules/strategic/cards';
import type { Posture } from '../../../rules/strategic/quick';
import { firePowerNow } from '../../../rules/strategic/shipNow';
import { fireGain } from '../gain';
import { asShip, forceOf, isCargo, isCarrier, knownOf } from '../known';
import { gunRatio } from '../strength';

/** Odds at which a side wants to be nearer, and below which it wants to be away. */
const CLOSES_FROM = 1.1;
const LEAVES_BELOW = 0.6;

/** Own and enemy ships of the action under way, as far as they are known. */
function shipsIn(view: StrategicView, side: Side): { own: Ship[]; enemy: Ship[] } {
  const { action } = view;
  const force = forceOf(view, side);
  const known = knownOf(view, side);
  const enemySide = side === 'allies' ? 'axis' : 'allies';
  const own = (action?.divisions[side] ?? []).flatMap((id) =>
    Object.values(force.ships).filter((it) => it.division === id && it.fate === 'afloat'),
  );
  const enemy = (action?.divisions[enemySide] ?? []).flatMap((id) =>
    Object.values(known.ships).filter((it) => it.division === id && it.fate === 'afloat'),
  );
  return { own, enemy: enemy.map(asShip) };
}

/** [ST-21.25] By the odds of the guns; who guards or carries something keeps away. */
export function postureOrder(view: StrategicView, side: Side): Order {
  const { own, enemy } = shipsIn(view, side);
  return { kind: 'posture', posture: postureFor(own, enemy) };
}

function postureFor(own: readonly Ship[], enemy: readonly Ship[]): Posture {
  const ratio = gunRatio(own, enemy);
  const guards = own.some(isCarrier) || own.some(isCargo);
  if (ratio < LEAVES_BELOW || (guards && ratio < CLOSES_FROM)) return 'breakOff';
  return ratio >= CLOSES_FROM ? 'close' : 'hold';
}

/** [ST-21.29] Each ship at the enemy from whom she takes most, torpedoes whenever they can be launched. */
export function quickTargetPlan(
  view: StrategicView,
  side: Side,
  orders: readonly Order[],
): Order[] {
  const { own, enemy } = shipsIn(view, side);
  const best = new Map<string, OrderOf<'quickTarget'>>();
  const aimed = aimedAlready(view, side);
  const worth = (order: OrderOf<'quickTarget'>): number => {
    const ship = own.find(({ card }) => card.id === order.ship);
    const target = enemy.find(({ card }) => card.id === order.target);
    if (!ship || !target) return -1;
    return promiseOf(ship, target, order.torpedoes) / (1 + 0.25 * (aimed.get(order.target) ?? 0));
  };
  for (const id of new Set(orders.flatMap((it) => (it.kind === 'quickTarget' ? [it.ship] : [])))) {
    const [first] = orders
      .filter((it): it is OrderOf<'quickTarget'> => it.kind === 'quickTarget' && it.ship === id)
      .sort((a, b) => worth(b) - worth(a));
    if (!first || worth(first) < 0) continue;
    best.set(id, first);
    aimed.set(first.target, (aimed.get(first.target) ?? 0) + 1);
  }
  return [...best.values()];
}

/** How many own ships fire at each enemy so far. */
function aimedAlready({ action }: StrategicView, side: Side): Map<string, number> {
  const counts = new Map<string, number>();
  const ordered = action?.stage.kind === 'quick' ? action.stage.quick.targets[side] : [];
  for (const { target } of ordered) counts.set(target, (counts.get(target) ?? 0) + 1);
  return counts;
}

function promiseOf(ship: Ship, target: Ship, torpedoes: boolean): number {
  const guns = firePowerNow(ship, 'firePower')?.rating;
  const fire =
    guns === undefined ? 0 : fireGain(guns - target.card.firstDefense - 1, target, false);
  const run = ship.card.torpedo;
  if (!torpedoes || run === null) return fire;
  return fire + fireGain(run - target.card.secondDefense - 1, target, true);
}
