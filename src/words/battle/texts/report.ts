import { texts } from '../../core/texts';
import { en } from '../en/report';

/** The after-action report of a battle. */
export const reportText = texts('report', en, { de: () => import('../de/report') });
