import { texts } from '../../words/core/texts';
import { en } from './en/seaEditor';

/** The editor of battles on open sea. */
export const seaEditorText = texts('seaEditor', en, { de: () => import('./de/seaEditor') });
