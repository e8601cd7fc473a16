import { texts } from '../../core/texts';
import { en } from '../en/refusals';

/** Why an order of Fleet Action may not be given. */
export const fleetRefusalsText = texts('fleetRefusals', en, { de: () => import('../de/refusals') });
