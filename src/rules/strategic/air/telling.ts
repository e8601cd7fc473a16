import { enemyOf } from '../../core';
import { stateOf } from '../cards/shipNow';
import { isKnownByName } from '../harm/losses';
import type { Flight, FlightWeapon } from '../model/airState';
import type { EventOf } from '../model/events';
import { type Play, tell } from '../model/play';
import type { ShipRecord } from '../model/state';
import type { Defended, StrikeRoll } from './rolls';
import type { Aim } from './targets';

/** One flight at one target. */
export interface Strike {
  flight: Flight;
  aim: Aim;
  defended: Defended;
  weapon: FlightWeapon | null;
}

/** Clauses of the attacks. */
export const STRIKE_RULE = {
  bombs: 'ST-14.7',
  torpedoes: 'ST-14.8',
  depthCharges: 'ST-14.13',
} as const;

/** Reports the result of a flight's attack. */
export function tellStrike(
  play: Play,
  { flight, aim }: Strike,
  weapon: FlightWeapon,
  result: StrikeRoll,
): void {
  const { modifiers, damageLevels } = result;
  const dice = [...result.roll.dice];
  const all = { rule: STRIKE_RULE[weapon], side: flight.side, flight: flight.id, dice, modifiers };
  const figures = { ...all, damageLevels, isHit: damageLevels > 0 };
  if ('landUnit' in aim) tell(play, { kind: 'landUnitBombed', landUnit: aim.landUnit, ...figures });
  else if (weapon !== 'depthCharges')
    tell(play, { kind: 'shipBombed', ship: aim.ship.card.id, weapon, ...figures });
  else tellBoat(play, aim.ship, { ...all, damageLevels, isDetected: result.isDetected });
}

/** [ST-14.13, ST-5.10b] The hunter is told her name only if already known. */
function tellBoat(
  play: Play,
  ship: ShipRecord,
  figures: Omit<EventOf<'boatDepthCharged'>, 'kind' | 'turn' | 'seenBy' | 'ship' | 'state'>,
): void {
  const isNamed = isKnownByName(play.state, enemyOf(figures.side), ship, 'depthCharges');
  const boat = { ship: ship.card.id, state: stateOf(ship) };
  tell(play, { kind: 'boatDepthCharged', ...boat, ...figures }, { isNamed });
}
