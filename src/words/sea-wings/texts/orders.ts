import { texts } from '../../core/texts';
import { en } from '../en/orders';

/** Orders of Sea Wings in words, and what kinds of orders are called. */
export const wingsOrdersText = texts('wingsOrders', en, { de: () => import('../de/orders') });
