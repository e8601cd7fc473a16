import type { Order, SeaWingsView } from '../../../rules/sea-wings';
import type { Doctrine } from '../../core/doctrine';
import { sensibleOrders } from '../common/sensible';
import { chooseOrder, offhandOrder } from './choose';
import { whyOrder } from './why';

/** What bots know of Sea Wings. */
export const seaWingsDoctrine: Doctrine<SeaWingsView, Order> = {
  sensible: sensibleOrders,
  choose: chooseOrder,
  offhand: offhandOrder,
  proposeFire: () => [],
  why: whyOrder,
};
