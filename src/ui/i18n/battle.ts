import { en } from './en/battle';
import { texts } from './texts';

/** The screen of a battle: panel, keys, questions before what is final. */
export const battleText = texts('battle', en, { de: () => import('./de/battle') });
