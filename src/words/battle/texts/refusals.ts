import { texts } from '../../core/texts';
import { en } from '../en/refusals';

/** Why an order may not be given, by the code of the refusal and the form of its sentence. */
export const refusalsText = texts('refusals', en, { de: () => import('../de/refusals') });
