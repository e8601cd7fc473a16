import { texts } from '../../core/texts';
import { en } from '../en/log';

/** The log of a strategic game: every event in a sentence. */
export const strategicLogText = texts('strategicLog', en, {
  de: () => import('../de/log'),
});
