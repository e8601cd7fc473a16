import {
  type BattleState,
  battle,
  type Declaration,
  type Order,
  type OrderOf,
  stacksAtSea,
} from '../../rules/battle';
import { enemyOf, type Side } from '../../rules/core';
import { bestFire } from './firing';
import { BY_THE_BOOK, type Judgement } from './judgement';
import { ordersOf } from './ordersOf';
import type { FleetPlan, Task } from './plan';
import { newSituation } from './situation';
import { USUAL } from './strategies';
import { exits } from './tasks';
import { shipWorth } from './worth';

/** Plans of a side worth looking into, the usual one first; none where doctrine will do. @param usual as prepared */
export function plansFor(
  state: BattleState,
  side: Side,
  orders: readonly Order[],
  usual = USUAL,
): Iterable<FleetPlan> {
  switch (state.step.kind) {
    case 'movement':
      return [...fleetPlans(state, side, usual), ...stackPlans(state, side, orders, usual)];
    case 'shift':
      return fleetPlans(state, side, usual);
    case 'gunnery':
      return consistent(state, side, gunneryPlans(state, side, usual));
    case 'torpedoes':
      return consistent(state, side, torpedoPlans(usual));
    case 'breakOff':
      return votes(usual);
    default:
      return [];
  }
}

const hold = (rangeHexes: number): Task => ({ kind: 'hold', rangeHexes });
const TASKS: readonly Task[] = [{ kind: 'withdraw' }, ...[0, 2, 3, 4, 6].map(hold)];
const TASKS_OF_ONE: readonly Task[] = [{ kind: 'withdraw' }, ...[0, 3, 6].map(hold)];

const votes = (usual: FleetPlan): FleetPlan[] => [
  usual,
  { ...usual, vote: 'yes' },
  { ...usual, vote: 'no' },
];

function fleetPlans(state: BattleState, side: Side, usual: FleetPlan): FleetPlan[] {
  return [
    usual,
    { judgement: BY_THE_BOOK },
    ...[...TASKS, ...exits(state, side)].map((task) => allTo(task, usual)),
  ];
}

/** Everybody gets one task, whatever some were given. */
const allTo = (task: Task, { taskWhen, ...usual }: FleetPlan): FleetPlan => ({
  ...usual,
  task,
});

/** A different task for the stack that moves next. */
function stackPlans(
  state: BattleState,
  side: Side,
  orders: readonly Order[],
  usual: FleetPlan,
): FleetPlan[] {
  const [next] = ordersOf(orders, 'moveStack');
  if (!next || stacksAtSea(state, side).length < 2) return [];
  return TASKS_OF_ONE.map((task) => ({ ...usual, tasks: { [next.stack]: task } }));
}

const judging = (usual: FleetPlan, change: Partial<Judgement>): FleetPlan => ({
  ...usual,
  judgement: { ...usual.judgement, ...change },
});

/** Enemies on which fire may be concentrated. */
const MAX_FOCUSES = 4;

function gunneryPlans(
  state: BattleState,
  side: Side,
  usual: FleetPlan,
): [FleetPlan, ...FleetPlan[]] {
  const situation = newSituation(state, side);
  const targets = new Map<string, number>();
  for (const { ships } of stacksAtSea(state, enemyOf(side)))
    for (const id of ships) targets.set(state.ships[id]?.counter ?? id, shipWorth(situation, id));
  const focuses = [...targets].sort(([, a], [, b]) => b - a).slice(0, MAX_FOCUSES);
  return [
    usual,
    judging(usual, { guns: 0.4 }),
    judging(usual, { guns: 2 }),
    judging(usual, { silenced: 1 }),
    ...focuses.map(([focus]) => ({ ...usual, focus })),
  ];
}

const torpedoPlans = (usual: FleetPlan): [FleetPlan, ...FleetPlan[]] => [
  usual,
  judging(usual, { patience: 0 }),
  judging(usual, { patience: 2.5 }),
];

/** The plans that fit a side's declarations so far; declarations are made one by one. */
function* consistent(
  state: BattleState,
  side: Side,
  plans: readonly [FleetPlan, ...FleetPlan[]],
): Generator<FleetPlan> {
  const declared = state.declared[side];
  const before = { ...state, declared: { ...state.declared, [side]: [] } };
  const orders = declared.length > 0 ? battle.legalOrders(before, side) : [];
  let fitting = 0;
  for (const plan of plans) {
    const fire = declared.length > 0 ? bestFire(before, side, orders, plan) : [];
    if (!declared.every((it) => fire.some((order) => isSame(order, it)))) continue;
    fitting += 1;
    yield plan;
  }
  if (fitting === 0) yield plans[0];
}

const isSame = (a: OrderOf<'declare'>, b: Declaration): boolean =>
  a.ship === b.ship && a.weapon === b.weapon && a.target === b.target;
