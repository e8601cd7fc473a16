import { texts } from '../../core/texts';
import { en } from '../en/places';

/** Where a game of Fleet Action stands, and the one sentence that says what to decide. */
export const fleetPlacesText = texts('fleetPlaces', en, { de: () => import('../de/places') });
