import { texts } from '../../core/texts';
import { en } from '../en/board';

/** The boards of the strategic games: matrix, counters, air operations, sheets. */
export const strategicBoardText = texts('strategicBoard', en, {
  de: () => import('../de/board'),
});
