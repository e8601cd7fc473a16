import { texts } from '../../core/texts';
import { en } from '../en/lesson';

/** The lesson beside a first battle of Seekrieg, and what is said of each kind of step the first time. */
export const seekriegLessonText = texts('seekriegLesson', en, { de: () => import('../de/lesson') });
