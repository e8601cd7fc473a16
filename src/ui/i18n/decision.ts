import { en } from './en/decision';
import { texts } from './texts';

/** The one sentence that says whose decision it is, and what is asked. */
export const decisionText = texts('decision', en, { de: () => import('./de/decision') });
