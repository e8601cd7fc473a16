import { enemyOf, SIDES, type Side, type Viewer } from '../../core';
import { isOpen } from '../common/seeing';
import { isStandSeen } from '../common/stands';
import type { AirStand } from '../model/air';
import type {
  FleetActionState,
  FleetActionView,
  InterceptionStep,
  Smoke,
  Step,
  Tally,
} from '../model/state';
import type { Unit } from '../model/units';

/** The full state, not a view. */
export const isWhole = (position: FleetActionView): position is FleetActionState =>
  position.viewer === 'all';

/** [NW-3.19 to NW-3.25] The state as a viewer may see it; after the end all is open. */
export function view(state: FleetActionState, viewer: Viewer): FleetActionView {
  if (state.step.kind === 'over') return state;
  const isOwn = (side: Side) => side === viewer;
  return {
    ...state,
    viewer,
    step: seenStep(state, viewer),
    units: seen(state.units, (unit) => (isOwn(unit.side) ? ownUnit(unit) : seenUnit(unit))),
    stands: seen(state.stands, (stand) => (isOwn(stand.side) ? stand : seenStand(state, stand))),
    smoke: state.smoke.map((it) => seenSmoke(state, it, viewer)),
    tally: { ...state.tally, exits: exitsOf(state, viewer) },
    forces: Object.fromEntries(SIDES.filter(isOwn).map((side) => [side, state.forces[side]])),
  };
}

/** Each item as it is seen, those that are not seen left out. */
function seen<T>(items: Record<string, T>, as: (item: T) => T | undefined): Record<string, T> {
  const found: Record<string, T> = {};
  for (const id in items) {
    const item = as(items[id] as T);
    if (item !== undefined) found[id] = item;
  }
  return found;
}

/** [NW-7.8] Not which ships have listened for a submarine in vain. */
function ownUnit(unit: Unit): Unit {
  const { condition } = unit;
  if (!condition || condition.turn.soughtBy.length === 0) return unit;
  return { ...unit, condition: { ...condition, turn: { ...condition.turn, soughtBy: [] } } };
}

/** [NW-3.9, NW-3.20, NW-3.21, NW-7.12] What can be seen of an enemy unit. */
function seenUnit(unit: Unit): Unit | undefined {
  if (!isOpen(unit)) return undefined;
  return { ...unit, squadron: null, condition: null, flightOps: null };
}

/** [NW-3.20, NW-10.8] Of the other side's aircraft those in the air that are seen, and their losses. */
function seenStand(state: FleetActionState, stand: AirStand): AirStand | undefined {
  const isLost = stand.place === 'gone' && stand.count === 0;
  return isLost || isStandSeen(state, stand, enemyOf(stand.side))
    ? { ...stand, condition: null }
    : undefined;
}

/** [NW-3.9, NW-3.17] Not whose smoke it is, once she is under a marker again. */
function seenSmoke({ units }: FleetActionState, smoke: Smoke, viewer: Viewer): Smoke {
  const ship = units[smoke.ship ?? ''];
  return ship?.fate === 'hidden' && ship.side !== viewer ? { ...smoke, ship: null } : smoke;
}

/** [NW-3.21] The speed limit and damage with which the enemy's ships left are not told. */
const exitsOf = ({ tally, units }: FleetActionState, viewer: Viewer): Tally['exits'] =>
  Object.fromEntries(Object.entries(tally.exits).filter(([id]) => units[id]?.side === viewer));

/** [NW-3.1, NW-3.9, NW-7.12, NW-10.12] Not which squadron the enemy moves, which flak he names, which of his units acts unseen, nor where his stand goes on to. */
function seenStep(state: FleetActionState, viewer: Viewer): Step {
  const { step, scenario } = state;
  if (step.kind === 'ships' && step.side !== viewer) return { ...step, active: null };
  if (step.kind === 'aircraft' && step.side !== viewer) return { ...step, active: null };
  if (step.kind === 'submarines' && step.side !== viewer) return { ...step, active: null };
  if (step.kind === 'activations' && step.side !== viewer && isUnseen(state, step.active))
    return { ...step, active: null };
  if (step.kind === 'flak' && step.side !== viewer)
    return { ...step, attack: { ...step.attack, fire: [] } };
  if (step.kind === 'interception') return seenInterception(step, viewer, scenario.isNight);
  return step;
}

/** A submarine that nobody has detected, or a stand in the dark. */
function isUnseen(state: FleetActionState, id: string | null): boolean {
  const unit = id === null ? undefined : state.units[id];
  if (unit) return !isOpen(unit);
  const stand = id === null ? undefined : state.stands[id];
  return stand !== undefined && !isStandSeen(state, stand, enemyOf(stand.side));
}

/** [NW-10.8, NW-10.12] Not where the stand goes on to; by night, not who has been asked. */
function seenInterception(step: InterceptionStep, viewer: Viewer, isNight: boolean): Step {
  if (viewer === enemyOf(step.side)) return isNight ? { ...step, by: [], asked: [] } : step;
  const open = { ...step, path: [], back: { ...step.back, active: null } };
  return viewer === 'spectator' && isNight ? { ...open, by: [], asked: [] } : open;
}

/** What a side bases its orders on: its view. Given its own view, the same view. */
export const knownTo = (position: FleetActionView, side: Side): FleetActionView =>
  isWhole(position) ? view(position, side) : position;
