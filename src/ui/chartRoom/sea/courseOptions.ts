import { COURSES } from '../../../scenario/draft/sea/seaDraft';
import { seaEditorText } from '../../i18n/seaEditor';

/** Courses to choose from, clockwise from north. */
export const courseOptions = () =>
  COURSES.map((it) => ({ value: it, text: seaEditorText(`course.${it}`) }));
