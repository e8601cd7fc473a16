import { firstRefusal, type Refusal, type Side } from '../../../core';
import { orderStep } from '../../common/carrierMap';
import type { AirBase, AirRow, Flight } from '../../model/flights';
import type { AircraftCount } from '../../model/orders';
import { refusal } from '../../model/refusals';
import { isOpenFor } from '../../model/rule';
import type { Force, SeekriegView } from '../../model/state';
import type { Step } from '../../model/steps';
import { cardNamed } from '../../ratings/aircraftCards';
import { isOpenBase } from '../bases';

/** Why no order to aircraft can be given in this step. */
export function refuseAir(view: SeekriegView, side: Side, step: Step['kind']): Refusal | undefined {
  if (!view.scenario.modules.air) return refusal('module-off', 'SK-3.1', { module: 'air' });
  if (view.step.kind === 'over') return refusal('game-over', 'SK-1.14');
  const now = step === 'orders' ? orderStep(view) : step;
  if (view.step.kind !== now) return refusal('not-now', 'SK-5.1');
  return view.confirmed[side] ? refusal('already-confirmed', 'SK-5.1') : undefined;
}

/** Orders to aircraft can be given in phase 2. */
export const canOrderAir = (view: SeekriegView, side: Side): boolean =>
  view.scenario.modules.air && isOpenFor(view, side, orderStep(view));

export const baseOf = (view: SeekriegView, side: Side, id: string): AirBase | undefined =>
  view.forces[side]?.bases[id];

/** Why a base takes no orders. */
export function refuseBase(view: SeekriegView, side: Side, id: string): Refusal | undefined {
  const base = baseOf(view, side, id);
  return base && isOpenBase(view, base)
    ? undefined
    : refusal('no-such-base', 'SK-20.15', { base: id });
}

export const refuseFlight = (view: SeekriegView, side: Side, id: string): Refusal | undefined =>
  view.forces[side]?.flights[id] ? undefined : refusal('no-such-flight', 'SK-21.1', { flight: id });

/** [SK-20.18] Types and loads that there are, at least one aircraft each. */
export const refuseTypes = (aircraft: readonly AircraftCount[]): Refusal | undefined =>
  firstRefusal(
    ...aircraft.map((it) => () => {
      const card = cardNamed(it.aircraft);
      if (!card || it.count === 0)
        return refusal('no-such-aircraft', 'SK-33.6', { aircraft: it.aircraft });
      return card.loads[it.load]
        ? undefined
        : refusal('no-such-load', 'SK-20.18', { aircraft: card.id });
    }),
  );

/** All aircraft that a flight will have: those in the air, and those still to be launched. */
export const plannedRows = ({ bases }: Force, flight: Flight): AirRow[] => [
  ...flight.rows,
  ...Object.values(bases).flatMap(({ id, work }) =>
    work?.flight === flight.id ? work.aircraft.map((it) => ({ ...it, home: id })) : [],
  ),
];
