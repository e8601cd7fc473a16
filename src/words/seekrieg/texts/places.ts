import { texts } from '../../core/texts';
import { en } from '../en/places';

/** Where a battle of Seekrieg stands, and the one sentence that says what to decide. */
export const seekriegPlacesText = texts('seekriegPlaces', en, { de: () => import('../de/places') });
