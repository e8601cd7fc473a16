import { type Axial, distance, sameHex } from '../../../hex';
import type { Modifier, Refusal, Side } from '../../core';
import { ratingNow } from '../cards/shipNow';
import { refusal } from '../model/refusals';
import type { TacticalPlans, TacticalShip } from '../model/tacticalState';
import { type AswAttack, advancedAswModifiers, MAX_HEXES_FOR_ASW } from '../rolls/antiSubmarine';
import { caughtModifier } from './attacks';
import {
  cardOf,
  compareIds,
  type Fight,
  isAdvanced,
  isCaught,
  isSubmerged,
  ownShip,
  recordOf,
  shipsIn,
} from './query';

export type Hunt = TacticalPlans['asw'][number];

/** [ST-19.1, ST-19.10] Hexes that an attack reaches. */
export const aswReach = (fight: Fight): 0 | 1 => (isAdvanced(fight) ? 1 : 0);

/** [ST-19.1, ST-19.10, ST-19.15, ST-19.16, ST-19.17] Never checks whether a boat is there [ST-19.18]. */
export function refuseHunt(fight: Fight, side: Side, { ship: id, hex }: Hunt): Refusal | undefined {
  const ship = ownShip(fight, side, id);
  if (!ship || isSubmerged(ship) || cardOf(fight, ship).asw === null)
    return refusal('no-asw', 'ST-19.15');
  const { name } = cardOf(fight, ship);
  if (ship.speed > MAX_HEXES_FOR_ASW)
    return refusal('asw-too-fast', 'ST-19.16', { name, speed: ship.speed });
  if (ship.attackedSubmarineOn !== null && ship.attackedSubmarineOn >= fight.tactical.turn - 1)
    return refusal('asw-last-turn', 'ST-19.17', { name });
  if (distance(ship.hex, hex) <= aswReach(fight)) return undefined;
  const rule = isAdvanced(fight) ? 'ST-19.10' : 'ST-19.1';
  return refusal('asw-out-of-range', rule, { name });
}

/** [ST-19.18] Submerged boats of the enemy in a hex, by id. */
export const boatsIn = ({ tactical }: Fight, side: Side, hex: Axial): TacticalShip[] =>
  shipsIn(tactical, side === 'allies' ? 'axis' : 'allies')
    .filter((it) => isSubmerged(it) && sameHex(it.hex, hex))
    .sort((a, b) => compareIds(a.id, b.id));

/** [ST-19.2, ST-19.3, ST-19.11, ST-19.12, ST-19.22] */
export function aswShot(fight: Fight, ship: TacticalShip, boat: TacticalShip): AswAttack {
  const rangeHexes = distance(ship.hex, boat.hex) === 0 ? 0 : 1;
  return {
    rangeHexes,
    asw: aswOf(fight, ship),
    defense: cardOf(fight, boat).secondDefense,
    modifiers: aswModifiers(fight, ship, rangeHexes),
  };
}

/** [ST-4.4] As damage has left it. */
export const aswOf = (fight: Fight, ship: TacticalShip): number =>
  ratingNow(recordOf(fight, ship), 'asw') ?? 0;

export const aswModifiers = (fight: Fight, ship: TacticalShip, rangeHexes: 0 | 1): Modifier[] =>
  isAdvanced(fight)
    ? [
        ...advancedAswModifiers(rangeHexes, fight.action.sky),
        ...caughtModifier(isCaught(fight, ship)),
      ]
    : [];
