import { texts } from '../../words/core/texts';
import { en } from './en/dice';

/** The dice of a match: checked while it is played, and listed afterward. */
export const diceText = texts('dice', en, { de: () => import('./de/dice') });
