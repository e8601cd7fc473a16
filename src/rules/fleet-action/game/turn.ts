import { SIDES } from '../../core';
import { freshAirTurn, freshOpen, freshTurn } from '../common/fresh';
import { conditionOf } from '../common/own';
import { closeEnd } from '../end/ending';
import { rollInitiative } from '../initiative/initiative';
import { type Play, tell } from '../model/play';
import type { FleetActionState } from '../model/state';
import type { Unit } from '../model/units';
import { endIfDue } from '../victory/ending';
import { MAX_FIRES } from './newUnit';

/** A turn begins, with the roll for initiative [NW-4.2, NW-4.15]. */
export function beginTurn(play: Play): void {
  const { state } = play;
  state.turn += 1;
  for (const unit of Object.values(state.units)) refreshUnit(unit);
  for (const stand of Object.values(state.stands)) stand.turn = freshAirTurn(stand.count);
  for (const contact of Object.values(state.contacts)) contact.hasMoved = false;
  for (const side of SIDES) refreshForce(state.forces[side]);
  tell(play, { kind: 'turnBegan', rule: 'NW-4.1' });
  rollInitiative(play);
}

function refreshUnit(unit: Unit): void {
  const condition = conditionOf(unit);
  const { turnedAtRest, powerTest } = condition.turn;
  unit.open = freshOpen();
  unit.laysSmoke = false;
  condition.turn = freshTurn(turnedAtRest);
  if (unit.flightOps)
    Object.assign(unit.flightOps, {
      hasActed: false,
      launched: [],
      catapulted: 0,
      landed: 0,
      served: 0,
      mayOperate: unit.fires <= MAX_FIRES,
      powerTestBefore: powerTest,
    });
}

function refreshForce(force: FleetActionState['forces']['allies']): void {
  for (const squadron of Object.values(force.squadrons)) squadron.hasMoved = false;
  for (const squadron of Object.values(force.airSquadrons)) squadron.hasActed = false;
  force.end = { repairs: [], refills: [], toContact: [], offersEnd: false };
}

/** [NW-28.1, NW-30.6] After the End Phase the next turn begins, or the game is over. */
export function endTurn(play: Play): void {
  closeEnd(play);
  if (!endIfDue(play)) beginTurn(play);
}
