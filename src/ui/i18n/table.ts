import { texts } from '../../words/core/texts';
import { en } from './en/table';

/** What stands around a game of any system. */
export const tableText = texts('table', en, { de: () => import('./de/table') });
