import { texts } from '../../core/texts';
import { en } from '../en/refusalWords';

/** Words for the figures of those refusals. */
export const generalRefusalWordsText = texts('generalRefusalWords', en, {
  de: () => import('../de/refusalWords'),
});
