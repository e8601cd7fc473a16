import { texts } from '../../core/texts';
import { en } from '../en/report';

/** The after-action report of a game of Sea Wings. */
export const wingsReportText = texts('wingsReport', en, { de: () => import('../de/report') });
