import { en } from './en/strategicReport';
import { texts } from './texts';

/** The after-action report of an operation. */
export const strategicReportText = texts('strategicReport', en, {
  de: () => import('./de/strategicReport'),
});
