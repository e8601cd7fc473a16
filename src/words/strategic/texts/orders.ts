import { texts } from '../../core/texts';
import { en } from '../en/orders';

/** Orders of the strategic games: what is planned, declared, aimed and chosen. */
export const strategicOrdersText = texts('strategicOrders', en, {
  de: () => import('../de/orders'),
});
