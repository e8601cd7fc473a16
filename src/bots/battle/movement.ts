import type { Axial } from '../../hex';
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
import { mayLeaveFreely } from '../../rules/battle/steps/leaving';
import { enemyOf, type Side } from '../../rules/core';
import { bestBy } from './bestBy';
import { leaveBehind, letGo, takeInTow } from './cripples';
import { exitPoints, pullToExit } from './objectives';
import { ordersOf } from './ordersOf';
import { postureOf } from './posture';
import { aimOf, type Exchange, givesBattle, scoreHex } from './rangeKeeping';
import { newSituation } from './situation';
import { pullAlongWater } from './wayOut';

export const newExchange = (view: BattleView, side: Side): Exchange => ({
  give: newSituation(view, side),
  take: newSituation(view, enemyOf(side)),
  posture: postureOf(view, side),
});

/** The next order of a movement impulse: cripples first, then stack by stack. */
export function chooseMovement(
  view: BattleView,
  side: Side,
  orders: readonly Order[],
): Order | undefined {
  const exchange = newExchange(view, side);
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

/** [BT-5.18] Those who do not give battle are glad to be gone. */
function answerToLeave(exchange: Exchange, orders: readonly Order[]): Order | undefined {
  const answers = ordersOf(orders, 'leave');
  const [first] = answers;
  if (!first) return undefined;
  const stack = stackById(exchange.give.view, first.stack);
  const wanted = givesBattle(exchange, stack) ? 'no' : 'yes';
  return answers.find(({ answer }) => answer === wanted);
}

/** [BT-3.13] Stacks that wait come in where they stand best. */
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

function scoreMove(
  exchange: Exchange,
  stack: Stack,
  aim: ReturnType<typeof aimOf>,
  move: OrderOf<'moveStack' | 'stay'>,
): number {
  const { view, side } = exchange.give;
  const to: Axial = move.kind === 'stay' ? stack.hex : move.to;
  const score = scoreHex(exchange, stack, aim, to) + pullOut(exchange, stack, to);
  const leaves = !isOnBoard(view, to) && mayLeaveFreely(view, stack);
  if (!leaves) return score;
  const paid = exitPoints(view, side, stack, sidesBeyond(view, to));
  return paid > 0 ? score + 100 * paid : givesBattle(exchange, stack) ? -1000 : score + 100;
}

/** Those who fight are drawn the straight way to where they are paid for leaving; those who withdraw look at the coast. */
function pullOut(exchange: Exchange, stack: Stack, to: Axial): number {
  const { view, side } = exchange.give;
  return landHexes(view).length > 0 && !givesBattle(exchange, stack)
    ? pullAlongWater(exchange.give, stack, to)
    : pullToExit(view, side, stack, to);
}
