import type { RulesOf } from '../model/rule';
import type { StrategicView } from '../model/state';
import type { TacticalOrder } from '../model/tacticalOrders';
import type { TacticalStage } from '../model/tacticalState';
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
import { fightIn } from './query';

/** How the orders of this part work. */
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

const LABELS: Readonly<Record<TacticalStage['kind'], string>> = {
  distance: 'start distance',
  placement: 'placing ships',
  plot: 'plots',
  targets: 'targets',
};

/** Where the game stands, for people. */
export function tacticalLabel(view: StrategicView): string {
  const tactical = fightIn(view)?.tactical;
  if (!tactical) return '';
  const label = LABELS[tactical.stage.kind];
  return tactical.turn === 0 ? label : `tactical turn ${tactical.turn}, ${label}`;
}

export { tacticalSequence } from './flow';
export { startTactical } from './start';
