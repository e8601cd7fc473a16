import { en } from './en/rolls';
import { texts } from './texts';

/** What dice were thrown for. */
export const rollsText = texts('rolls', en, { de: () => import('./de/rolls') });
