import { texts } from '../../core/texts';
import { en } from '../en/orders';

/** Orders of Seekrieg in words, and what kinds of orders are called. */
export const seekriegOrdersText = texts('seekriegOrders', en, { de: () => import('../de/orders') });
