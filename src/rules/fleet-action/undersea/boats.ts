import { type Axial, distance } from '../../../hex';
import { enemyOf, must, type Refusal, type Side } from '../../core';
import { conditionOf, enemiesInPlay, unitOf } from '../common/own';
import { barsHex } from '../common/stacking';
import { firstToActivate, nextToActivate } from '../common/turns';
import type { UnitId } from '../model/ids';
import type { Play } from '../model/play';
import { refusal } from '../model/refusals';
import { enterStep } from '../model/rule';
import { type Boat, isSubmarine } from '../model/sheet';
import type { FleetActionState, FleetActionView } from '../model/state';
import type { Unit } from '../model/units';
import { APPEARING_HEXES } from './figures';

/** [NW-7.2] What is printed of a submarine alone. */
export const figuresOf = ({ id, sheet }: Unit): Boat => must(sheet.boat, `boat ${id}`);

/** [NW-7.3] It may be placed now. */
const mayAppear = (view: FleetActionView, boat: Unit): boolean =>
  boat.fate === 'hidden' && conditionOf(boat).appearsOnTurn <= view.turn;

/** [NW-4.9] Own submarines that have yet to act in this phase. */
export const boatsToAct = (view: FleetActionView, side: Side): Unit[] =>
  Object.values(view.units).filter(
    (it) =>
      it.side === side &&
      isSubmarine(it.sheet) &&
      !it.open.hasActed &&
      (it.fate === 'inPlay' || mayAppear(view, it)),
  );

/** Own submarines that may be given an order now: the one that is acting, or all that have yet to. */
export function boatsNow(view: FleetActionView, side: Side): Unit[] {
  const { step } = view;
  if (step.kind !== 'submarines' || step.side !== side) return [];
  return boatsToAct(view, side).filter(({ id }) => step.active === null || step.active === id);
}

/** Why a submarine cannot be given an order now. */
export function refuseBoat(view: FleetActionView, side: Side, id: UnitId): Refusal | undefined {
  const { step } = view;
  if (step.kind !== 'submarines' || step.side !== side) return refusal('not-now', 'NW-4.4');
  if (boatsNow(view, side).some((boat) => boat.id === id)) return undefined;
  return step.active !== null && step.active !== id
    ? refusal('another-is-active', 'NW-4.9', { active: step.active })
    : refusal('no-such-unit', 'NW-33.1', { unit: id });
}

/** The same for orders that need it on the map. */
export const refuseAfloat = (view: FleetActionView, side: Side, id: UnitId): Refusal | undefined =>
  refuseBoat(view, side, id) ??
  (unitOf(view, id).fate === 'inPlay' ? undefined : refusal('not-entered', 'NW-7.3'));

/** [NW-4.9, NW-4.10] Opens the Submarine Phase if there is a submarine to act. */
export function openSubmarines({ state }: Play): boolean {
  if (!state.scenario.hasSubmarines) return false;
  const side = firstToActivate(state.firstMove, hasAny(state));
  if (side) enterStep(state, { kind: 'submarines', side, active: null });
  return side !== undefined;
}

const hasAny = (state: FleetActionState) => (side: Side) => boatsToAct(state, side).length > 0;

/** A submarine acts. */
export function activateBoat({ state }: Play, boat: Unit): void {
  if (state.step.kind === 'submarines') state.step.active = boat.id;
}

/** [NW-4.9] A submarine has acted; the other side is next. Without an order it lies still. */
export function endBoat({ state }: Play, boat: Unit): void {
  boat.open.hasActed = true;
  if (!boat.open.hasMoved) lieStill(boat);
  const side = nextToActivate(boat.side, hasAny(state)) ?? boat.side;
  enterStep(state, { kind: 'submarines', side, active: null });
}

/** [NW-1.20] */
function lieStill(boat: Unit): void {
  boat.speedKnots = 0;
  conditionOf(boat).carry = 0;
}

/** [NW-7.3] An enemy ship or one of his markers, which may hold ships, lies too near for a submarine to appear. */
export const isTooNear = (view: FleetActionView, side: Side, hex: Axial): boolean =>
  [...enemiesInPlay(view, side).filter(barsHex), ...markersOf(view, enemyOf(side))].some(
    (it) => distance(it.hex, hex) < APPEARING_HEXES,
  );

const markersOf = (view: FleetActionView, side: Side) =>
  Object.values(view.contacts).filter((it) => it.side === side);
