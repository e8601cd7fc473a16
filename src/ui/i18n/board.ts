import { texts } from '../../words/core/texts';
import { en } from './en/board';

/** The chart itself, and what is said of its hexes and stacks. */
export const boardText = texts('board', en, { de: () => import('./de/board') });
