import type { Order, StrategicView } from '../../rules/strategic';
import type { Doctrine } from '../doctrine';
import { chooseOrder } from './choose';
import { sensibleOrders } from './sensible';
import { whyOrder } from './why';

/** What bots know of the strategic games. */
export const strategicDoctrine: Doctrine<StrategicView, Order> = {
  sensible: (_view, _side, orders) => sensibleOrders(orders),
  choose: chooseOrder,
  proposeFire: () => [],
  why: whyOrder,
};
