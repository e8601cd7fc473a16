import { en } from './en/lesson';
import { texts } from './texts';

/** The lesson that goes with a first battle. */
export const lessonText = texts('lesson', en, { de: () => import('./de/lesson') });
