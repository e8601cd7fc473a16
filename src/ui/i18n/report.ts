import { texts } from '../../words/core/texts';
import { en } from './en/report';

/** What the after-action reports of several systems say alike. */
export const afterActionText = texts('afterAction', en, { de: () => import('./de/report') });
