import { texts } from '../../core/texts';
import { en } from '../en/sheet';

/** The data sheets of ships, and a fleet at a glance. */
export const fleetSheetText = texts('fleetSheet', en, { de: () => import('../de/sheet') });
