import { texts } from '../../core/texts';
import { en } from '../en/advice';

/** Orders of the strategic games in words, as a bot advises them. */
export const strategicAdviceText = texts('strategicAdvice', en, {
  de: () => import('../de/advice'),
});
