import { en } from './en/strategicFight';
import { texts } from './texts';

/** The bar over a battle that is part of an operation. */
export const strategicFightText = texts('strategicFight', en, {
  de: () => import('./de/strategicFight'),
});
