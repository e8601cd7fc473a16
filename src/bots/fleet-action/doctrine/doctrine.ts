import type { FleetActionView, Order } from '../../../rules/fleet-action';
import type { Doctrine } from '../../core/doctrine';
import { proposedFire } from '../acting/acting';
import { sensibleOrders } from '../common/sensible';
import { chooseOrder, offhandOrder } from './choose';
import { whyOrder } from './why';

/** What bots know of Fleet Action. */
export const fleetActionDoctrine: Doctrine<FleetActionView, Order> = {
  sensible: sensibleOrders,
  choose: chooseOrder,
  offhand: offhandOrder,
  proposeFire: proposedFire,
  why: whyOrder,
};
