import { en } from './en/strategicAdvice';
import { texts } from './texts';

/** Orders of the strategic games in words, as a bot advises them. */
export const strategicAdviceText = texts('strategicAdvice', en, {
  de: () => import('./de/strategicAdvice'),
});
