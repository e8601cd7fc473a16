import { texts } from '../../core/texts';
import { en } from '../en/modifiers';

/** Why a die of Fleet Action counts for more or less. */
export const fleetModifiersText = texts('fleetModifiers', en, {
  de: () => import('../de/modifiers'),
});
