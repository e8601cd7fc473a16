import { squadronOf } from '../common/own';
import type { Play } from '../model/play';
import type { Unit } from '../model/units';
import { shipsToMove } from './activation';
import { finishShip, finishSquadron } from './finishing';
import { openShip, shipsStep } from './opening';

/**
 * [NW-8.1] An order is given to a ship: the movement of the one before her is over, and she carries it out. If a mine hits her
 * as she begins, her owner thinks again [NW-6.4].
 */
export function giveTo(play: Play, unit: Unit, carryOut: () => void): void {
  const { ship } = shipsStep(play.state);
  if (ship !== null && ship !== unit.id) finishShip(play, ship);
  if (!openShip(play, unit)) carryOut();
  settle(play, unit);
}

/** After an order to a ship: where no ship of the squadron is left to move, its activation is over. */
export function settle(play: Play, unit: Unit): void {
  const squadron = squadronOf(play.state, unit);
  if (shipsToMove(play.state, squadron).length === 0) finishSquadron(play, squadron);
  else if (unit.fate !== 'inPlay') shipsStep(play.state).ship = null;
}
