import { notAsked } from '../common/notAsked';
import type { FiringOrder } from '../model/orders';
import type { RulesOf } from '../model/rule';
import { torpedoes } from '../torpedoes/order';
import { gunfire } from './gunfire';
import { shells } from './shells';
import { smokeShell } from './smokeShell';

/** The orders of phase 5, and the shells loaded with those of phase 2 [SK-34.1]. */
export const FIRE_RULES: RulesOf<FiringOrder> = {
  shells,
  gunfire,
  smokeShell,
  torpedoes,
  depthCharges: notAsked('SK-26.15'),
  aheadThrown: notAsked('SK-26.17'),
};
