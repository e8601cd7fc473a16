import { type Axial, distance } from '../../../hex';
import { enemyOf, type Side } from '../../core';
import type { TacticalShip } from '../model/tacticalState';
import type { SeenBy, Sky } from '../rolls/gunnery';
import type { Radar } from '../tables/kinds';
import { batteriesOf, cardOf, type Fight, isAdvanced, isSubmerged, shipsIn } from './query';

/** [ST-15.3] The visibility distance in hexes. */
export function visibilityHexes({ isNight, isPoor }: Sky): number {
  if (isNight) return isPoor ? 2 : 4;
  return isPoor ? 8 : 20;
}

/** [ST-15.4] Hexes that surface radar sees, whatever the conditions; 0 without. */
export const radarHexes = (radar: Radar): number => (radar === 3 ? 12 : radar === 2 ? 8 : 0);

/** [ST-20.16] What a submerged submarine sees. */
export const periscopeHexes = ({ isNight, isPoor }: Sky): number => (isNight || isPoor ? 3 : 6);

/** [ST-15.7] The longest sight of a side's units in the fight, radar included. */
export const sightHexes = (fight: Fight, side: Side): number =>
  Math.max(
    visibilityHexes(fight.action.sky),
    ...observersOf(fight, side).map(({ radar }) => radarHexes(radar)),
  );

/** The units that keep watch. */
interface Observer {
  hex: Axial;
  radar: Radar;
  /** By periscope only. */
  isBelow: boolean;
}

/** [ST-15.3, ST-18.12] Ships of a side, and its coast batteries. */
function observersOf(fight: Fight, side: Side): Observer[] {
  const ships = shipsIn(fight.tactical, side).map((ship) => ({
    hex: ship.hex,
    isBelow: isSubmerged(ship),
    radar: cardOf(fight, ship).radar,
  }));
  return [...ships, ...batteryObservers(fight, side)];
}

const batteryObservers = (fight: Fight, side: Side): Observer[] =>
  batteriesOf(fight, side).flatMap(({ id, radar }) => {
    const hex = fight.tactical.landHexes[id];
    return hex ? [{ hex, radar, isBelow: false }] : [];
  });

/** [ST-15.3, ST-15.6] Hexes within which a ship is seen by eye; her gun flashes carry twice as far. */
function eyeHexes(fight: Fight, target: TacticalShip): number {
  const { sky } = fight.action;
  const { firedOn } = target;
  const flashes = firedOn !== null && firedOn >= fight.tactical.turn - 1;
  return visibilityHexes(sky) * (isAdvanced(fight) && sky.isNight && flashes ? 2 : 1);
}

function seenFrom(fight: Fight, from: Observer, target: TacticalShip): SeenBy | undefined {
  const range = distance(from.hex, target.hex);
  const { sky } = fight.action;
  if (from.isBelow) return range <= periscopeHexes(sky) ? 'eye' : undefined;
  if (range <= eyeHexes(fight, target)) return 'eye';
  if (range > radarHexes(from.radar)) return undefined;
  return from.radar === 3 ? 'radar3' : 'radar2';
}

/** From best to worst [ST-16.4]. */
const BEST: readonly SeenBy[] = ['eye', 'radar3', 'radar2'];

/** [ST-15.5, ST-5.8] How a side sees an enemy ship at best; `undefined` when it does not. A submerged boat is seen while she is detected. */
export function seenBySide(fight: Fight, side: Side, target: TacticalShip): SeenBy | undefined {
  if (target.hasLeft) return undefined;
  if (isSubmerged(target)) return isDetected(fight, target) ? 'eye' : undefined;
  return bestOf(fight, observersOf(fight, side), target);
}

/** [ST-19.19] Until the end of the tactical turn after the one in which she was detected. */
export const isDetected = ({ tactical }: Fight, { submarine }: TacticalShip): boolean =>
  submarine?.detectedOn != null && submarine.detectedOn >= tactical.turn - 1;

function bestOf(fight: Fight, observers: readonly Observer[], target: TacticalShip) {
  const ways = observers.map((it) => seenFrom(fight, it, target));
  return BEST.find((way) => ways.includes(way));
}

/** [ST-5.7, ST-15.3] The enemy ships that a side sees. */
export const visibleTo = (fight: Fight, side: Side): TacticalShip[] =>
  shipsIn(fight.tactical, enemyOf(side)).filter((it) => seenBySide(fight, side, it));

/** [ST-15.24] An enemy ship, not a coast battery, sees her. */
export function isSeenByShips(fight: Fight, target: TacticalShip): boolean {
  if (isSubmerged(target)) return isDetected(fight, target);
  const ships = shipsIn(fight.tactical, enemyOf(target.side)).map((ship) => ({
    hex: ship.hex,
    isBelow: isSubmerged(ship),
    radar: cardOf(fight, ship).radar,
  }));
  return bestOf(fight, ships, target) !== undefined;
}
