import { texts } from '../../words/core/texts';
import { en } from './en/advice';

/** Asking a bot for its advice, in any system. */
export const adviceText = texts('advice', en, { de: () => import('./de/advice') });
