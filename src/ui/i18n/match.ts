import { texts } from '../../words/core/texts';
import { en } from './en/match';

/** A match: handing over, looking through it again, its report, taking it away. */
export const matchText = texts('match', en, { de: () => import('./de/match') });
