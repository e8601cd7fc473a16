import { texts } from '../../core/texts';
import { en } from '../en/editor';

/** The editor of games of Sea Wings. */
export const wingsEditorText = texts('wingsEditor', en, { de: () => import('../de/editor') });
