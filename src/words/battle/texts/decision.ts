import { texts } from '../../core/texts';
import { en } from '../en/decision';

/** The one sentence that says whose decision it is, and what is asked. */
export const decisionText = texts('decision', en, { de: () => import('../de/decision') });
