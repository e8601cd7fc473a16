import { texts } from '../../core/texts';
import { en } from '../en/why';

/** Why a bot advises what it does in a battle of Fleet Action. */
export const fleetWhyText = texts('fleetWhy', en, { de: () => import('../de/why') });
