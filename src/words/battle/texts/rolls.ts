import { texts } from '../../core/texts';
import { en } from '../en/rolls';

/** What dice were thrown for. */
export const rollsText = texts('rolls', en, { de: () => import('../de/rolls') });
