import { texts } from '../../core/texts';
import { en } from '../en/refusalWords';

/** What stands in the places of a refusal of Sea Wings, by the name of the figure and its code. */
export const wingsRefusalWordsText = texts('wingsRefusalWords', en, {
  de: () => import('../de/refusalWords'),
});
