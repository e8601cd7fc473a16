import { texts } from '../../core/texts';
import { en } from '../en/fight';

/** The bar over a battle that is part of an operation. */
export const strategicFightText = texts('strategicFight', en, {
  de: () => import('../de/fight'),
});
