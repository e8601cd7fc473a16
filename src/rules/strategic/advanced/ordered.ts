import { firstRefusal, type Refusal, type Side } from '../../core';
import type { AdvancedStep } from '../model/advancedState';
import { refusal } from '../model/refusals';
import { notNow } from '../model/rule';
import type { Division, DivisionId, SquadronId, StrategicView } from '../model/state';
import { flightOf } from './bases';
import { type Aloft, forceOf, isAloft, livingSquadron, presentDivisions } from './own';

/** [ST-5.12, ST-5.14] A side plans a step until it confirms. */
export const isPlanning = (view: StrategicView, side: Side, step: AdvancedStep['kind']): boolean =>
  view.step.kind === step && !view.confirmed[side] && !view.air && !view.action;

/** The phases, as refusals name them. */
const _PHASE: Readonly<Record<AdvancedStep['kind'], string>> = {
  combatPlan: 'the declarations of phase 2',
  combats: 'the combats of phase 2',
  movement: 'phase 3, Movement',
  arming: 'phase 4, Arming',
  recovery: 'phase 5, Recovery',
  advancedEnd: 'phase 6, End of turn',
};

/** [ST-8.3] */
export const refusePhase = (
  view: StrategicView,
  side: Side,
  step: AdvancedStep['kind'],
): Refusal | undefined =>
  isPlanning(view, side, step) ? undefined : notNow('phase', { phase: step });

/** A friendly division on the map. */
export const ownDivision = (view: StrategicView, side: Side, id: DivisionId) =>
  presentDivisions(forceOf(view, side)).find((division) => division.id === id);

export const refuseDivision = (
  view: StrategicView,
  side: Side,
  id: DivisionId,
): Refusal | undefined =>
  ownDivision(view, side, id) ? undefined : refusal('no-division', 'ST-25.1', { division: id });

export const refuseSquadron = (
  view: StrategicView,
  side: Side,
  id: SquadronId,
): Refusal | undefined =>
  livingSquadron(forceOf(view, side), id)
    ? undefined
    : refusal('no-squadron', 'ST-25.1', { squadron: id });

/** A friendly flight in the air. */
export function ownFlight(view: StrategicView, side: Side, id: SquadronId): Aloft | undefined {
  const force = forceOf(view, side);
  const flight = flightOf(force, id);
  return livingSquadron(force, id) && isAloft(flight) ? flight : undefined;
}

export const refuseAloft = (view: StrategicView, side: Side, id: SquadronId): Refusal | undefined =>
  firstRefusal(
    () => refuseSquadron(view, side, id),
    () =>
      ownFlight(view, side, id) ? undefined : refusal('not-in-flight', 'ST-8.2', { squadron: id }),
  );

/** An order is given once, and canceled only if it was given. */
export const refuseNoChange = (isOrdered: boolean, answer: 'yes' | 'no'): Refusal | undefined =>
  isOrdered === (answer === 'yes') ? refusal('no-change.ordered', 'ST-5.14') : undefined;

/** Replaces what was ordered for a unit. */
export const replaced = <T>(
  orders: readonly T[],
  isSame: (order: T) => boolean,
  ...by: readonly T[]
): T[] => [...orders.filter((it) => !isSame(it)), ...by];

/** [ST-8.2] A division's hex, which it has while it is on the map. */
export const placeOf = ({ hex }: Division) => hex ?? { q: 0, r: 0 };
