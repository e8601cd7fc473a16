import type { Side } from '../../../rules/core';
import type { Order, OrderOf, ShipId, ShipRecord, StrategicView } from '../../../rules/strategic';
import { firePowerNow, type Posture, type Ship } from '../../../rules/strategic/query';
import { bestBy } from '../../core/lists';
import { fireGain } from '../common/gain';
import type { Judgement } from '../common/judgement';
import { asShip, forceOf, isCargo, isCarrier, isTorpedoCraft, knownOf } from '../common/known';
import { gunRatio } from '../common/strength';

/** Own and enemy ships of the action under way, as far as they are known. */
function shipsIn(view: StrategicView, side: Side): { own: ShipRecord[]; enemy: Ship[] } {
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

/** [ST-21.25] By the odds of the guns; ships that guard or carry something keep away, torpedo boats close and are gone. */
export function postureOrder(view: StrategicView, side: Side, judgement: Judgement): Order {
  const { own, enemy } = shipsIn(view, side);
  return { kind: 'posture', posture: postureFor(own, enemy, judgement) };
}

function postureFor(
  own: readonly ShipRecord[],
  enemy: readonly Ship[],
  { fightsFrom, leavesBelow }: Judgement,
): Posture {
  const ratio = gunRatio(own, enemy);
  if (own.length > 0 && own.every(isTorpedoCraft))
    return own.some(({ launchesLeft }) => launchesLeft > 0) ? 'close' : 'breakOff';
  const guards = own.some(isCarrier) || own.some(isCargo);
  if (ratio < leavesBelow || (guards && ratio < fightsFrom)) return 'breakOff';
  return ratio >= fightsFrom ? 'close' : 'hold';
}

/**
 * [ST-21.29] Each ship at the enemy from whom she takes most, torpedoes whenever they can be launched; with a
 * `focus` at that enemy, if she can harm her.
 */
export function quickTargetPlan(
  view: StrategicView,
  side: Side,
  orders: readonly Order[],
  focus?: ShipId,
): Order[] {
  const fleets = shipsIn(view, side);
  const own = byId(fleets.own);
  const enemy = byId(fleets.enemy);
  const aimed = aimedAlready(view, side);
  return [...byShip(orders)].flatMap(([id, choices]): Order[] => {
    const ship = own.get(id);
    const worths = choices.flatMap((order): Shot[] => {
      const target = enemy.get(order.target);
      if (!ship || !target) return [];
      const promise = promiseOf(ship, target, order.torpedoes);
      const share = promise / (1 + SHARED_FIRE * (aimed.get(order.target) ?? 0));
      return [{ order, worth: order.target === focus && promise > 0 ? promise + FOCUS : share }];
    });
    const best = bestBy(worths, ({ worth }) => worth);
    if (!best) return [];
    aimed.set(best.order.target, (aimed.get(best.order.target) ?? 0) + 1);
    return [best.order];
  });
}

interface Shot {
  order: OrderOf<'quickTarget'>;
  worth: number;
}

/** The points that ships already aiming at a target take off it. */
const SHARED_FIRE = 0.25;
/** More points than any shot scores. */
const FOCUS = 1000;

const byId = (ships: readonly Ship[]): Map<ShipId, Ship> =>
  new Map(ships.map((ship) => [ship.card.id, ship]));

function byShip(orders: readonly Order[]): Map<ShipId, OrderOf<'quickTarget'>[]> {
  const choices = new Map<ShipId, OrderOf<'quickTarget'>[]>();
  for (const order of orders) {
    if (order.kind !== 'quickTarget') continue;
    const sofar = choices.get(order.ship);
    if (sofar) sofar.push(order);
    else choices.set(order.ship, [order]);
  }
  return choices;
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
