import { texts } from '../../core/texts';
import { en } from '../en/log';

/** The log of a game of Sea Wings: every event in a sentence. */
export const wingsLogText = texts('wingsLog', en, { de: () => import('../de/log') });
