import type { Draw, Reason, Side } from '../../rules/core';

/** What bots must know of a system to search it: plans, how they are played, and what comes of them. */
export interface Playbook<State, Order, Plan> {
  /** Ways to go on from here, the usual one first; none where there is nothing to think about. */
  plans(state: State, side: Side, orders: readonly Order[]): Iterable<Plan>;
  /** What the enemy may be about. */
  reply(state: State, draw: Draw): Plan;
  /** A whole position that fits what a side may see; what is hidden is sampled. */
  imagine(view: State, side: Side, draw: Draw): State;
  /** Gives a side's orders in the present segment, each carried out by `give` before the next is thought of. */
  play(state: State, part: Part<Plan>, give: (order: Order) => void): void;
  /** Whether a playout that began at a position has gone far enough for its worth to be told. */
  isFarEnough(from: State, state: State): boolean;
  /** What a position is worth to a side: 0 is lost, 1 is won. */
  judge(state: State, side: Side): number;
  /** What it orders where there is nothing to search; doctrine's order where absent. */
  otherwise?(view: State, side: Side, orders: readonly Order[], draw: Draw): Order;
  /** Why a plan was taken, in a sentence. */
  why(state: State, side: Side, plan: Plan): Reason | undefined;
}

/** A side's part in a segment: the plan it follows, doctrine's own when there is none. */
export interface Part<Plan> {
  side: Side;
  plan: Plan;
  draw: Draw;
}
