import { texts } from '../../core/texts';
import { en } from '../en/orders';

/** The orders of a battle: lists, targets and their odds. */
export const ordersText = texts('orders', en, { de: () => import('../de/orders') });
