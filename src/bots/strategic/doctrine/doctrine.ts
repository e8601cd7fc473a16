import type { Order, StrategicView } from '../../../rules/strategic';
import type { Doctrine } from '../../core/doctrine';
import { openOrders } from '../common/sensible';
import { chooseOrder, offhandOrder } from './choose';
import { whyOrder } from './why';

/** What bots know of the strategic games. */
export const strategicDoctrine: Doctrine<StrategicView, Order> = {
  sensible: openOrders,
  choose: chooseOrder,
  offhand: offhandOrder,
  proposeFire: () => [],
  why: whyOrder,
};
