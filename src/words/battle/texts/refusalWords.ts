import { texts } from '../../core/texts';
import { en } from '../en/refusalWords';

/** What stands in the sentences of refusals. */
export const refusalWordsText = texts('refusalWords', en, {
  de: () => import('../de/refusalWords'),
});
