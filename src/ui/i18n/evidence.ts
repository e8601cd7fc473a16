import { en } from './en/evidence';
import { texts } from './texts';

/** What stands behind a line of the log: rows of tables, and what dice were thrown for. */
export const evidenceText = texts('evidence', en, { de: () => import('./de/evidence') });
