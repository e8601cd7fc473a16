import { conditionOf, isInPlay, unitOf } from '../common/own';
import { KNOTS_A_HEX } from '../common/speed';
import type { UnitId } from '../model/ids';
import type { PathStep } from '../model/orders';
import { type Play, tell } from '../model/play';
import type { FleetActionView } from '../model/state';
import type { Squadron, Unit } from '../model/units';
import { closeWake, listenAround } from '../undersea/passing';
import { endActivation, shipsToMove } from './activation';
import { endsOf } from './ends';
import { openShip, openSquadron, shipsStep } from './opening';
import { berthOf, shipHelm } from './shipHelm';
import { takeUsualSpeed } from './speeds';
import { takeSteps } from './steps';
import { stepsOf, type Way } from './ways';

/** [NW-8.38] What is left of a ship's movement if she is given no order. */
const usualSteps = (view: FleetActionView, unit: Unit): PathStep[] =>
  stepsOf(endsOf(view, unit, shipHelm(view, unit), berthOf(unit))[0] as Way);

/** [NW-8.38] Moves what is left of a ship's allowance, and ends her movement. */
export function finishShip(play: Play, id: UnitId): void {
  const unit = unitOf(play.state, id);
  if (isInPlay(unit)) takeUsualSpeed(play, unit);
  while (isInPlay(unit)) {
    const steps = usualSteps(play.state, unit);
    if (steps.length === 0) break;
    takeSteps(play, unit, steps);
  }
  endShip(play, unit);
}

function endShip(play: Play, unit: Unit): void {
  unit.open.hasMoved = true;
  unit.laysSmoke = false;
  const step = shipsStep(play.state);
  if (step.ship === unit.id) step.ship = null;
  if (!isInPlay(unit)) return;
  slowIfBlocked(play, unit);
  listenAround(play, unit);
  closeWake(play, unit);
}

/** [NW-8.34] A ship that could not use her allowance has the speed of what she moved. */
function slowIfBlocked(play: Play, unit: Unit): void {
  const { allowance, moved } = conditionOf(unit).turn;
  const knots = KNOTS_A_HEX * moved;
  if (moved >= (allowance ?? 0) || knots >= unit.speedKnots) return;
  unit.speedKnots = knots;
  if (knots === 0) conditionOf(unit).carry = 0;
  tell(play, { kind: 'shipStopped', rule: 'NW-8.34', unit: unit.id, knots });
}

/** [NW-8.1, NW-8.38] The ships of a squadron that have not moved do so; its activation is over. */
export function finishSquadron(play: Play, squadron: Squadron): void {
  const { side } = shipsStep(play.state);
  openSquadron(play, squadron);
  for (const ship of shipsToMove(play.state, squadron)) {
    openShip(play, ship);
    finishShip(play, ship.id);
  }
  squadron.hasMoved = true;
  endActivation(play, side);
}
