import { en } from './en/strategicLog';
import { texts } from './texts';

/** The log of a strategic game: every event in a sentence. */
export const strategicLogText = texts('strategicLog', en, {
  de: () => import('./de/strategicLog'),
});
