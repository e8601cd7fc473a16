import { texts } from '../../words/core/texts';
import { en } from './en/lab';

/** The lab: "what if?". */
export const labText = texts('lab', en, { de: () => import('./de/lab') });
