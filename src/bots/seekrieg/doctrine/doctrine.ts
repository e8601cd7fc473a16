import type { Order, SeekriegView } from '../../../rules/seekrieg';
import type { Doctrine } from '../../core/doctrine';
import type { Mastery } from '../../core/system';
import { doctrineOf } from '../common/judgement';
import { masteryOf } from '../common/mastery';
import { sensibleOrders } from '../common/sensible';
import { choosingBy } from './choose';
import { whyBy } from './why';

/** What bots know of Seekrieg. The default fire plot is the best fire there is to propose [SK-34.6]. */
export const seekriegDoctrine: Doctrine<SeekriegView, Order> = {
  sensible: sensibleOrders,
  ...choosingBy(doctrineOf),
  proposeFire: () => [],
  why: whyBy(doctrineOf),
};

/** The admiral's way: who is paid for harm closes in, who is paid for his ships keeps away. */
export const seekriegMastery: Mastery<SeekriegView, Order> = {
  ...choosingBy(masteryOf),
  why: whyBy(masteryOf),
};
