import { texts } from '../../core/texts';
import { en } from '../en/lesson';

/** The lesson beside a first game. */
export const wingsLessonText = texts('wingsLesson', en, { de: () => import('../de/lesson') });
