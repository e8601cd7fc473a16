import { type Axial, facingTo, hexAhead, sameHex } from '../../../hex';
import { SIDES, type Side } from '../../core';
import { type Play, tell } from '../model/play';
import type { Division, Force, StrategicState } from '../model/state';
import { moveFlights } from './flights';
import { executeLaunches } from './launches';
import { isForShips } from './map';
import { allowanceHexes } from './mobility';
import { placeOf } from './ordered';
import { advancedOf, presentDivisions, shipsOfDivision, truthBehind } from './own';
import { pursuedTo } from './pursuit';
import { entering, exitUnder } from './sailing';
import { letGo } from './towing';

/** [ST-8.17, ST-9.1] Phase 3: everything that was plotted is executed together. */
export function executeMovement(play: Play): void {
  for (const side of SIDES) changeDepth(play, side);
  for (const side of SIDES) letGo(play.state.forces[side]);
  for (const side of SIDES) executeLaunches(play, side);
  moveDivisions(play);
  for (const side of SIDES) moveFlights(play, side);
  for (const side of SIDES) clearMoves(play.state.forces[side]);
}

/** [ST-20.1] Boats go down or come up before they move [ST-20.12]. */
function changeDepth(play: Play, side: Side): void {
  const { divisions } = play.state.forces[side];
  const { diving, surfacing } = advancedOf(play.state, side);
  for (const id of [...diving, ...surfacing].sort()) {
    const submarine = divisions[id]?.submarine;
    if (!submarine) continue;
    const isSubmerged = diving.includes(id);
    submarine.isSubmerged = isSubmerged;
    tell(play, {
      kind: 'submarineChanged',
      rule: 'ST-20.1',
      seenBy: [side],
      side,
      division: id,
      isSubmerged,
      isForced: false,
    });
  }
}

/** Where divisions of both sides go; `exit` for those that leave the map. */
type Destinations = Map<string, Axial | 'exit'>;

function moveDivisions(play: Play): void {
  const { state } = play;
  const destinations: Destinations = new Map();
  const pursuing = new Map<string, string>();
  for (const side of SIDES)
    for (const division of presentDivisions(state.forces[side])) {
      const to = plotted(state, side, division);
      if (typeof to === 'object' && 'pursue' in to)
        pursuing.set(division.id, truthBehind(state, side, to.pursue) ?? '');
      else destinations.set(division.id, to);
    }
  for (const [id, to] of pursuedTo(pursuing, destinations)) destinations.set(id, to);
  for (const side of SIDES) carryOut(play, side, destinations);
}

/** What a division is to do: its order as far as it can still be carried out, or its last course [ST-5.15]. */
function plotted(state: StrategicState, side: Side, division: Division) {
  const force = state.forces[side];
  const from = placeOf(division);
  const mayMove = allowanceHexes(state, force, division) > 0 && state.turn >= division.freeFrom;
  if (!mayMove) return from;
  const order = advancedOf(state, side).moves.find((it) => it.division === division.id)?.to;
  return order ?? onCourse(state, side, division);
}

function onCourse(state: StrategicState, side: Side, division: Division): Axial {
  const from = placeOf(division);
  const course = advancedOf(state, side).courses[division.id];
  const next = course && hexAhead(from, course);
  return next && isForShips(state.scenario, next) ? next : from;
}

function carryOut(play: Play, side: Side, destinations: Destinations): void {
  const { state } = play;
  const force = state.forces[side];
  const plans = advancedOf(state, side);
  plans.tracks = {};
  for (const division of presentDivisions(force)) {
    const to = destinations.get(division.id) ?? placeOf(division);
    if (to === 'exit') leave(play, side, division);
    else sail(play, side, division, to);
  }
  for (const division of enteringNow(state, side)) enter(play, side, division);
}

/** [ST-5.15] The course is kept for the next turn; a division that cannot move in this one keeps its last. */
function sail(play: Play, side: Side, division: Division, to: Axial): void {
  const from = placeOf(division);
  const plans = advancedOf(play.state, side);
  const facing = facingTo(from, to);
  const wasOrdered = plans.moves.some((it) => it.division === division.id);
  if (facing) plans.courses[division.id] = facing;
  else if (wasOrdered) delete plans.courses[division.id];
  division.hex = { ...to };
  plans.tracks[division.id] = facing ? [from, { ...to }] : [from];
  if (facing)
    tell(play, {
      kind: 'divisionSailed',
      rule: 'ST-9.1',
      seenBy: [side],
      side,
      division: division.id,
      from: { ...from },
      to: { ...to },
    });
}

/** [ST-9.15] With her ships and what is aboard; she keeps the hex by which she left. */
function leave(play: Play, side: Side, division: Division): void {
  const exit = exitUnder(play.state, side, division)?.id ?? '';
  for (const ship of shipsOfDivision(play.state.forces[side], division)) ship.fate = 'withdrawn';
  division.status = 'withdrawn';
  delete advancedOf(play.state, side).courses[division.id];
  tell(play, {
    kind: 'divisionLeftMap',
    rule: 'ST-9.15',
    seenBy: [side],
    side,
    division: division.id,
    exit,
  });
}

/** [ST-24.8] Divisions that come onto the map now: those that must, and those whose player wishes it. */
const enteringNow = (state: StrategicState, side: Side): Division[] =>
  entering(state, state.forces[side]).filter(
    ({ id, entersAtWill }) =>
      !entersAtWill || advancedOf(state, side).moves.some((it) => it.division === id),
  );

function enter(play: Play, side: Side, division: Division): void {
  const at = placeOf(division);
  division.status = 'present';
  advancedOf(play.state, side).tracks[division.id] = [{ ...at }];
  tell(play, {
    kind: 'divisionArrived',
    rule: 'ST-24.8',
    seenBy: [side],
    side,
    division: division.id,
    at: { ...at },
  });
}

/** What was ordered has been done. */
function clearMoves({ advanced }: Force): void {
  if (!advanced) return;
  Object.assign(advanced, { moves: [], launches: [], holding: [], diving: [], surfacing: [] });
  Object.assign(advanced, { flightMoves: [], pursuits: [] });
}

/** Whether a division has moved in the last movement phase. */
export const hasMoved = (force: Force, id: string): boolean => {
  const track = force.advanced?.tracks[id] ?? [];
  const [from, to] = [track[0], track.at(-1)];
  return from !== undefined && to !== undefined && !sameHex(from, to);
};
