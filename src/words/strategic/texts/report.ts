import { texts } from '../../core/texts';
import { en } from '../en/report';

/** The after-action report of an operation. */
export const strategicReportText = texts('strategicReport', en, {
  de: () => import('../de/report'),
});
