import type { Side } from '../../core';
import { forceOf, unitsInPlay } from '../common/own';
import { crewOf, isAloft, standOf } from '../common/stands';
import { firstToActivate, nextToActivate } from '../common/turns';
import type { AirSquadron, AirStand } from '../model/air';
import type { AirSquadronId, UnitId } from '../model/ids';
import { enterStep } from '../model/rule';
import type { AircraftStep, FleetActionState, FleetActionView } from '../model/state';
import type { Unit } from '../model/units';
import { wouldServe } from './planes';

/** [NW-10.27, NW-10.28] What is activated in this phase: an air squadron, a carrier, an air base, or a ship for her planes. */
export type ActiveId = AirSquadronId | UnitId;

/** The step, while a side moves its aircraft. */
export const flyingStep = ({ step }: FleetActionView, side: Side): AircraftStep | undefined =>
  step.kind === 'aircraft' && step.side === side ? step : undefined;

/** The step of this phase; what is asked here is asked in no other. */
export function aircraftStep({ step }: FleetActionState): AircraftStep {
  if (step.kind !== 'aircraft')
    throw new Error(`Broken invariant: ${step.kind} instead of aircraft`);
  return step;
}

/** [NW-8.36] It waits, and its turn has come. */
export const isEntering = ({ turn }: FleetActionView, stand: AirStand): boolean =>
  stand.place === 'waiting' && crewOf(stand).entersOnTurn <= turn;

/** Stands of a squadron in the air, and those that enter now. */
export const standsFlying = (view: FleetActionView, { stands }: AirSquadron): AirStand[] =>
  stands
    .map((id) => standOf(view, id))
    .filter((stand) => isAloft(stand) || isEntering(view, stand));

const squadronsToFly = (view: FleetActionView, side: Side): AirSquadron[] =>
  Object.values(forceOf(view, side).airSquadrons).filter(
    (squadron) => !squadron.hasActed && standsFlying(view, squadron).length > 0,
  );

/** [NW-3.25, NW-10.27, NW-10.28] Carriers and bases that are deployed, and ships with planes that would serve. */
const homesToAct = (view: FleetActionView, side: Side): Unit[] =>
  unitsInPlay(view, side).filter(
    (unit) =>
      unit.flightOps?.hasActed === false && (unit.sheet.deck.hangar > 0 || wouldServe(view, unit)),
  );

/** [NW-4.9, NW-4.14] What a side has yet to activate. */
export const toActivate = (view: FleetActionView, side: Side): ActiveId[] =>
  [...squadronsToFly(view, side), ...homesToAct(view, side)].map(({ id }) => id);

/** What a side may give orders to now: what is active, or all that may be activated. */
export function openTo(view: FleetActionView, side: Side): ActiveId[] {
  const step = flyingStep(view, side);
  if (!step) return [];
  return step.active === null ? toActivate(view, side) : [step.active];
}

/** Own air squadrons that may be given orders now. */
export const openSquadrons = (view: FleetActionView, side: Side): AirSquadron[] => {
  const { airSquadrons } = forceOf(view, side);
  return openTo(view, side).flatMap((id) => airSquadrons[id] ?? []);
};

/** Own carriers, bases and ships that may be given orders now. */
export const openHomes = (view: FleetActionView, side: Side): Unit[] =>
  openTo(view, side).flatMap((id) => view.units[id] ?? []);

const hasAny = (view: FleetActionView) => (side: Side) => toActivate(view, side).length > 0;

/** [NW-4.10, NW-10.5] The side that activates first; `undefined` when nobody has anything to activate. */
export const firstToFly = (state: FleetActionState): Side | undefined =>
  firstToActivate(state.firstMove, hasAny(state));

/** [NW-4.9] The side that goes on after an activation of the other. */
export const nextToFly = (state: FleetActionState, just: Side): Side | undefined =>
  nextToActivate(just, hasAny(state));

/** The step in which a side activates something. */
export const turnOf = (state: FleetActionState, side: Side): void =>
  enterStep(state, { kind: 'aircraft', side, active: null, isEnding: false });
