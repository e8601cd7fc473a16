import { texts } from '../../words/core/texts';
import { en } from './en/rules';

/** The page of the rules, around their own text. */
export const rulesText = texts('rules', en, { de: () => import('./de/rules') });
