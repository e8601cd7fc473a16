import { en } from './en/strategicBoard';
import { texts } from './texts';

/** The boards of the strategic games: matrix, counters, air operations, sheets. */
export const strategicBoardText = texts('strategicBoard', en, {
  de: () => import('./de/strategicBoard'),
});
