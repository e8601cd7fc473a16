import { type AnySystem, SIDES, type Side } from '../../rules/core';
import type { Budget } from '../core/budget';
import type { Playbook } from '../core/playbook';
import { quickDice, quickDraw } from './chance';

/** What every playout of one decision shares. */
export interface Table<State, Order, Plan> {
  system: AnySystem;
  book: Playbook<State, Order, Plan>;
  side: Side;
  budget: Budget;
  /** Playouts end with the game, however far that is. */
  isToTheEnd?: boolean;
}

/** One possible continuation: with equal seeds every plan gets the same chance, segment by segment. */
interface Playout<State, Plan> {
  from: State;
  plan: Plan;
  /** The enemy's plan. */
  reply: Plan;
  seed: number;
}

/** No playout comes close; one that does is abandoned. */
const MAX_ORDERS = 5_000;

/** Plays a copy of a position on, and returns its worth to the side; `undefined` when the budget ran out. */
export function playOn<State, Order, Plan>(
  table: Table<State, Order, Plan>,
  playout: Playout<State, Plan>,
): number | undefined {
  const course = playing(table, playout);
  let step = course.next();
  while (!step.done) step = course.next();
  return step.value;
}

/** The same in steps: yields after each segment. */
export function* playing<State, Order, Plan>(
  { system, book, side, budget, isToTheEnd = false }: Table<State, Order, Plan>,
  { from, plan, reply, seed }: Playout<State, Plan>,
): Generator<void, number | undefined> {
  const state: State = system.copy(from);
  let orders = 0;
  let isSpent = false;
  const isOver = () =>
    system.outcome(state) || (!isToTheEnd && book.isFarEnough(from, state)) ? true : isSpent;
  while (!isOver()) {
    const acting = sideToAct(system, state);
    const draw = quickDraw(seed, 2 * system.segment(state).clock + SIDES.indexOf(acting));
    const dice = quickDice(draw);
    book.play(state, { side: acting, plan: acting === side ? plan : reply, draw }, (order) => {
      system.apply(state, acting, order, dice);
      orders += 1;
      if (!budget.spend() || orders > MAX_ORDERS) isSpent = true;
    });
    yield;
  }
  return isSpent ? undefined : book.judge(state, side);
}

/** The first side that has something to do. */
function sideToAct(system: AnySystem, state: unknown): Side {
  const { active } = system.segment(state);
  return SIDES.find((side) => active[side] !== 'waiting') ?? 'allies';
}

/** The orders that a plan gives in the present segment. */
export function opening<State, Order, Plan>(
  { system, book, side }: Table<State, Order, Plan>,
  from: State,
  plan: Plan,
): Order[] {
  const state: State = system.copy(from);
  const draw = quickDraw(0, 0);
  const dice = quickDice(draw);
  const orders: Order[] = [];
  book.play(state, { side, plan, draw }, (order) => {
    orders.push(order);
    system.apply(state, side, order, dice);
  });
  return orders;
}
