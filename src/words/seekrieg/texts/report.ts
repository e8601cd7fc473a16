import { texts } from '../../core/texts';
import { en } from '../en/report';

/** How a battle of Seekrieg ends. */
export const seekriegReportText = texts('seekriegReport', en, { de: () => import('../de/report') });
