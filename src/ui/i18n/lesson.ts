import { texts } from '../../words/core/texts';
import { en } from './en/lesson';

/** The lesson that goes with a first battle. */
export const lessonText = texts('lesson', en, { de: () => import('./de/lesson') });
