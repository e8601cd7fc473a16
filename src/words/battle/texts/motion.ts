import { texts } from '../../core/texts';
import { en } from '../en/motion';

/** How battles are shown and heard. */
export const motionText = texts('motion', en, { de: () => import('../de/motion') });
