import { en } from './en/strategicTactical';
import { texts } from './texts';

/** The tactical board of the strategic games and its orders. */
export const strategicTacticalText = texts('strategicTactical', en, {
  de: () => import('./de/strategicTactical'),
});
