import type { Side } from '../../rules/core';
import type { Choosing } from './doctrine';
import { pick } from './lot';

/**
 * Choosing by how a side judges: the order that is preferred offhand, else by lot one that avoids obvious mistakes.
 *
 * @param offhandOrder what a judgement prefers; `undefined` where it has nothing
 */
export const choosing =
  <View, Order, Judgement>(
    offhandOrder: (judgement: Judgement, view: View, side: Side) => Order | undefined,
    sensibleOrders: (view: View, side: Side, orders: readonly Order[]) => Order[],
  ) =>
  (judgementOf: (view: View, side: Side) => Judgement): Choosing<View, Order> => {
    const offhand = (view: View, side: Side) => offhandOrder(judgementOf(view, side), view, side);
    return {
      offhand,
      choose: (view, side, orders, draw) =>
        offhand(view, side) ?? pick(draw, sensibleOrders(view, side, orders)),
    };
  };
