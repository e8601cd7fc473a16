import { texts } from '../../words/core/texts';
import { en } from './en/skirmish';

/** Battles that are drawn. */
export const skirmishText = texts('skirmish', en, { de: () => import('./de/skirmish') });
