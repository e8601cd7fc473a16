import { texts } from '../../core/texts';
import { en } from '../en/air';

/** Decks, flights, raids and the search map. */
export const seekriegAirText = texts('seekriegAir', en, { de: () => import('../de/air') });
