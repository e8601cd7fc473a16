import { enemyOf, type Side } from '../../core';
import { unitsInPlay } from '../common/own';
import { standsInAir } from '../common/stands';
import type { AirStand } from '../model/air';
import type { AirStandId, UnitId } from '../model/ids';
import { enterStep } from '../model/rule';
import { isSubmarine } from '../model/sheet';
import type { FleetActionState, FleetActionView, Step } from '../model/state';
import type { Unit } from '../model/units';

/** A unit or an air stand. */
export type ActorId = UnitId | AirStandId;

/** The step in which units are activated. */
type Activations = Extract<Step, { kind: 'activations' }>;

export const activationsOf = ({ step }: FleetActionView): Activations | undefined =>
  step.kind === 'activations' ? step : undefined;

const mayStillAct = ({ sheet, open }: Unit): boolean => !isSubmarine(sheet) && !open.hasActed;

const mayStillAttack = ({ turn }: AirStand): boolean => !turn.hasActed;

/** [NW-11.4, NW-11.5, NW-11.13] What a side has yet to activate: ships, small craft and batteries, then air stands. */
export const awaiting = (view: FleetActionView, side: Side): ActorId[] => [
  ...unitsInPlay(view, side)
    .filter(mayStillAct)
    .map(({ id }) => id),
  ...standsInAir(view, side)
    .filter(mayStillAttack)
    .map(({ id }) => id),
];

/** Those that the side may give an order to now: the one whose activation is open, or all that wait while none is. */
export function actorsOf(view: FleetActionView, side: Side): ActorId[] {
  const step = activationsOf(view);
  if (step?.side !== side) return [];
  return step.active === null || step.isAlone ? awaiting(view, side) : [step.active];
}

/** [NW-4.9, NW-11.4] The activation step begins, or goes on with the side that is next. */
export function turnTo(state: FleetActionState, next: Side): void {
  const other = enemyOf(next);
  const isNext = awaiting(state, next).length > 0;
  const side = isNext ? next : other;
  const isAlone = !isNext || awaiting(state, other).length === 0;
  enterStep(state, { kind: 'activations', side, active: null, isAlone });
}

/** Back to an activation that was interrupted, as by anti-aircraft fire [NW-11.8]. */
export function resumeActivation(state: FleetActionState, side: Side, active: ActorId): void {
  const isAlone = awaiting(state, enemyOf(side)).length === 0;
  enterStep(state, { kind: 'activations', side, active, isAlone });
}
