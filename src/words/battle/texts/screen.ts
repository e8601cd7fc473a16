import { texts } from '../../core/texts';
import { en } from '../en/screen';

/** The screen of a battle: panel, keys, questions before what is final. */
export const battleText = texts('battle', en, { de: () => import('../de/screen') });
