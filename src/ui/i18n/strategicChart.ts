import { en } from './en/strategicChart';
import { texts } from './texts';

/** The chart of an Advanced game and the orders given on it. */
export const strategicChartText = texts('strategicChart', en, {
  de: () => import('./de/strategicChart'),
});
