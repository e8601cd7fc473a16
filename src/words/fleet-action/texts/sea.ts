import { texts } from '../../core/texts';
import { en } from '../en/sea';

/** The map, and the map in words. */
export const fleetSeaText = texts('fleetSea', en, { de: () => import('../de/sea') });
