import { texts } from '../../words/core/texts';
import { en } from './en/theaterEditor';

/** The editor of operations on the chart of a theater. */
export const theaterEditorText = texts('theaterEditor', en, {
  de: () => import('./de/theaterEditor'),
});
