import { texts } from '../../core/texts';
import { en } from '../en/refusalWords';

/** Codes among the figures of a refusal, in words. */
export const strategicRefusalWordsText = texts('strategicRefusalWords', en, {
  de: () => import('../de/refusalWords'),
});
