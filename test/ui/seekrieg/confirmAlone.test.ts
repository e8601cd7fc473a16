import { expect, test } from 'vitest';
import { diceFrom, drawFrom, type Side } from '../../../src/rules/core';
import { type Order, type SeekriegState, seekrieg } from '../../../src/rules/seekrieg';
import { proposedCourses } from '../../../src/ui/systems/seekrieg/moving/proposal';
import { giveAll } from '../../bots/seekriegPlay';
import { battleOf } from '../../scenario/seekrieg/shippedBattles';

/** What Confirm does for a player who has touched nothing: the courses that are drawn, then the order itself [SK-34.3]. */
function confirmAlone(
  state: SeekriegState,
  side: Side,
  dice: ReturnType<typeof diceFrom>,
): Order[] {
  const view = seekrieg.view(state, side);
  const courses = state.step.kind === 'orders' ? proposedCourses(view, side).orders : [];
  const orders: Order[] = [...courses, { kind: 'confirm' }];
  for (const order of orders) {
    expect(seekrieg.refuse(seekrieg.view(state, side), side, order)).toBeUndefined();
    seekrieg.apply(state, side, order, dice);
  }
  return orders;
}

test.each([
  ['sk-denmark-strait', 'allies'],
  ['sk-denmark-strait', 'axis'],
  ['sk-river-plate', 'allies'],
  ['sk-river-plate', 'axis'],
] as const)('[SK-34.3] in %s the %s fight to the end by Confirm alone, and steer', (id, side) => {
  const { state } = seekrieg.newState(
    battleOf(id),
    seekrieg.defaultOptions,
    diceFrom(drawFrom(`${id}/${side}`)),
  );
  const dice = diceFrom(drawFrom(`dice/${id}/${side}`));
  const given: Order[] = [];
  while (!seekrieg.outcome(state)) {
    const isOurs = !state.confirmed[side] && seekrieg.segment(state).active[side] !== 'waiting';
    if (isOurs) given.push(...confirmAlone(state, side, dice));
    else giveAll(state, side === 'axis' ? 'allies' : 'axis', dice);
  }
  const turned = given.filter((it) => it.kind === 'turns');
  expect(turned.length).toBeGreaterThan(5);
  const hurt = Object.values(state.ships).filter(
    (it) => it.side !== side && (it.condition?.damage ?? 0) > 0,
  );
  expect(hurt.length).toBeGreaterThan(0);
});
