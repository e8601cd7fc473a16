import { firstRefusal, type Refusal, type Side } from '../../../core';
import { shipsInPlay } from '../../common/own';
import type { Flight } from '../../model/flights';
import type { OrderOf } from '../../model/orders';
import { refusal } from '../../model/refusals';
import type { OrderRule } from '../../model/rule';
import type { Force, SeekriegView } from '../../model/state';
import { enduranceOf, flightsOf, isFighter, SECTION } from '../bases';
import { countOf } from '../numbers';
import { canOrderAir, plannedRows, refuseAir, refuseFlight } from './shared';
import { refuseMission } from './strike';

/** [SK-21.11] Turns of flight time that a section keeps for combat when it is left to land by default. */
const COMBAT_RESERVE = 12;

/** [SK-21.11] A section of fighters over a ship, until the turn in which it lands. */
export const cap: OrderRule<'cap'> = {
  legal: (view, side) =>
    canOrderAir(view, side)
      ? flightsOf(view, side).flatMap((flight) =>
          offersOf(view, side, flight).filter((order) => !cap.refuse(view, side, order)),
        )
      : [],
  refuse: (view, side, order) =>
    firstRefusal(
      () => refuseAir(view, side, 'orders'),
      () => refuseFlight(view, side, order.group),
      () => refuseMission(view.forces[side]?.flights[order.group] as Flight),
      () => refuseCap(view, side, order),
    ),
  apply({ state }, side, { group, over, level, landsOnTurn }) {
    const flight = state.forces[side].flights[group] as Flight;
    Object.assign(flight, { mission: 'cap', over, level, landsOnTurn });
    Object.assign(flight, { at: null, target: null, arrivesOnTurn: null });
  },
};

function refuseCap(
  view: SeekriegView,
  side: Side,
  { group, over, landsOnTurn }: OrderOf<'cap'>,
): Refusal | undefined {
  const force = view.forces[side] as Force;
  const flight = force.flights[group] as Flight;
  const rows = plannedRows(force, flight);
  if (!rows.every(isFighter)) return refusal('only-fighters', 'SK-21.11');
  if (countOf(rows) > SECTION) return refusal('only-section', 'SK-21.11', { most: SECTION });
  const ship = view.ships[over];
  if (ship?.side !== side || ship.fate !== 'inPlay')
    return refusal('no-such-ship', 'SK-21.11', { ship: over });
  const most = lastTurn(view, { ...flight, rows });
  return landsOnTurn > view.turn && landsOnTurn <= most
    ? undefined
    : refusal('lands-too-late', 'SK-21.11', { most });
}

/** The turn in which the flight time of a flight ends. */
const lastTurn = ({ turn }: SeekriegView, flight: Flight): number =>
  (flight.launchedOnTurn ?? turn) + enduranceOf(flight) - flight.spentTurns;

function offersOf(view: SeekriegView, side: Side, flight: Flight): OrderOf<'cap'>[] {
  if (refuseMission(flight)) return [];
  const rows = plannedRows(view.forces[side] as Force, flight);
  if (rows.length === 0 || !rows.every(isFighter)) return [];
  const landsOnTurn = lastTurn(view, { ...flight, rows }) - COMBAT_RESERVE;
  const [first] = rows;
  const over = first && view.ships[first.home] ? first.home : shipsInPlay(view, side)[0]?.id;
  return over ? [{ kind: 'cap', group: flight.id, over, level: 'M', landsOnTurn }] : [];
}
