import type { Side } from '../../core';
import type { AirBase, AirRow, Flight } from '../model/flights';
import type { AircraftCount } from '../model/orders';
import type { Force, SeekriegState } from '../model/state';
import { cruiseOf } from './bases';
import { addTo, countOf } from './numbers';

/** [SK-20.25] Aircraft that form up at a time. */
const FORMING_GROUP = 4;

/** [SK-20.25] Turns that a flight takes to form up, by the aircraft of each base. */
export const formingTurns = (rows: readonly AirRow[]): number => {
  const homes = [...new Set(rows.map(({ home }) => home))];
  const groups = homes.map((base) =>
    Math.ceil(countOf(rows.filter(({ home }) => home === base)) / FORMING_GROUP),
  );
  return Math.max(0, Math.max(0, ...groups) - 1);
};

/** A name that tells an enemy nothing of the base. */
const nextId = (force: Force, side: Side): string => `${side}-${force.nextFlight++}`;

/** A flight that is to be launched from a base; it has no orders yet. @returns its id */
export function newFlight(
  { force, side }: { force: Force; side: Side },
  base: AirBase,
  aircraft: readonly AircraftCount[],
): string {
  const id = nextId(force, side);
  const rows = aircraft.map((it) => ({ ...it, home: base.id }));
  force.flights[id] = {
    ...freshFlight(id),
    formingTurns: formingTurns(rows),
    knots: cruiseOf(rows),
  };
  return id;
}

const freshFlight = (id: string): Flight => ({
  id,
  rows: [],
  mission: 'forming',
  launchedOnTurn: null,
  formingTurns: 0,
  spentTurns: 0,
  foughtTurns: 0,
  level: 'L',
  knots: 0,
  attack: 'dive',
  at: null,
  target: null,
  over: null,
  landsOnTurn: null,
  arrivesOnTurn: null,
  hasNavigated: false,
  isCaught: false,
});

/** Parts rows from a flight; they are a flight of their own from then on. */
export function splitFlight(
  { forces }: SeekriegState,
  side: Side,
  flight: Flight,
  rows: AirRow[],
): Flight {
  const force = forces[side];
  const id = nextId(force, side);
  const part: Flight = { ...flight, id, rows };
  force.flights[id] = part;
  return part;
}

/** Aircraft of the same type, load and base are one row. */
export function addRow(rows: AirRow[], more: AirRow): void {
  const same = rows.filter(({ home }) => home === more.home);
  const before = same.length;
  addTo(same, more);
  if (same.length > before) rows.push({ ...more });
}

/** Flights that nobody is left of, and no deck is launching, are gone. */
export function dropEmpty(force: Force): void {
  const launching = new Set(Object.values(force.bases).map(({ work }) => work?.flight));
  for (const flight of Object.values(force.flights)) {
    flight.rows = flight.rows.filter(({ count }) => count > 0);
    if (flight.rows.length === 0 && !launching.has(flight.id)) delete force.flights[flight.id];
  }
}
