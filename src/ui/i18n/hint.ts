import { en } from './en/hint';
import { texts } from './texts';

/** What a bot advises in a battle. */
export const hintText = texts('hint', en, { de: () => import('./de/hint') });
