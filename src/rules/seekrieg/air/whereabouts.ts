import { type Axial, nearestHex } from '../../../hex';
import type { Side } from '../../core';
import { basePlace, milesBetween, type Place, placeOf, placeOfHex } from '../common/miles';
import { MILES_PER_HEX } from '../common/scale';
import type { AirBase, Flight } from '../model/flights';
import type { SeekriegView } from '../model/state';

/** [SK-20.21] Miles that a flight makes in a turn, for each knot. */
const MILES_A_KNOT = 1 / 30;

type UnderWay = Pick<Flight, 'arrivesOnTurn' | 'knots'>;

/** [SK-21.21] As far short of where it goes as the turns to its arrival, on the straight way there. */
function onTheWay(turn: number, { arrivesOnTurn, knots }: UnderWay, from: Place, to: Place): Place {
  const all = milesBetween(from, to);
  const left = Math.max(0, (arrivesOnTurn ?? turn) - turn) * knots * MILES_A_KNOT;
  const share = all === 0 ? 0 : Math.min(1, left / all);
  return { x: to.x + (from.x - to.x) * share, y: to.y + (from.y - to.y) * share };
}

/**
 * [SK-8.1, SK-21.21] The hex of the search map in which a flight of the side is about now; `undefined` of one that has not
 * left its base.
 */
export function flightHex(view: SeekriegView, side: Side, flight: Flight): Axial | undefined {
  const base = view.forces[side]?.bases[flight.rows[0]?.home ?? ''];
  if (!base || flight.launchedOnTurn === null) return undefined;
  return searchHexAt(placeOfFlight(view, flight, base));
}

/** Where a flight is: over the ship it protects, on its way, over its target, or over its base. */
export function placeOfFlight(view: SeekriegView, flight: Flight, base: AirBase): Place {
  const home = basePlace(view, base);
  if (flight.arrivesOnTurn === null || !flight.at)
    return (flight.over && placeOf(view, flight.over)) || home;
  const away = placeOfHex(flight.at);
  return flight.mission === 'home'
    ? onTheWay(view.turn, flight, away, home)
    : onTheWay(view.turn, flight, home, away);
}

/** The hex of the search map that a place lies in. */
function searchHexAt({ x, y }: Place): Axial {
  const q = x / (MILES_PER_HEX * (Math.sqrt(3) / 2));
  return nearestHex(q, y / MILES_PER_HEX - q / 2);
}
