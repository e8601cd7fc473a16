import type { BattleView, Order } from '../../rules/battle';
import type { Doctrine } from '../core/doctrine';
import { chooseOrder } from './choose';
import { bestFire } from './firing';
import { imagined } from './imagine';
import { sensibleOrders } from './sensible';
import { whyOrder } from './why';

/** What bots know of the battle; with fog they use a guess for what is hidden. */
export const battleDoctrine: Doctrine<BattleView, Order> = {
  sensible: (view, side, orders) => sensibleOrders(imagined(view), side, orders),
  choose: (view, side, orders, draw) => chooseOrder(imagined(view), side, orders, draw),
  proposeFire: (view, side, orders) => bestFire(imagined(view), side, orders),
  why: (view, side, order) => whyOrder(imagined(view), side, order),
};
