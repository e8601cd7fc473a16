import { texts } from '../../core/texts';
import { en } from '../en/editor';

/** The editor of battles of Seekrieg. */
export const seekriegEditorText = texts('seekriegEditor', en, { de: () => import('../de/editor') });
