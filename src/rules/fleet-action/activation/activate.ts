import { enemyOf, must, type Refusal, type Side } from '../../core';
import { isInPlay } from '../common/own';
import type { Play } from '../model/play';
import { refusal } from '../model/refusals';
import type { FleetActionView } from '../model/state';
import { resolveAttack } from '../torpedoes/resolve';
import { type ActorId, activationsOf, actorsOf, turnTo } from './actors';
import { isPowerless, testPower } from './power';

/** Why a side cannot give an order to a unit or stand in the activation step. */
export function refuseActor(view: FleetActionView, side: Side, id: ActorId): Refusal | undefined {
  const step = activationsOf(view);
  if (step?.side !== side) return refusal('not-now', 'NW-4.9');
  if ((view.units[id] ?? view.stands[id])?.side !== side)
    return refusal('no-such-unit', 'NW-11.4', { unit: id });
  if (!actorsOf(view, side).includes(id)) return refuseWaiting(view, id, step.active);
  const unit = view.units[id];
  return unit && isPowerless(unit)
    ? refusal('no-power', 'NW-11.10', { ship: unit.name })
    : undefined;
}

function refuseWaiting(view: FleetActionView, id: ActorId, active: ActorId | null): Refusal {
  const open = active === null ? undefined : view.units[active];
  const hasActed = view.units[id]?.open.hasActed ?? view.stands[id]?.turn.hasActed;
  return open && hasActed === false
    ? refusal('activation-open', 'NW-11.4', { ship: open.name })
    : refusal('cannot-act', 'NW-11.5', { unit: view.units[id]?.name ?? id });
}

/**
 * [NW-11.4, NW-11.10] Any order to a unit activates it and ends the activation before; under power failure it makes its test.
 *
 * @returns whether it may carry out a task
 */
export function activate(play: Play, id: ActorId): boolean {
  const step = must(activationsOf(play.state), 'the activation step');
  if (step.active !== null && step.active !== id) conclude(play, step.active);
  step.active = id;
  const unit = play.state.units[id];
  return unit === undefined || testPower(play, unit);
}

/** [NW-4.9, NW-11.9] The open activation ends, and the other side is next. */
export function endActivation(play: Play): void {
  const { side, active } = must(activationsOf(play.state), 'the activation step');
  if (active !== null) conclude(play, active);
  turnTo(play.state, enemyOf(side));
}

/** [NW-11.5, NW-11.9] Torpedoes that are running strike now, power failure or not. */
function conclude(play: Play, id: ActorId): void {
  const { units, stands } = play.state;
  const unit = units[id];
  if (unit) {
    unit.open.hasActed = true;
    if (isInPlay(unit)) resolveAttack(play, unit);
  } else if (stands[id]) stands[id].turn.hasActed = true;
}
