import type { EventOf } from '../model/events';
import { type Play, tell } from '../model/play';
import type { BattleState, Fate, ShipId, Stack } from '../model/state';
import { towOf } from './mobility';
import { isAfloat, isDead, sheetOf, shipOf, slowed } from './ships';
import { stackOf } from './stacks';

/** Removes a stack once all its ships are gone [BT-8.16]. */
export function dropIfEmpty(state: BattleState, stack: Stack): void {
  if (stack.ships.length === 0) state.stacks = state.stacks.filter(({ id }) => id !== stack.id);
}

/** Takes a ship out of the battle for good; its stack goes with its last ship. */
export function removeShip(play: Play, id: ShipId, fate: Exclude<Fate, 'afloat'>): void {
  const { state } = play;
  const stack = stackOf(state, id);
  castOffTowOf(play, id);
  shipOf(state, id).fate = fate;
  if (!stack) return;
  stack.ships = stack.ships.filter((other) => other !== id);
  dropIfEmpty(state, stack);
}

/** [BT-6.14, BT-11.12] Ends the tow that a ship is part of, for a loss or an accident. */
export function castOffTowOf(play: Play, id: ShipId): void {
  const tow = towOf(play.state, id);
  if (!tow) return;
  const { side } = shipOf(play.state, id);
  endTow(play.state, tow.tower);
  tell(play, { kind: 'towCastOff', rule: 'BT-6.14', side, ...tow, cause: 'loss' });
}

export function endTow(state: BattleState, tower: ShipId): void {
  state.tows = state.tows.filter((tow) => tow.tower !== tower);
}

/** [BT-2.2, BT-11.13] Takes one point of speed; a dead ship has none to lose. */
export function loseSpeed(play: Play, id: ShipId, cause: EventOf<'speedLost'>['cause']): void {
  const ship = shipOf(play.state, id);
  if (isDead(ship)) return;
  const from = ship.speed;
  ship.speed = slowed(from);
  const rule = cause === 'half-hull' ? 'BT-5.8' : cause === 'critical' ? 'BT-12.1' : 'BT-11.13';
  tell(play, { kind: 'speedLost', rule, ship: id, from, to: ship.speed, cause });
  if (isDead(ship) && isAfloat(ship)) castOffTowOf(play, id);
}

/** [BT-5.8] Takes the point of speed for half the hull, once in a battle. */
export function noteHalfHull(play: Play, id: ShipId): void {
  const ship = shipOf(play.state, id);
  const { hull } = sheetOf(play.state, id).rows;
  if (ship.halfHullTaken || ship.lost.hull * 2 < hull.length) return;
  ship.halfHullTaken = true;
  loseSpeed(play, id, 'half-hull');
}

/** [BT-11.12] The ship goes down. */
export function sinkShip(play: Play, id: ShipId, cause: 'hull' | 'magazine'): void {
  const { side } = shipOf(play.state, id);
  const hex = stackOf(play.state, id)?.hex ?? play.state.center;
  const rule = cause === 'hull' ? 'BT-11.12' : 'BT-12.1';
  tell(play, { kind: 'shipSank', rule, ship: id, side, hex: { ...hex }, cause });
  removeShip(play, id, 'sunk');
}

/**
 * Destroys boxes of a row, as many as are left; hull boxes may sink the ship or cost it speed.
 * @returns how many were destroyed
 */
export function destroyBoxes(
  play: Play,
  id: ShipId,
  row: keyof ReturnType<typeof shipOf>['lost'],
  boxes: number,
): number {
  const ship = shipOf(play.state, id);
  const left = sheetOf(play.state, id).rows[row].length - ship.lost[row];
  const destroyed = Math.min(boxes, left);
  ship.lost[row] += destroyed;
  return destroyed;
}

/** What follows from hull boxes marked off: sinking [BT-11.12], or the half-hull loss of speed [BT-5.8]. */
export function sufferHullLoss(play: Play, id: ShipId): void {
  const ship = shipOf(play.state, id);
  if (!isAfloat(ship)) return;
  if (ship.lost.hull === sheetOf(play.state, id).rows.hull.length) sinkShip(play, id, 'hull');
  else noteHalfHull(play, id);
}
