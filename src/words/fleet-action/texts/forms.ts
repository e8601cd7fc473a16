import { texts } from '../../core/texts';
import { en } from '../en/forms';

/** The forms of orders. */
export const fleetFormsText = texts('fleetForms', en, { de: () => import('../de/forms') });
