import { en } from './en/situation';
import { texts } from './texts';

/** The chart of a battle before it begins, in words. */
export const situationText = texts('situation', en, { de: () => import('./de/situation') });
