import { texts } from '../../words/core/texts';
import { en } from './en/log';

/** The log as a list: what is written around its lines. */
export const logText = texts('log', en, { de: () => import('./de/log') });
