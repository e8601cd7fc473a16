import { en } from './en/motion';
import { texts } from './texts';

/** How battles are shown and heard. */
export const motionText = texts('motion', en, { de: () => import('./de/motion') });
