import { ordersOffhand } from '../../../../bots';
import type { Side } from '../../../../rules/core';
import { type Order, type SeekriegView, seekrieg } from '../../../../rules/seekrieg';

/** All that the Commander would still order in the present step; nothing where he would confirm. */
export const proposedOrders = (view: SeekriegView, side: Side): Order[] =>
  ordersOffhand(seekrieg, view, side, ({ kind }: Order) => kind === 'confirm');
