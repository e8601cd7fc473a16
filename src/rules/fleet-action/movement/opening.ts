import { conditionOf, squadronOf } from '../common/own';
import type { Play } from '../model/play';
import type { FleetActionState, Step } from '../model/state';
import type { Squadron, Unit } from '../model/units';
import { strikeMines } from '../undersea/mines';
import { isEntering } from './activation';
import { enterMap } from './entering';

/** The step of this phase; orders of this room are given in no other. */
export function shipsStep({ step }: FleetActionState): Extract<Step, { kind: 'ships' }> {
  if (step.kind !== 'ships') throw new Error(`Broken invariant: ${step.kind} instead of ships`);
  return step;
}

/** [NW-8.1] A squadron is activated, if it is not yet; ships that enter come onto the map [NW-8.36]. */
export function openSquadron(play: Play, squadron: Squadron): void {
  const step = shipsStep(play.state);
  if (step.active === squadron.id) return;
  step.active = squadron.id;
  if (isEntering(play.state, squadron)) enterMap(play, squadron);
}

/** [NW-6.4] A ship begins her movement, if she has not yet; whether a mine where she lies has hit her. */
export function openShip(play: Play, unit: Unit): boolean {
  openSquadron(play, squadronOf(play.state, unit));
  shipsStep(play.state).ship = unit.id;
  const { turn } = conditionOf(unit);
  if (turn.from !== null) return false;
  turn.from = { ...unit.hex };
  return strikeMines(play, unit, 'starts');
}
