import { texts } from '../../core/texts';
import { en } from '../en/report';

/** The after-action report of Fleet Action. */
export const fleetReportText = texts('fleetReport', en, { de: () => import('../de/report') });
