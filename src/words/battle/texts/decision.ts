import { texts } from '../../core/texts';
import { en } from '../en/decision';

/** The one sentence that says whose decision it is, and what to decide. */
export const decisionText = texts('decision', en, { de: () => import('../de/decision') });
