import { en } from './en/orders';
import { texts } from './texts';

/** The orders of a battle: lists, targets and their odds. */
export const ordersText = texts('orders', en, { de: () => import('./de/orders') });
