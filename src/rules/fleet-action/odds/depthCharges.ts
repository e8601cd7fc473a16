import type { Modifier } from '../../core';
import { conditionOf } from '../common/own';
import { chanceOfTest, TEST_NEED } from '../common/tests';
import { hitChance } from '../common/toHit';
import type { OrderOf } from '../model/orders';
import type { FleetActionState } from '../model/state';
import { depthChargeShot } from '../undersea/aswAttack';
import { chanceOfMore, meanUpTo } from './binomial';
import { powerChance } from './power';

/** The odds of depth charges at a submarine, exact: power failure is counted, an enemy's hull is taken as printed. */
export interface DepthChargeOdds {
  order: OrderOf<'aswAttack'>;
  need: number;
  modifiers: Modifier[];
  dice: number;
  /** Of each die. */
  dieChance: number;
  /** Of a hit or more; points of hull lost on average; that it sinks. */
  hitChance: number;
  meanLoss: number;
  lossChance: number;
}

/** [NW-7.9, NW-7.10] `undefined` when there is no such ship or submarine. */
export function depthChargeOdds(
  { units }: FleetActionState,
  order: OrderOf<'aswAttack'>,
): DepthChargeOdds | undefined {
  const [ship, boat] = [units[order.ship], units[order.sub]];
  if (!ship || !boat) return undefined;
  const shot = depthChargeShot(ship);
  const dice = conditionOf(ship).factors.asw;
  const dieChance = hitChance(shot);
  const { hull, crewQuality } = conditionOf(boat);
  const harmChance = dieChance * (1 - chanceOfTest(TEST_NEED - crewQuality));
  const power = powerChance(ship);
  return {
    order,
    need: shot.need,
    modifiers: shot.modifiers,
    dice,
    dieChance,
    hitChance: power * (1 - (1 - dieChance) ** dice),
    meanLoss: power * meanUpTo(dice, harmChance, hull),
    lossChance: power * chanceOfMore(dice, harmChance, hull),
  };
}
