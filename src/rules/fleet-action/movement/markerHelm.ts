import type { Knots } from '../../core';
import { markerOf, shipsUnder } from '../common/deploy';
import { allowanceAt, speedLimit } from '../common/speed';
import { heldAgainst } from '../common/stacking';
import type { ContactId } from '../model/ids';
import type { FleetActionView } from '../model/state';
import type { Berth, Helm } from './helm';
import { rangeWithin, type SpeedRange } from './speeds';
import { endsByHelm, type Way } from './ways';

/** [NW-3.10] What a marker moves like. */
interface MarkerFigures {
  limit: Knots;
  size: number;
  turningHexes: number;
}

const DUMMY: MarkerFigures = { limit: 30, size: 0, turningHexes: 1 };

/** [NW-3.10] The speed of the slowest ship under it, the size and MVR of the largest. */
function figuresOf(view: FleetActionView, id: ContactId): MarkerFigures {
  const { hex } = markerOf(view, id).contact;
  const ships = shipsUnder(view, id);
  if (ships.length === 0) return DUMMY;
  return {
    limit: Math.min(...ships.map((ship) => speedLimit(view, { ...ship, hex }))),
    size: Math.max(...ships.map(({ sheet }) => sheet.size)),
    turningHexes: Math.max(...ships.map(({ sheet }) => sheet.turningHexes)),
  };
}

/** [NW-3.10] The speeds that a marker may take. */
export function markerSpeeds(view: FleetActionView, id: ContactId): SpeedRange {
  const { limit, size } = figuresOf(view, id);
  return rangeWithin(markerOf(view, id).contents.speedKnots, limit, size);
}

/** What holds for the movement of a marker at a speed; it has room everywhere [NW-8.16]. */
export function markerHelm(view: FleetActionView, id: ContactId, knots: Knots): Helm {
  const { contact, contents } = markerOf(view, id);
  return {
    scenario: view.scenario,
    turningHexes: figuresOf(view, id).turningHexes,
    allowance: allowanceAt(knots, contents.carry).hexes,
    turnsFrom: knots >= 1 && !contents.turnedAtRest ? contact.facing : null,
    mayTurn: true,
    held: heldAgainst(view, contact.side),
    hasRoom: () => true,
  };
}

/** [NW-3.10] One path to each end of a marker's movement at a speed that it may take; all speeds share one search. */
export function markerWays(view: FleetActionView, id: ContactId): (knots: Knots) => Way[] {
  const fastest = markerHelm(view, id, markerSpeeds(view, id).most);
  const endsAt = endsByHelm(fastest, markerBerth(view, id));
  return (knots) => endsAt(markerHelm(view, id, knots));
}

/** Where a marker stands before it moves. */
export function markerBerth(view: FleetActionView, id: ContactId): Berth {
  const { contact, contents } = markerOf(view, id);
  const { hex, facing } = contact;
  return { hex, facing, straight: contents.straight, moved: 0, isOff: false };
}
