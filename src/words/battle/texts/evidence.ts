import { texts } from '../../core/texts';
import { en } from '../en/evidence';

/** The evidence for a line of the log: rows of tables, and reasons of dice. */
export const evidenceText = texts('evidence', en, { de: () => import('../de/evidence') });
