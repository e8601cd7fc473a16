import { texts } from '../../core/texts';
import { en } from '../en/refusals';

/** Why an order of Sea Wings may not be given. */
export const wingsRefusalsText = texts('wingsRefusals', en, { de: () => import('../de/refusals') });
