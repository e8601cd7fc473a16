import type { MovementOrder } from '../model/orders';
import type { RulesOf } from '../model/rule';
import { element, evade, ram, smoke } from './standing';
import { speed, turns } from './steering';

/** The orders of phase 2 that move ships [SK-34.1]. */
export const MOVEMENT_RULES: RulesOf<MovementOrder> = {
  speed,
  element,
  turns,
  evade,
  smoke,
  ram,
};
