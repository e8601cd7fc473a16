import { texts } from '../../core/texts';
import { en } from '../en/rolls';

/** The reasons of dice. */
export const rollsText = texts('rolls', en, { de: () => import('../de/rolls') });
