import type { Side } from '../../core';
import type { Flight } from '../model/flights';
import type { SeekriegView } from '../model/state';
import { flightsOf } from './bases';

/** A flight that has come home to be recovered. */
export const isOverhead = ({ mission, arrivesOnTurn }: Flight, turn: number): boolean =>
  mission === 'home' && arrivesOnTurn !== null && arrivesOnTurn <= turn;

/** Aircraft of a base are in the air: on the way home now, or ever. */
export const waitingFor = (
  view: SeekriegView,
  side: Side,
  base: string,
  when: 'now' | 'ever',
): boolean =>
  flightsOf(view, side).some(
    (flight) =>
      (when === 'ever' || isOverhead(flight, view.turn)) &&
      flight.rows.some(({ home, count }) => home === base && count > 0),
  );
