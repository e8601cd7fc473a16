import { en } from './en/strategicRefusals';
import { texts } from './texts';

/** Why an order of a strategic game may not be given. */
export const strategicRefusalsText = texts('strategicRefusals', en, {
  de: () => import('./de/strategicRefusals'),
});
