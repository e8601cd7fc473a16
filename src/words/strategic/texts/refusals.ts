import { texts } from '../../core/texts';
import { en } from '../en/refusals';

/** Why an order of a strategic game may not be given. */
export const strategicRefusalsText = texts('strategicRefusals', en, {
  de: () => import('../de/refusals'),
});
