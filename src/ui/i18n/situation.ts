import { texts } from '../../words/core/texts';
import { en } from './en/situation';

/** The chart of a battle before it begins, as text. */
export const situationText = texts('situation', en, { de: () => import('./de/situation') });
