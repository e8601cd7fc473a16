import { texts } from '../../core/texts';
import { en } from '../en/values';

/** Words for the values of Fleet Action: what is hit and how it stands, what is tested and carried. */
export const fleetValuesText = texts('fleetValues', en, { de: () => import('../de/values') });
