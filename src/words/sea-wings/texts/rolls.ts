import { texts } from '../../core/texts';
import { en } from '../en/rolls';

/** What dice of Sea Wings are rolled for. */
export const wingsRollsText = texts('wingsRolls', en, { de: () => import('../de/rolls') });
