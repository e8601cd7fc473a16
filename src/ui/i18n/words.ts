import { en } from './en/words';
import { texts } from './texts';

/** Words for the battle's codes. */
export const wordsText = texts('words', en, { de: () => import('./de/words') });
