import { distance } from '../../hex';
import {
  type BattleView,
  isDead,
  type Order,
  refuseMotion,
  type ShipId,
  type Stack,
  shipOf,
  speedRank,
  stackById,
  stackOf,
  towOf,
} from '../../rules/battle';
import { isSteeringBound } from '../../rules/battle/query';
import type { Exchange } from './exchange';
import { ordersOf } from './ordersOf';
import { isFighter } from './posture';
import type { Situation } from './situation';

/** Ships that cannot move now, or that slow their stack down and can no longer fight. */
function laggards(situation: Situation, stack: Stack): ShipId[] {
  const { view } = situation;
  const fastest = Math.min(...stack.ships.map((id) => speedRank(shipOf(view, id).speed)));
  return stack.ships.filter((id) => {
    const ship = shipOf(view, id);
    if (towOf(view, id)) return false;
    if (isDead(ship) || ship.aground || isSteeringBound(view, id)) return true;
    return speedRank(ship.speed) > fastest && !isFighter(situation, id);
  });
}

/** [BT-5.9, BT-6.1] Leaves behind the ships that pin a stack which could move without them. */
export function leaveBehind({ give }: Exchange, orders: readonly Order[]): Order | undefined {
  return ordersOf(orders, 'separate').find(({ stack: id, groups }) => {
    const stack = stackById(give.view, id);
    const lag = laggards(give, stack);
    const rest = stack.ships.filter((ship) => !lag.includes(ship));
    return (
      lag.length > 0 &&
      isSameSet(groups.flat(), lag) &&
      refuseMotion(give.view, stack.ships) !== undefined &&
      refuseMotion(give.view, rest) === undefined
    );
  });
}

const isSameSet = (a: readonly ShipId[], b: readonly ShipId[]): boolean =>
  a.length === b.length && a.every((id) => b.includes(id));

/** Hexes beyond its guns' reach that an enemy can close before a tow is out of the way. */
const TOW_MARGIN_HEXES = 3;

function isInDanger({ enemy, gunReach }: Situation, stack: Stack | undefined): boolean {
  const danger = gunReach + TOW_MARGIN_HEXES;
  return enemy.some((it) => stack && distance(it.hex, stack.hex) <= danger);
}

/** [BT-6.7] A tow is made fast only out of the enemy's reach. */
export function takeInTow({ give }: Exchange, orders: readonly Order[]): Order | undefined {
  return ordersOf(orders, 'tow').find(({ tower }) => !isInDanger(give, stackOf(give.view, tower)));
}

/** [BT-6.6] A tower that can fight casts off when the enemy is within range. */
export function letGo({ give }: Exchange, orders: readonly Order[]): Order | undefined {
  return ordersOf(orders, 'castOff').find(({ tower }) => towerIsNeeded(give, give.view, tower));
}

function towerIsNeeded(situation: Situation, view: BattleView, tower: ShipId): boolean {
  const stack = stackOf(view, tower);
  return situation.enemy.some((it) => stack && distance(it.hex, stack.hex) <= situation.gunReach);
}
