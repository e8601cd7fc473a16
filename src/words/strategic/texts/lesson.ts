import { texts } from '../../core/texts';
import { en } from '../en/lesson';

/** The lesson that goes with a first operation, and what is said of each step when it comes for the first time. */
export const strategicLessonText = texts('strategicLesson', en, {
  de: () => import('../de/lesson'),
});
