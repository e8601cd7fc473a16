import { texts } from '../../core/texts';
import { en } from '../en/chart';

/** The chart of an Advanced game and the orders given on it. */
export const strategicChartText = texts('strategicChart', en, {
  de: () => import('../de/chart'),
});
