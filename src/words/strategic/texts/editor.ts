import { texts } from '../../core/texts';
import { en } from '../en/editor';

/** The editor of operations. */
export const strategicEditorText = texts('strategicEditor', en, {
  de: () => import('../de/editor'),
});
