import { texts } from '../../core/texts';
import { en } from '../en/places';

/** Where a game of Sea Wings stands, and the one sentence that says what to decide. */
export const wingsPlacesText = texts('wingsPlaces', en, { de: () => import('../de/places') });
