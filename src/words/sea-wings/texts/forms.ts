import { texts } from '../../core/texts';
import { en } from '../en/forms';

/** The forms of orders. */
export const wingsFormsText = texts('wingsForms', en, { de: () => import('../de/forms') });
