import { texts } from '../../core/texts';
import { en } from '../en/chart';

/** The chart of the theater, and what is known of the enemy. */
export const wingsChartText = texts('wingsChart', en, { de: () => import('../de/chart') });
