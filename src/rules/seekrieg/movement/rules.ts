import { notAsked } from '../common/notAsked';
import type { MovementOrder } from '../model/orders';
import type { RulesOf } from '../model/rule';

/** The orders of phase 2 that move ships [SK-34.1]. */
export const MOVEMENT_RULES: RulesOf<MovementOrder> = {
  speed: notAsked('SK-9.1'),
  element: notAsked('SK-34.4'),
  turns: notAsked('SK-9.1'),
  evade: notAsked('SK-15.7'),
  smoke: notAsked('SK-15.11'),
  ram: notAsked('SK-9.27'),
};
