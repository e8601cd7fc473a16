import { texts } from '../../core/texts';
import { en } from '../en/rolls';

/** What dice were thrown for. */
export const strategicRollsText = texts('strategicRolls', en, { de: () => import('../de/rolls') });
