import { texts } from '../../words/core/texts';
import { en } from './en/almanac';

/** The registry of ships and aircraft as pages. */
export const almanacText = texts('almanac', en, { de: () => import('./de/almanac') });
