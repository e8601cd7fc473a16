import { en } from './en/strategicOrders';
import { texts } from './texts';

/** Orders of the strategic games: what is planned, declared, aimed and chosen. */
export const strategicOrdersText = texts('strategicOrders', en, {
  de: () => import('./de/strategicOrders'),
});
