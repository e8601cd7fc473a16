import type { RulesOf } from '../model/rule';
import type { TacticalOrder } from '../model/tacticalOrders';
import { breakOff, endAction } from './endOrders';
import {
  aswAttackRule,
  bombardRule,
  fireGunsRule,
  fireTorpedoesRule,
  holdAsw,
  holdFire,
  holdTorpedoes,
} from './fireOrders';
import { chooseDistance, placeShip } from './placement';
import { dive, followShip, plotShip, rise, smoke } from './plotOrders';

/** The rules of the orders of this part. */
export const tacticalRules: RulesOf<TacticalOrder> = {
  chooseDistance,
  placeShip,
  plotShip,
  followShip,
  smoke,
  dive,
  rise,
  fireGuns: fireGunsRule,
  bombard: bombardRule,
  holdFire,
  fireTorpedoes: fireTorpedoesRule,
  holdTorpedoes,
  aswAttack: aswAttackRule,
  holdAsw,
  breakOff,
  endAction,
};

export { tacticalSequence } from './flow';
export { startTactical } from './start';
