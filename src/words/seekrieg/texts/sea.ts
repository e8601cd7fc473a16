import { texts } from '../../core/texts';
import { en } from '../en/sea';

/** The map, the map in words, and the forms of movement. */
export const seekriegSeaText = texts('seekriegSea', en, { de: () => import('../de/sea') });
