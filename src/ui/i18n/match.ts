import { texts } from '../../words/core/texts';
import { en } from './en/match';

/** A match: handing over, replaying, its report, saving and sharing. */
export const matchText = texts('match', en, { de: () => import('./de/match') });
