import { en } from './en/refusalWords';
import { texts } from './texts';

/** What stands in the sentences of refusals. */
export const refusalWordsText = texts('refusalWords', en, {
  de: () => import('./de/refusalWords'),
});
