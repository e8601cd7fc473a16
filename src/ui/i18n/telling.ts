import { en } from './en/telling';
import { texts } from './texts';

/** The sentences of the battle's log. */
export const tellingText = texts('telling', en, { de: () => import('./de/telling') });
