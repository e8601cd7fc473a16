import type { CombatStep } from '../airCombat/meeting';
import { completed } from '../airCombat/usual';
import type { AirPair, FleetActionView } from '../model/state';
import { supposed } from './supposed';

/** [NW-20.4, NW-33.4] The pairs that a side may expect if it orders no more: hidden values of the enemy are taken as printed. */
export const usualPairs = (view: FleetActionView, step: CombatStep): AirPair[] =>
  completed(supposed(view), step);
