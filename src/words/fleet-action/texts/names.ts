import { texts } from '../../core/texts';
import { en } from '../en/names';

/** What things are called in sentences about Fleet Action. */
export const fleetNamesText = texts('fleetNames', en, { de: () => import('../de/names') });
