import { texts } from '../../core/texts';
import { en } from '../en/standing';

/** Standing orders of a battle. */
export const standingText = texts('standing', en, { de: () => import('../de/standing') });
