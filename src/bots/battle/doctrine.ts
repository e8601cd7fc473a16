import type { BattleView, Order } from '../../rules/battle';
import type { Doctrine } from '../doctrine';
import { chooseOrder } from './choose';
import { bestFire } from './firing';
import { sensibleOrders } from './sensible';
import { whyOrder } from './why';

/** What bots know of the battle. */
export const battleDoctrine: Doctrine<BattleView, Order> = {
  sensible: sensibleOrders,
  choose: chooseOrder,
  proposeFire: bestFire,
  why: whyOrder,
};
