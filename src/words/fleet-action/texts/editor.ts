import { texts } from '../../core/texts';
import { en } from '../en/editor';

/** The editor of battles of Fleet Action. */
export const fleetEditorText = texts('fleetEditor', en, { de: () => import('../de/editor') });
