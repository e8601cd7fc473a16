import { en } from './en/places';
import { texts } from './texts';

/** Where a battle stands in the sequence of play. */
export const placesText = texts('places', en, { de: () => import('./de/places') });
