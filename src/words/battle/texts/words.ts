import { texts } from '../../core/texts';
import { en } from '../en/words';

/** Words for the battle's codes. */
export const wordsText = texts('words', en, { de: () => import('../de/words') });
