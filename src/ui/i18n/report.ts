import { en } from './en/report';
import { texts } from './texts';

/** The after-action report of a battle. */
export const reportText = texts('report', en, { de: () => import('./de/report') });
