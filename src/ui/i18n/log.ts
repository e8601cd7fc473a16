import { en } from './en/log';
import { texts } from './texts';

/** The log as a list: what is written around its lines. */
export const logText = texts('log', en, { de: () => import('./de/log') });
