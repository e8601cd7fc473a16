import { texts } from '../../core/texts';
import { en } from '../en/refusalWords';

/** Words for the figures of refusals. */
export const refusalWordsText = texts('refusalWords', en, {
  de: () => import('../de/refusalWords'),
});
