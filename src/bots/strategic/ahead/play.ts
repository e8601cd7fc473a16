import { type Order, type StrategicState, strategic } from '../../../rules/strategic';
import type { Part } from '../../core/playbook';
import { isSettled } from '../common/settled';
import { chooseBy, isWanted, stagePlan } from '../doctrine/choose';
import type { OperationPlan } from './plan';

type Give = (order: Order) => void;

/** Plays a side's part in the present stage under a plan. */
export function playStage(state: StrategicState, part: Part<OperationPlan>, give: Give): void {
  // [ST-21.29] Ships without an order fire where they do most: close enough to what doctrine would order.
  if (isExchange(state)) give({ kind: 'confirm' });
  else playOrders(state, part, strategic.legalOrders(state, part.side), give);
}

function playOrders(
  state: StrategicState,
  part: Part<OperationPlan>,
  orders: readonly Order[],
  give: Give,
): void {
  const first = planned(state, orders, part.plan);
  if (first && !isSettled(state, part.side, first)) give(first);
  else playByJudgement(state, part, orders, give);
}

const isExchange = ({ action }: StrategicState): boolean =>
  action?.stage.kind === 'quick' && action.stage.quick.stage === 'targets';

/** A judgement's wishes are computed once for the stage; then the rest of them are ordered, or the stage ends. */
function playByJudgement(
  state: StrategicState,
  { side, plan: { judgement }, draw }: Part<OperationPlan>,
  orders: readonly Order[],
  give: Give,
): void {
  const { clock } = state;
  const isOpen = () => state.clock === clock && strategic.segment(state).active[side] !== 'waiting';
  for (const order of [...stagePlan(state, side, orders, judgement)])
    if (isOpen() && isWanted(state, side, order)) give(order);
  if (isOpen()) give(chooseBy(judgement)(state, side, strategic.legalOrders(state, side), draw));
}

/** The plan's own order here. */
function planned(
  { action, step }: StrategicState,
  orders: readonly Order[],
  { posture, declares, intercepts }: OperationPlan,
): Order | undefined {
  if (posture && action)
    return orders.find((it) => it.kind === 'posture' && it.posture === posture);
  if (action) return undefined;
  if (declares && step.kind === 'surface')
    return orders.find((it) => strategic.makeOrder(it) === declares);
  if (!intercepts || step.kind !== 'intercept') return undefined;
  const wanted = intercepts === 'all' ? orders.find(isYes) : undefined;
  return wanted ?? orders.find(({ kind }) => kind === 'confirm');
}

const isYes = (order: Order): boolean => order.kind === 'intercept' && order.answer === 'yes';
