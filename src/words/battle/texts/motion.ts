import { texts } from '../../core/texts';
import { en } from '../en/motion';

/** Animation and sound of battles. */
export const motionText = texts('motion', en, { de: () => import('../de/motion') });
