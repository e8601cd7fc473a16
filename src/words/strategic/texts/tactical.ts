import { texts } from '../../core/texts';
import { en } from '../en/tactical';

/** The tactical board of the strategic games and its orders. */
export const strategicTacticalText = texts('strategicTactical', en, {
  de: () => import('../de/tactical'),
});
