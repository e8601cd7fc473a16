import { texts } from '../../core/texts';
import { en } from '../en/evidence';

/** What stands behind a line of the log: rows of tables, and what dice were thrown for. */
export const evidenceText = texts('evidence', en, { de: () => import('../de/evidence') });
