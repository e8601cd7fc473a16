import type { Side } from '../../../rules/core';
import type { SeaWingsView } from '../../../rules/sea-wings';
import { contactsOf } from './contacts';

/** The enemy may still have carriers: some marker may hold one. */
export const enemyDecks = (view: SeaWingsView, side: Side): boolean =>
  contactsOf(view, side).some(({ ships }) => ships.carrier > 0.1);
