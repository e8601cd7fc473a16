import { texts } from '../../core/texts';
import { en } from '../en/places';

/** Where a battle stands in the sequence of play. */
export const placesText = texts('places', en, { de: () => import('../de/places') });
