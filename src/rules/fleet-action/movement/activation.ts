import type { Side } from '../../core';
import { forceOf, shipsInPlay, unitOf } from '../common/own';
import { firstToActivate, nextToActivate } from '../common/turns';
import type { ContactId, SquadronId } from '../model/ids';
import type { Play } from '../model/play';
import { enterStep } from '../model/rule';
import type { FleetActionView, Step } from '../model/state';
import type { Contact, Squadron, Unit } from '../model/units';

type ShipsStep = Extract<Step, { kind: 'ships' }>;

/** Own Contact markers that have yet to move. */
export const markersToMove = (view: FleetActionView, side: Side): Contact[] =>
  Object.values(view.contacts).filter((it) => it.side === side && !it.hasMoved);

/** [NW-4.14] Own squadrons that have yet to move, those that enter now among them [NW-8.36]. */
export const squadronsToMove = (view: FleetActionView, side: Side): Squadron[] =>
  Object.values(forceOf(view, side).squadrons).filter(
    (it) => !it.hasMoved && it.contact === null && (hasShips(view, it) || isEntering(view, it)),
  );

const hasShips = (view: FleetActionView, squadron: Squadron): boolean =>
  shipsInPlay(view, squadron).length > 0;

/** [NW-8.36] */
export const isEntering = (view: FleetActionView, { entersOnTurn, units }: Squadron): boolean =>
  entersOnTurn > 0 &&
  entersOnTurn <= view.turn &&
  units.some((id) => unitOf(view, id).fate === 'waiting');

const hasAny = (view: FleetActionView) => (side: Side) =>
  markersToMove(view, side).length > 0 || squadronsToMove(view, side).length > 0;

/** [NW-4.10, NW-4.14] Opens the Ship Movement Phase if anyone has anything to move. */
export function openShips({ state }: Play): boolean {
  const side = firstToActivate(state.firstMove, hasAny(state));
  if (side) enterStep(state, { kind: 'ships', side, active: null, ship: null });
  return side !== undefined;
}

/** The phase waits while something is active or is left to the side whose turn it is. */
export const isShipsOpen = (view: FleetActionView, { side, active }: ShipsStep): boolean =>
  active !== null || hasAny(view)(side);

/** [NW-4.9] An activation is over; the other side is next. */
export function endActivation({ state }: Play, just: Side): void {
  const side = nextToActivate(just, hasAny(state)) ?? just;
  enterStep(state, { kind: 'ships', side, active: null, ship: null });
}

/** The ships of a squadron in play that have yet to move. */
export const shipsToMove = (view: FleetActionView, squadron: Squadron): Unit[] =>
  shipsInPlay(view, squadron).filter(({ open }) => !open.hasMoved);

/** The step, while a side moves its ships. */
export const movingStep = ({ step }: FleetActionView, side: Side): ShipsStep | undefined =>
  step.kind === 'ships' && step.side === side ? step : undefined;

/** Own squadrons that may be activated or are active now. */
export function activeSquadrons(view: FleetActionView, side: Side): Squadron[] {
  const step = movingStep(view, side);
  if (!step) return [];
  return squadronsToMove(view, side).filter(({ id }) => isOrMayBe(step, id));
}

/** Own markers that may be activated now. */
export const activeMarkers = (view: FleetActionView, side: Side): Contact[] =>
  movingStep(view, side)?.active === null ? markersToMove(view, side) : [];

const isOrMayBe = ({ active }: ShipsStep, id: SquadronId | ContactId): boolean =>
  active === null || active === id;

/** Own ships that may be given orders now: of the active squadron, or of any that may be activated. */
export const activeShips = (view: FleetActionView, side: Side): Unit[] =>
  activeSquadrons(view, side).flatMap((squadron) => shipsToMove(view, squadron));

/** [NW-8.36] Own ships that enter with their squadron, which has yet to be activated. */
export const enteringShips = (view: FleetActionView, side: Side): Unit[] =>
  activeSquadrons(view, side)
    .filter((it) => isEntering(view, it))
    .flatMap(({ units }) => units.map((id) => unitOf(view, id)))
    .filter(({ fate }) => fate === 'waiting');
