import { type Axial, hexAhead, hexInRow, line, rowOf, sameHex } from '../../../hex';
import { hexesToEdge } from '../common/edges';
import { forceOf } from '../common/own';
import { crewOf } from '../common/stands';
import type { AirStand } from '../model/air';
import type { MapEdge } from '../model/scenario';
import type { FleetActionView } from '../model/state';
import type { Unit } from '../model/units';

/** [NW-10.4] The hexes of a path through some hexes, the first left out: straight from each to the next. */
export function hexesThrough(from: Axial, through: readonly Axial[]): Axial[] {
  const hexes: Axial[] = [];
  let last = from;
  for (const next of through) {
    hexes.push(...line(last, next).slice(1));
    last = next;
  }
  return hexes;
}

/** [NW-33.4] The hexes of a stand's movement without an order: home, on to its aim, or none while it circles. */
export function usualHexes(view: FleetActionView, stand: AirStand): Axial[] {
  if (stand.isGoingHome) return hexesHome(view, stand);
  const { aim } = crewOf(stand);
  return aim ? hexesThrough(stand.hex, [aim]) : [];
}

/** [NW-10.15] To its carrier or base, or without one across its side's nearest home edge. */
function hexesHome(view: FleetActionView, stand: AirStand): Axial[] {
  const home = view.units[crewOf(stand).home ?? ''];
  const hex = home && whereIs(view, home);
  return hexesThrough(stand.hex, [hex ?? beyondHomeEdge(view, stand)]);
}

/** Where a carrier or base is found; `undefined` when it is gone, or has yet to enter. */
function whereIs(view: FleetActionView, { fate, hex, side, squadron }: Unit): Axial | undefined {
  if (fate === 'inPlay') return hex;
  const { contact } = forceOf(view, side).squadrons[squadron ?? ''] ?? {};
  return fate === 'hidden' ? view.contacts[contact ?? '']?.hex : undefined;
}

function beyondHomeEdge(view: FleetActionView, { hex, side }: AirStand): Axial {
  const { map } = view.scenario;
  const hexesTo = (edge: MapEdge) => hexesToEdge(map, hex, edge);
  const { homeEdges } = forceOf(view, side);
  const nearest = homeEdges.reduce((best, edge) => (hexesTo(edge) < hexesTo(best) ? edge : best));
  return beyond(hex, nearest, hexesTo(nearest) + 1);
}

/** The hex so many hexes north or south, or columns east or west. */
function beyond(hex: Axial, edge: MapEdge, hexes: number): Axial {
  if (edge === 'north') return hexAhead(hex, 1, hexes);
  if (edge === 'south') return hexAhead(hex, 4, hexes);
  const column = hex.q + (edge === 'east' ? hexes : -hexes);
  return hexInRow({ column, row: rowOf(hex) });
}

/** The last hex of a path that goes on beyond what a stand flies in a turn; `null` when it does not. */
export function aimOf(path: readonly Axial[], hexes: number): Axial | null {
  const last = path.at(-1);
  return last && path.length > hexes ? { ...last } : null;
}

/** Hexes in their order, each once. */
export const distinct = (hexes: readonly Axial[]): Axial[] =>
  hexes.filter((hex, i) => hexes.findIndex((it) => sameHex(it, hex)) === i);
