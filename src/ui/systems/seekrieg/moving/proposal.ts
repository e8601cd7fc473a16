import { ordersOffhand } from '../../../../bots';
import { foresee, type Side } from '../../../../rules/core';
import { type Order, type SeekriegView, seekrieg } from '../../../../rules/seekrieg';

/** All that the Commander would still order in the present step; nothing where he would confirm. */
const proposedOrders = (view: SeekriegView, side: Side): Order[] =>
  ordersOffhand(seekrieg, view, side, ({ kind }: Order) => kind === 'confirm');

/** Courses of groups that the player does not steer in this turn, and the position that they are drawn from. */
export interface Proposal {
  orders: readonly Order[];
  view: SeekriegView;
}

/** Speed and turns as the Commander would steer; all else stands as it was ordered [SK-34.3]. */
export function proposedCourses(view: SeekriegView, side: Side): Proposal {
  const orders = proposedOrders(view, side).filter(
    ({ kind }) => kind === 'speed' || kind === 'turns',
  );
  const seenAfter = (seen: SeekriegView, order: Order) =>
    foresee(seekrieg, seen, side, order)?.view ?? seen;
  return { orders, view: orders.reduce(seenAfter, view) };
}
