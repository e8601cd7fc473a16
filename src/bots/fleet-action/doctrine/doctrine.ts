import type { FleetActionView, Order } from '../../../rules/fleet-action';
import type { Doctrine } from '../../core/doctrine';
import type { Mastery } from '../../core/system';
import { proposedFire } from '../acting/acting';
import { doctrineOf } from '../common/judgement';
import { masteryOf } from '../common/mastery';
import { sensibleOrders } from '../common/sensible';
import { choosingBy } from './choose';
import { whyBy } from './why';

/** What bots know of Fleet Action. */
export const fleetActionDoctrine: Doctrine<FleetActionView, Order> = {
  sensible: sensibleOrders,
  ...choosingBy(doctrineOf),
  proposeFire: proposedFire,
  why: whyBy(doctrineOf),
};

/** The admiral's way: he closes in, and leaves early where he is paid for it. */
export const fleetActionMastery: Mastery<FleetActionView, Order> = {
  ...choosingBy(masteryOf),
  why: whyBy(masteryOf),
};
