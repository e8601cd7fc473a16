import { texts } from '../../core/texts';
import { en } from '../en/screen';

/** The screen of a battle: panel, keys, questions before final orders. */
export const battleText = texts('battle', en, { de: () => import('../de/screen') });
