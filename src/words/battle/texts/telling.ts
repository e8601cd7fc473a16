import { texts } from '../../core/texts';
import { en } from '../en/telling';

/** The sentences of the battle's log. */
export const tellingText = texts('telling', en, { de: () => import('../de/telling') });
