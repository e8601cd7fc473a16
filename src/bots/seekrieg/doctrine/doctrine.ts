import type { Order, SeekriegView } from '../../../rules/seekrieg';
import type { Doctrine } from '../../core/doctrine';
import { sensibleOrders } from '../common/sensible';
import { chooseOrder, offhandOrder } from './choose';
import { whyOrder } from './why';

/** What bots know of Seekrieg. The default fire plot is the best fire there is to propose [SK-34.6]. */
export const seekriegDoctrine: Doctrine<SeekriegView, Order> = {
  sensible: sensibleOrders,
  choose: chooseOrder,
  offhand: offhandOrder,
  proposeFire: () => [],
  why: whyOrder,
};
