import { texts } from '../../core/texts';
import { en } from '../en/places';

/** Where an operation stands in the sequence of play. */
export const strategicPlacesText = texts('strategicPlaces', en, {
  de: () => import('../de/places'),
});
