import type { Draw, Reason, Side } from '../../rules/core';

/** What a search needs to know of a system: plans, how they are played, and how positions are judged. */
export interface Playbook<State, Order, Plan> {
  /** Plans from here, the usual one first; none where there is nothing to think about. @param usual as prepared */
  plans(state: State, side: Side, orders: readonly Order[], usual?: Plan): Iterable<Plan>;
  /** Plans for the whole rest of a game, by name, the usual one first: preparation compares them in whole games. */
  strategies?(state: State, side: Side): Readonly<Record<string, Plan>>;
  /** When it changes, it is time to compare the strategies again. */
  chapter?(view: State): number;
  /** The enemy's possible plans. */
  reply(state: State, draw: Draw): Plan;
  /** A whole position consistent with a side's view; what is hidden is sampled. */
  imagine(view: State, side: Side, draw: Draw): State;
  /** A whole position with all of the enemy's forces, so that a game can be played on from there to its end: each draw guesses anew. */
  guessed?(view: State, side: Side, draw: Draw): State;
  /** Gives a side's orders in the present segment, each carried out by `give` before the next is chosen. */
  play(state: State, part: Part<Plan>, give: (order: Order) => void): void;
  /** Whether a playout that began at a position has gone far enough to be judged. */
  isFarEnough(from: State, state: State): boolean;
  /** The worth of a position to a side: 0 is lost, 1 is won. */
  judge(state: State, side: Side): number;
  /** Why a plan was chosen, in a sentence. */
  why(state: State, side: Side, plan: Plan, usual?: Plan): Reason | undefined;
}

/** A side's part in a segment: the plan it follows, doctrine's own when there is none. */
export interface Part<Plan> {
  side: Side;
  plan: Plan;
  draw: Draw;
}
