import { en } from './en/match';
import { texts } from './texts';

/** A match: handing over, looking through it again, its report, taking it away. */
export const matchText = texts('match', en, { de: () => import('./de/match') });
