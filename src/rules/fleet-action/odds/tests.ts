import { type Modifier, sumOfModifiers } from '../../core';
import {
  crewQualityOf,
  isSpottedForCertain,
  openSpottingModifiers,
  spotterOf,
} from '../action/spotting/chance';
import { identifyingModifiers, refuseIdentifying } from '../common/identifying';
import { chanceOfTest, crewChance, TEST_NEED } from '../common/tests';
import type { Order, OrderOf } from '../model/orders';
import type { FleetActionState } from '../model/state';
import { powerChance } from './power';

/** The chance that a test comes off which an order leads to. */
export interface TestOdds {
  order: Order;
  modifiers: Modifier[];
  chance: number;
}

/** The odds of identifying, spotting, star shell and sweeping; `undefined` for other orders. */
export function testOdds(state: FleetActionState, order: Order): TestOdds | undefined {
  if (order.kind === 'identify') return identifyOdds(state, order);
  if (order.kind === 'spot') return spotOdds(state, order);
  if (order.kind !== 'starShell' && order.kind !== 'sweep') return undefined;
  const ship = state.units[order.ship];
  return ship && { order, modifiers: [], chance: powerChance(ship) * crewChance(ship) };
}

/** [NW-12.14, NW-12.16] In the Ship Movement Phase power does not count [NW-11.11]. */
function identifyOdds(state: FleetActionState, order: OrderOf<'identify'>): TestOdds | undefined {
  const [ship, target] = [state.units[order.ship], state.units[order.target]];
  if (!ship || !target || refuseIdentifying(state, ship, target)) return undefined;
  const modifiers = identifyingModifiers(ship, target);
  const power = state.step.kind === 'ships' ? 1 : powerChance(ship);
  const chance = power * crewChance(ship, sumOfModifiers(modifiers, Infinity));
  return { order, modifiers, chance };
}

/** [NW-12.26, NW-12.29] Without the modifiers for what the marker holds, which the side does not know. */
function spotOdds(state: FleetActionState, order: OrderOf<'spot'>): TestOdds | undefined {
  const spotter = spotterOf(state, order.unit);
  const contact = state.contacts[order.contact];
  if (!spotter || !contact) return undefined;
  const modifiers = openSpottingModifiers(state, spotter, contact);
  const sum = crewQualityOf(spotter) + sumOfModifiers(modifiers, Infinity);
  const isCertain = isSpottedForCertain(state, spotter, contact);
  const power = 'unit' in spotter ? powerChance(spotter.unit) : 1;
  return { order, modifiers, chance: power * (isCertain ? 1 : chanceOfTest(TEST_NEED - sum)) };
}
