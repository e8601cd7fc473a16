import { expect } from 'vitest';
import { seekriegDoctrine } from '../../src/bots/seekrieg/doctrine/doctrine';
import { diceFrom, drawFrom, type Side } from '../../src/rules/core';
import { type Order, type SeekriegState, seekrieg } from '../../src/rules/seekrieg';

/** Chance of a doctrine that has none. */
export const draw = drawFrom('bots');

/** The order of the doctrine, from the side's own view. */
function orderOf(state: SeekriegState, side: Side): Order {
  const order = seekriegDoctrine.offhand?.(seekrieg.view(state, side), side, draw);
  if (!order) throw new Error('the doctrine knows no order');
  return order;
}

/** Gives a side's orders until it has confirmed the step; all that were given. */
export function giveAll(
  state: SeekriegState,
  side: Side,
  dice = diceFrom(drawFrom('dice')),
): Order[] {
  const given: Order[] = [];
  const { kind } = state.step;
  while (state.step.kind === kind && !state.confirmed[side] && !seekrieg.outcome(state)) {
    const order = orderOf(state, side);
    expect(seekrieg.refuse(seekrieg.view(state, side), side, order)).toBeUndefined();
    seekrieg.apply(state, side, order, dice);
    given.push(order);
  }
  return given;
}

/** Plays so many turns, or to the end. */
export function play(state: SeekriegState, turns: number): Order[] {
  const dice = diceFrom(drawFrom('battle'));
  const until = state.turn + turns;
  const given: Order[] = [];
  while (state.turn < until && !seekrieg.outcome(state)) {
    const side = state.confirmed.allies ? 'axis' : 'allies';
    given.push(...giveAll(state, side, dice));
  }
  return given;
}
