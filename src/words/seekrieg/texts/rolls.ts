import { texts } from '../../core/texts';
import { en } from '../en/rolls';

/** What dice of Seekrieg are rolled for. */
export const seekriegRollsText = texts('seekriegRolls', en, { de: () => import('../de/rolls') });
