import { en } from './en/board';
import { texts } from './texts';

/** The chart itself, and what is said of its hexes and stacks. */
export const boardText = texts('board', en, { de: () => import('./de/board') });
