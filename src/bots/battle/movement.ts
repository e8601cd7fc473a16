import { type Axial, neighbor } from '../../hex';
import {
  type BattleView,
  isOnBoard,
  landHexes,
  type Order,
  type OrderOf,
  type Stack,
  sidesBeyond,
  stackById,
} from '../../rules/battle';
import { isSurprised, mayLeaveFreely } from '../../rules/battle/query';
import { enemyOf, type Side } from '../../rules/core';
import { bestBy } from './bestBy';
import { leaveBehind, letGo, takeInTow } from './cripples';
import type { Exchange } from './exchange';
import { exitPoints, pullToExit } from './objectives';
import { ordersOf } from './ordersOf';
import { DOCTRINE } from './plan';
import { leadOf, postureOf } from './posture';
import { aimOf, givesBattle, scoreHex, taskIn } from './rangeKeeping';
import { newSituation } from './situation';
import { pullAlongWater } from './wayOut';

export const newExchange = (view: BattleView, side: Side, plan = DOCTRINE): Exchange => ({
  give: newSituation(view, side, plan),
  take: newSituation(view, enemyOf(side), plan),
  posture: postureOf(view, side, plan.judgement),
  lead: leadOf(view, side),
});

/** The next order of a movement impulse: cripples first, then stack by stack. */
export function chooseMovement(exchange: Exchange, orders: readonly Order[]): Order | undefined {
  return (
    answerToLeave(exchange, orders) ??
    bestEntry(exchange, orders) ??
    letGo(exchange, orders) ??
    leaveBehind(exchange, orders) ??
    takeInTow(exchange, orders) ??
    bestMove(exchange, orders) ??
    orders.find(({ kind }) => kind === 'done')
  );
}

/** [BT-5.18] Stacks that do not give battle leave. */
function answerToLeave(exchange: Exchange, orders: readonly Order[]): Order | undefined {
  const answers = ordersOf(orders, 'leave');
  const [first] = answers;
  if (!first) return undefined;
  const stack = stackById(exchange.give.view, first.stack);
  const wanted = isGladToLeave(exchange, stack) ? 'yes' : 'no';
  return answers.find(({ answer }) => answer === wanted);
}

/** [BT-14.3] Leaving scores points, or costs none and the stack does not want to fight. */
function isGladToLeave(exchange: Exchange, stack: Stack): boolean {
  const { view, side } = exchange.give;
  const by = view.step.kind === 'movement' ? view.step.mayLeave?.by : undefined;
  if (by === undefined) return false;
  const paid = exitPoints(view, side, stack, sidesBeyond(view, neighbor(stack.hex, by)));
  return paid === 0 ? !givesBattle(exchange, stack) : paid > 0;
}

/** [BT-3.13] Waiting stacks enter where they stand best. */
function bestEntry(exchange: Exchange, orders: readonly Order[]): Order | undefined {
  const entries = ordersOf(orders, 'enter');
  const [first] = entries;
  if (!first) return undefined;
  const stack = stackById(exchange.give.view, first.stack);
  const aim = aimOf(exchange, stack);
  return bestBy(
    entries.filter((entry) => entry.stack === first.stack),
    ({ hex }) => scoreHex(exchange, stack, aim, hex),
  );
}

/** The best hex for the first stack that may still move; staying is one of the choices. */
function bestMove(exchange: Exchange, orders: readonly Order[]): Order | undefined {
  const moves = orders.filter((order) => order.kind === 'moveStack' || order.kind === 'stay');
  const [first] = moves;
  if (!first) return undefined;
  const stack = stackById(exchange.give.view, first.stack);
  const aim = aimOf(exchange, stack);
  return bestBy(
    moves.filter((move) => move.stack === first.stack),
    (move) => scoreMove(exchange, stack, aim, move),
  );
}

/** A stack running for the edge ignores everything else. */
const RUN = 5;

function scoreMove(
  exchange: Exchange,
  stack: Stack,
  aim: ReturnType<typeof aimOf>,
  move: OrderOf<'moveStack' | 'stay'>,
): number {
  const { view, side } = exchange.give;
  const to: Axial = move.kind === 'stay' ? stack.hex : move.to;
  const score = scoreHex(exchange, stack, aim, to) + pullOut(exchange, stack, aim, to);
  const leaves = !isOnBoard(view, to) && mayLeaveFreely(view, stack);
  if (!leaves) return score;
  const paid = exitPoints(view, side, stack, sidesBeyond(view, to));
  return paid > 0 ? score + 100 * paid : givesBattle(exchange, stack) ? -1000 : score + 100;
}

/**
 * Those that fight are drawn straight toward the edge that scores for leaving; those that withdraw consider the
 * coast.
 */
function pullOut(
  exchange: Exchange,
  stack: Stack,
  aim: ReturnType<typeof aimOf>,
  to: Axial,
): number {
  const { view, side } = exchange.give;
  if (taskIn(exchange, stack)?.kind === 'exit')
    return RUN * pullAlongWater(exchange.give, stack, to);
  return landHexes(view).length > 0 && !givesBattle(exchange, stack)
    ? pullAlongWater(exchange.give, stack, to)
    : catchesUnawares(exchange, stack, aim)
      ? 0
      : pullToExit(view, side, stack, to);
}

/** [BT-19.3] The edge can wait while there is a surprised enemy to attack. */
const catchesUnawares = (
  exchange: Exchange,
  stack: Stack,
  { target, worth }: ReturnType<typeof aimOf>,
): boolean =>
  givesBattle(exchange, stack) &&
  worth > 0 &&
  !!target?.ships.some((id) => isSurprised(exchange.give.view, id));
