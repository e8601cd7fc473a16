import { texts } from '../../words/core/texts';
import { en } from './en/analysis';

/** The analysis of a finished game. */
export const analysisText = texts('analysis', en, { de: () => import('./de/analysis') });
