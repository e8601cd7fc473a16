import type { Hexes } from '../../core';
import { MAX_MOVE_HEXES } from '../map/sea';
import type { Force } from '../model/state';
import type { Ship, TaskForce, Tow } from '../model/units';
import { liesOn } from './cards';
import { hitsOf, speedAfterHits } from './condition';
import { shipsIn } from './own';

/** [WG-16.15] The speed of a ship that is low on fuel. */
const LOW_FUEL_HEXES: Hexes = 4;

/** [WG-16.25] */
const TOW_HEXES: Hexes = 1;

/** [WG-21.12] Card 23: all ships of a task force without a P hit make their best speed, whatever their fuel. */
const refueled = (ship: Ship): Hexes =>
  hitsOf(ship, 'P') > 0 ? speedAfterHits(ship) : MAX_MOVE_HEXES;

/** [WG-16.12, WG-16.13, WG-16.15, WG-16.28] Hexes a turn, under her own power. */
export function speedOf(ship: Ship): Hexes {
  const speed = Math.max(0, speedAfterHits(ship) - (ship.flewOperations ? 1 : 0));
  return ship.isLowOnFuel ? Math.min(LOW_FUEL_HEXES, speed) : speed;
}

/** [WG-16.11, WG-16.25, WG-16.27, WG-16.28] What a task force can move in this turn, with the tows of its plot. */
export function taskForceSpeed(
  force: Force,
  taskForce: TaskForce,
  tows: readonly Tow[] = taskForce.tows,
): Hexes {
  const ships = shipsIn(force, taskForce).filter(
    ({ card }) => !tows.some(({ towed }) => towed === card.id),
  );
  const slowest = (speed: (ship: Ship) => Hexes): Hexes =>
    ships.reduce((least, ship) => Math.min(least, speed(ship)), MAX_MOVE_HEXES);
  if (tows.length > 0) return Math.min(TOW_HEXES, slowest(speedAfterHits));
  return slowest(liesOn(force, 'refueling', taskForce.id) ? refueled : speedOf);
}
