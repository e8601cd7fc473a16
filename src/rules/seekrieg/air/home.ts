import type { Side } from '../../core';
import { basePlace, milesBetween, type Place } from '../common/miles';
import type { FlightEnd } from '../model/events/air';
import type { AirBase, Flight } from '../model/flights';
import { type Play, tell } from '../model/play';
import type { SeekriegState } from '../model/state';
import { turnsToTarget } from '../tables/flights';
import { cruiseOf, isOpenBase, openBases, turnsLeft } from './bases';
import { splitFlight } from './flights';
import { placeOfFlight } from './whereabouts';

/** A flight turns back before its mission is done; its owner is told why. */
export function turnBack(play: Play, side: Side, flight: Flight, because: FlightEnd): void {
  tell(play, {
    kind: 'flightTurnedBack',
    rule: because === 'lost-its-way' ? 'SK-21.5' : 'SK-21.6',
    side,
    flight: flight.id,
    because,
    seenBy: [side],
  });
  flyHome(play, side, flight);
}

/** [SK-24.1, SK-34.16] A flight heads for its bases, those of each on their own. */
export function flyHome({ state }: Play, side: Side, flight: Flight): Flight[] {
  delete state.hidden.raids[flight.id];
  const homes = [...new Set(flight.rows.map(({ home }) => home))];
  const parts = homes.slice(1).map((home) => {
    const rows = flight.rows.filter((row) => row.home === home);
    flight.rows = flight.rows.filter((row) => row.home !== home);
    return splitFlight(state, side, flight, rows);
  });
  const all = [flight, ...parts];
  for (const part of all) headHome(state, side, part);
  return all;
}

function headHome(state: SeekriegState, side: Side, flight: Flight): void {
  const own = state.forces[side].bases[flight.rows[0]?.home ?? ''];
  if (!own) return;
  const from = placeOfFlight(state, flight, own);
  const knots = Math.max(1, cruiseOf(flight.rows));
  const base = homeFor(state, side, { flight, own, from, knots });
  for (const row of flight.rows) row.home = base.id;
  Object.assign(flight, { mission: 'home', knots, over: null, landsOnTurn: null });
  flight.hasNavigated = false;
  flight.arrivesOnTurn =
    state.turn + turnsToTarget(milesBetween(from, basePlace(state, base)), knots);
}

/** [SK-34.16] Its own base, or the nearest other in reach if that cannot recover. */
function homeFor(
  state: SeekriegState,
  side: Side,
  { flight, own, from, knots }: { flight: Flight; own: AirBase; from: Place; knots: number },
): AirBase {
  if (isOpenBase(state, own) && own.outTurns === 0) return own;
  const milesTo = (base: AirBase) => milesBetween(from, basePlace(state, base));
  const left = turnsLeft(flight, state.turn);
  const others = openBases(state, side)
    .filter((base) => base.outTurns === 0 && turnsToTarget(milesTo(base), knots) <= left)
    .sort((a, b) => milesTo(a) - milesTo(b));
  return others[0] ?? own;
}
