import type { FiringOrder, HuntingOrder } from '../model/orders';
import type { RulesOf } from '../model/rule';
import { torpedoes } from '../torpedoes/order';
import { gunfire } from './gunfire';
import { shells } from './shells';
import { smokeShell } from './smokeShell';

/** The orders of phase 5, and the shells loaded with those of phase 2 [SK-34.1]. */
export const FIRE_RULES: RulesOf<Exclude<FiringOrder, HuntingOrder>> = {
  shells,
  gunfire,
  smokeShell,
  torpedoes,
};
