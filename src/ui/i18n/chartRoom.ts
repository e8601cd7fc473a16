import { texts } from '../../words/core/texts';
import { en } from './en/chartRoom';

/** The chart room: battles of one's own. */
export const chartRoomText = texts('chartRoom', en, { de: () => import('./de/chartRoom') });
