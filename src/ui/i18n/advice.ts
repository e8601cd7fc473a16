import { en } from './en/advice';
import { texts } from './texts';

/** Asking a bot for its advice, in any system. */
export const adviceText = texts('advice', en, { de: () => import('./de/advice') });
