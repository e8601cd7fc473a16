import { texts } from '../../core/texts';
import { en } from '../en/refusalWords';

/** What stands in the sentences of those refusals. */
export const generalRefusalWordsText = texts('generalRefusalWords', en, {
  de: () => import('../de/refusalWords'),
});
