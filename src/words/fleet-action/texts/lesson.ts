import { texts } from '../../core/texts';
import { en } from '../en/lesson';

/** The lesson beside a first battle of Fleet Action, and what is said of each kind of step the first time. */
export const fleetLessonText = texts('fleetLesson', en, { de: () => import('../de/lesson') });
