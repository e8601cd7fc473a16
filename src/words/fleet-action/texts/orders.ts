import { texts } from '../../core/texts';
import { en } from '../en/orders';

/** Orders of Fleet Action in words, and what kinds of orders are called. */
export const fleetOrdersText = texts('fleetOrders', en, { de: () => import('../de/orders') });
