import { type BattleState, battle, type Order } from '../../rules/battle';
import { pick } from '../core/lot';
import type { Part } from '../core/playbook';
import { planned } from './choose';
import { bestFire } from './firing';
import { chooseMovement, newExchange } from './movement';
import type { FleetPlan } from './plan';
import { sensibleOrders } from './sensible';

type Give = (order: Order) => void;

/** Plays a side's part in the present segment under a plan; what holds for the whole segment is computed once. */
export function playSegment(state: BattleState, part: Part<FleetPlan>, give: Give): void {
  switch (state.step.kind) {
    case 'gunnery':
    case 'torpedoes':
      playSealed(state, part, give);
      return;
    case 'movement':
      playMovement(state, part, give);
      return;
    default:
      give(single(state, part));
  }
}

function single(state: BattleState, { side, plan, draw }: Part<FleetPlan>): Order {
  const orders = battle.legalOrders(state, side);
  return (
    planned(state, side, orders, plan) ??
    pick(draw, atLeastOne(sensibleOrders(state, side, orders), orders))
  );
}

const atLeastOne = (some: Order[], all: Order[]): Order[] => (some.length > 0 ? some : all);

function playSealed(state: BattleState, { side, plan }: Part<FleetPlan>, give: Give): void {
  for (const order of bestFire(state, side, battle.legalOrders(state, side), plan)) give(order);
  give({ kind: 'done' });
}

/** Orders of stacks that have not moved stay legal while others move, unless a hex is full. */
function playMovement(state: BattleState, { side, plan }: Part<FleetPlan>, give: Give): void {
  const { clock } = state;
  while (state.clock === clock) {
    const exchange = newExchange(state, side, plan);
    let orders = battle.legalOrders(state, side);
    for (;;) {
      const order = chooseMovement(exchange, orders) ?? { kind: 'done' };
      if (order.kind === 'moveStack' && battle.refuse(state, side, order)) break;
      const before = shapeOf(state);
      give(order);
      if (state.clock !== clock || before !== shapeOf(state) || !isPlain(order)) break;
      orders = orders.filter((it) => !('stack' in it) || it.stack !== order.stack);
    }
  }
}

/** Orders that also change the choices of other stacks. */
const shapeOf = ({ stacks, center, step }: BattleState): string =>
  `${stacks.length} ${center.q},${center.r} ${step.kind === 'movement' && step.mayLeave !== null}`;

const isPlain = (order: Order): order is Extract<Order, { kind: 'moveStack' | 'stay' }> =>
  order.kind === 'moveStack' || order.kind === 'stay';
