import { en } from './en/strategicRefusalWords';
import { texts } from './texts';

/** Codes among the figures of a refusal, in words. */
export const strategicRefusalWordsText = texts('strategicRefusalWords', en, {
  de: () => import('./de/strategicRefusalWords'),
});
