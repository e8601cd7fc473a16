import { en } from './en/rules';
import { texts } from './texts';

/** The page of the rules, around their own text. */
export const rulesText = texts('rules', en, { de: () => import('./de/rules') });
