import { type Axial, distance, sameHex } from '../../../hex';
import type { Side } from '../../core';
import { sideOfDivision } from '../harm';
import type { AdvancedForce } from '../model/advancedState';
import { type Play, tell } from '../model/play';
import type { StrategicState } from '../model/state';
import { baseOf, basesOf, takesType } from './bases';
import { isPatrolled } from './launching';
import { flyingHexes, straightPath } from './mobility';
import { type Aloft, advancedOf, aloft, hexOfDivision, livingSquadron, truthBehind } from './own';

type FlightMove = AdvancedForce['flightMoves'][number];

/** [ST-9.11] The farthest a goal may be from the end of a path and still be reached. */
const GOAL_WITHIN_HEXES = 2;

/** [ST-9.6 to ST-9.11, ST-12.7] After the divisions: patrols go with their divisions, groups as plotted, the rest towards their bases. */
export function moveFlights(play: Play, side: Side): void {
  const { state } = play;
  const force = state.forces[side];
  const moves = advancedOf(state, side).flightMoves;
  for (const move of moves) flyTogether(play, side, move);
  const moved = new Set(moves.flatMap(({ squadrons }) => squadrons));
  for (const flight of aloft(force))
    if (!moved.has(flight.squadron) && flight.launchTurn !== state.turn)
      carryOn(play, side, flight);
    else if (flight.launchTurn === state.turn && flight.capOver) followUnit(state, side, flight);
}

function flyTogether(play: Play, side: Side, { squadrons, path, goal }: FlightMove): void {
  const { state } = play;
  const flights = aloft(state.forces[side]).filter(({ squadron }) => squadrons.includes(squadron));
  const from = flights[0]?.hex;
  if (!from) return;
  const end = path.at(-1) ?? from;
  const group = flights.map(({ squadron }) => squadron);
  const left = flyingHexes(state.forces[side], group) - path.length;
  const onto = goal === null ? [] : reachedGoal(state, side, { goal, end, left });
  const leader = group.length > 1 ? (group[0] ?? null) : null;
  for (const flight of flights) {
    flyAlong(flight, [from, ...path, ...onto]);
    Object.assign(flight, { group: leader, capOver: null });
  }
  tellFlight(play, side, flights);
}

/** [ST-9.11] The way on from the end of a path to the goal, if it is near and there is enough movement left. */
function reachedGoal(
  state: StrategicState,
  side: Side,
  { goal, end, left }: { goal: string; end: Axial; left: number },
): Axial[] {
  const id = truthBehind(state, side, goal) ?? goal;
  const hex = divisionHex(state, id);
  if (!hex) return [];
  const hexes = distance(end, hex);
  return hexes <= Math.min(GOAL_WITHIN_HEXES, left) ? straightPath(end, hex, hexes) : [];
}

function divisionHex(state: StrategicState, id: string): Axial | undefined {
  const isThere = state.forces.allies.divisions[id] ?? state.forces.axis.divisions[id];
  return isThere && hexOfDivision(state.forces[sideOfDivision(state, id)], id);
}

/** [ST-5.15, ST-12.7] Without an order: a patrol stays with its unit, all others fly towards a base. */
function carryOn(play: Play, side: Side, flight: Aloft): void {
  const { state } = play;
  flight.group = null;
  if (flight.capOver && followUnit(state, side, flight)) return;
  flight.capOver = null;
  const to = homeOf(state, side, flight) ?? flight.hex;
  const most = flyingHexes(state.forces[side], [flight.squadron]);
  flyAlong(flight, [flight.hex, ...straightPath(flight.hex, to, most)]);
  tellFlight(play, side, [flight]);
}

/** [ST-12.7] Over a base it stays, with a division it moves; `false` when what it protected is gone. */
function followUnit(state: StrategicState, side: Side, flight: Aloft): boolean {
  const force = state.forces[side];
  const over = flight.capOver ?? '';
  const to = hexOfDivision(force, over);
  const track = advancedOf(state, side).tracks[over];
  flyAlong(flight, to ? (track ?? [to]) : [flight.hex]);
  flight.capOver = over;
  return isPatrolled(state, side, over, flight.hex);
}

/** [ST-5.15] Its own base, or the nearest that takes its type, by id among equals. */
function homeOf(
  state: StrategicState,
  side: Side,
  { squadron: id, hex }: Aloft,
): Axial | undefined {
  const squadron = livingSquadron(state.forces[side], id);
  if (!squadron) return undefined;
  const home = baseOf(state, side, squadron.home);
  if (home) return home.hex;
  const others = basesOf(state, side).filter(
    (base) => base.airGroup > 0 && takesType(base, squadron.card.type),
  );
  return others.sort((a, b) => distance(a.hex, hex) - distance(b.hex, hex))[0]?.hex;
}

function flyAlong(flight: Aloft, path: readonly Axial[]): void {
  flight.path = path.map((it) => ({ ...it }));
  flight.hex = { ...(path.at(-1) ?? flight.hex) };
}

function tellFlight(play: Play, side: Side, flights: readonly Aloft[]): void {
  const path = flights[0]?.path ?? [];
  if (path.every((hex) => sameHex(hex, path[0] as Axial))) return;
  tell(play, {
    kind: 'squadronsFlew',
    rule: 'ST-8.17',
    seenBy: [side],
    side,
    squadrons: flights.map(({ squadron }) => squadron),
    path: path.map((it) => ({ ...it })),
  });
}
