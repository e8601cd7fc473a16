import { enemyOf, SIDES } from '../../core';
import { endActivation } from '../activation/activate';
import { activationsOf, awaiting, turnTo } from '../activation/actors';
import { conditionOf } from '../common/own';
import type { Play } from '../model/play';
import { enterStep } from '../model/rule';
import type { FleetActionState, Step } from '../model/state';
import { resolveAttack } from '../torpedoes/resolve';
import { happen } from './happenings';
import { spot } from './spotting/spot';
import { canAct } from './tasks';

type StepOf<Kind extends Step['kind']> = Extract<Step, { kind: Kind }>;

const canSpot = (state: FleetActionState): boolean =>
  state.step.kind === 'spotting' && spot.legal(state, state.step.side).length > 0;

/** [NW-11.2] The side named in firstAction spots first; `false` when nobody can. */
export function openSpotting(play: Play): boolean {
  const { state } = play;
  happen(play);
  enterStep(state, { kind: 'spotting', side: state.firstAction });
  if (canSpot(state)) return true;
  return otherSpots(state);
}

/** The other side's turn to spot; `false` when it cannot. */
function otherSpots(state: FleetActionState): boolean {
  enterStep(state, { kind: 'spotting', side: enemyOf(state.firstAction) });
  return canSpot(state);
}

/** [NW-12.24] A side spots as long as it can and wants to. */
export const isSpottingOpen = (state: FleetActionState, { side }: StepOf<'spotting'>): boolean =>
  !state.confirmed[side] && canSpot(state);

/** [NW-11.2] After one side the other; `false` when the spotting step is over. */
export const passSpotting = ({ state }: Play, { side }: StepOf<'spotting'>): boolean =>
  side === state.firstAction && otherSpots(state);

/** [NW-11.4] Opens the activations if there is anything to activate. */
export function openActivations({ state }: Play): boolean {
  if (SIDES.every((side) => awaiting(state, side).length === 0)) return false;
  turnTo(state, state.firstAction);
  return true;
}

/** It waits for an order while the unit that is active, or any that can be activated, can do something. */
export const isActivationOpen = (
  state: FleetActionState,
  { side, active }: StepOf<'activations'>,
): boolean =>
  active === null ? awaiting(state, side).some((id) => canAct(state, id)) : canAct(state, active);

/**
 * [NW-4.9, NW-4.11] Ends an activation in which nothing more can be done, or passes a unit that can do nothing. `false` when
 * all are done; torpedoes of lost ships are resolved then [NW-11.9].
 */
export function passActivations(play: Play): boolean {
  const step = activationsOf(play.state);
  if (!step) return false;
  if (step.active === null) {
    const [idle] = awaiting(play.state, step.side);
    if (idle === undefined) return endActivations(play);
    step.active = idle;
  }
  endActivation(play);
  return true;
}

/** [NW-11.1, NW-11.9] The last step: late torpedoes, those of the side named in firstAction first. */
function endActivations(play: Play): false {
  const { state } = play;
  for (const side of [state.firstAction, enemyOf(state.firstAction)])
    for (const unit of Object.values(state.units))
      if (unit.side === side && conditionOf(unit).torpedoAttack) resolveAttack(play, unit);
  return false;
}
