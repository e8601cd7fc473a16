import type { Order, SeaWingsView } from '../../../rules/sea-wings';
import type { Doctrine } from '../../core/doctrine';
import type { Mastery } from '../../core/system';
import { doctrineOf, masteryOf } from '../common/judgement';
import { sensibleOrders } from '../common/sensible';
import { choosingBy } from './choose';
import { whyBy } from './why';

/** What bots know of Sea Wings. */
export const seaWingsDoctrine: Doctrine<SeaWingsView, Order> = {
  sensible: sensibleOrders,
  ...choosingBy(doctrineOf),
  proposeFire: () => [],
  why: whyBy(doctrineOf),
};

/** The admiral's way: his carriers fight where the enemy's cannot. */
export const seaWingsMastery: Mastery<SeaWingsView, Order> = {
  ...choosingBy(masteryOf),
  why: whyBy(masteryOf),
};
