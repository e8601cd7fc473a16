import { texts } from '../../core/texts';
import { en } from '../en/editor';

/** The editor of battles. */
export const battleEditorText = texts('battleEditor', en, { de: () => import('../de/editor') });
