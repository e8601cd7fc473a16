import { texts } from '../../core/texts';
import { en } from '../en/rolls';

/** What dice of Fleet Action are rolled for. */
export const fleetRollsText = texts('fleetRolls', en, { de: () => import('../de/rolls') });
