import { type Axial, angleBetween, distance, hexAhead } from '../../../hex';
import { hexesToEdge } from '../common/edges';
import { conditionOf, enemiesInPlay, forceOf, shipsInPlay, squadronOf } from '../common/own';
import { canSee } from '../common/seeing';
import { speedLimit } from '../common/speed';
import type { MapEdge } from '../model/scenario';
import type { FleetActionView } from '../model/state';
import type { Unit } from '../model/units';
import type { Berth, End, Helm } from './helm';
import { endsFrom, type Way } from './ways';

/** The paths that a ship may take from where she is, one to each end. */
export const endsOf = (view: FleetActionView, unit: Unit, helm: Helm, start: Berth): Way[] =>
  allowedEnds(view, unit, endsFrom(helm, start));

/** Whatever ends somewhere. */
interface Ended {
  at: End;
}

/** [NW-3.5, NW-8.30] Those of the ends at sea that a ship may make for. */
export const allowedEnds = <E extends Ended>(view: FleetActionView, unit: Unit, ends: E[]): E[] =>
  unit.isDisengaging ? homeward(view, unit, ends) : keepingStation(view, unit, ends);

/** Where her movement of this turn began. */
const beginningOf = (unit: Unit): Axial => conditionOf(unit).turn.from ?? unit.hex;

/** A narrower choice, where it leaves any. */
const ifAny = <E>(ways: E[], keeps: (way: E) => boolean): E[] => {
  const kept = ways.filter(keeps);
  return kept.length > 0 ? kept : ways;
};

/** [NW-3.4] Ships of a squadron keep within so many hexes of one another. */
const FORMATION_HEXES = 3;

/** [NW-3.5] A ship out of formation ends no farther from the nearest of her squadron. */
function keepingStation<E extends Ended>(view: FleetActionView, unit: Unit, ends: E[]): E[] {
  const nearest = isFree(view, unit) ? undefined : nearestConsort(view, unit);
  if (!nearest) return ends;
  const most = distance(beginningOf(unit), nearest.hex);
  if (most <= FORMATION_HEXES) return ends;
  return ifAny(ends, ({ at }) => !at.isOff && distance(at.hex, nearest.hex) <= most);
}

/** [NW-3.5] Detached, or slower than another ship of the squadron. */
function isFree(view: FleetActionView, unit: Unit): boolean {
  const squadron = squadronOf(view, unit);
  if (squadron.detachedFrom !== null) return true;
  const limit = speedLimit(view, unit);
  return shipsInPlay(view, squadron).some((it) => speedLimit(view, it) > limit);
}

function nearestConsort(view: FleetActionView, unit: Unit): Unit | undefined {
  const from = beginningOf(unit);
  return shipsInPlay(view, squadronOf(view, unit))
    .filter(({ id }) => id !== unit.id)
    .sort((a, b) => distance(a.hex, from) - distance(b.hex, from))[0];
}

/** [NW-8.30] Of the paths not barred, those that end nearest to home, and of these those that face it best. */
function homeward<E extends Ended>(view: FleetActionView, unit: Unit, ends: E[]): E[] {
  const open = ifAny(ends, ({ at }) => !closesIn(view, unit, at.hex));
  const { homeEdges } = forceOf(view, unit.side);
  const nearest = lowest(open, ({ at }) => hexesHome(view, homeEdges, at));
  return lowest(nearest, ({ at }) => degreesOff(view, homeEdges, at));
}

/** All paths with the lowest figure. */
function lowest<E>(ways: readonly E[], figure: (way: E) => number): E[] {
  const figures = ways.map(figure);
  const best = least(figures);
  return ways.filter((_, i) => figures[i] === best);
}

const least = (values: readonly number[]): number => Math.min(...values);

/** [NW-29.5] A visible enemy so near is not to be approached. */
const NEAR_HEXES = 15;

/** [NW-29.5] */
function closesIn(view: FleetActionView, unit: Unit, end: Axial): boolean {
  const from = beginningOf(unit);
  return enemiesInPlay(view, unit.side).some(
    (enemy) =>
      distance(from, enemy.hex) <= NEAR_HEXES &&
      distance(end, enemy.hex) < distance(from, enemy.hex) &&
      canSee(view, unit, enemy),
  );
}

/** Hexes to the nearest home edge: 0 on it, -1 across it. */
function hexesHome({ scenario }: FleetActionView, edges: readonly MapEdge[], at: End): number {
  const hex = at.isOff ? hexAhead(at.hex, at.facing) : at.hex;
  return least(edges.map((edge) => Math.max(-1, hexesToEdge(scenario.map, hex, edge))));
}

const EDGE_DEGREES: Readonly<Record<MapEdge, number>> = {
  north: 0,
  east: 90,
  south: 180,
  west: 270,
};

/** How far the course points away from the nearest home edge. */
function degreesOff(view: FleetActionView, edges: readonly MapEdge[], at: End): number {
  const { map } = view.scenario;
  const toEdge = (edge: MapEdge) => hexesToEdge(map, at.hex, edge);
  const nearest = edges.filter((edge) => toEdge(edge) === least(edges.map(toEdge)));
  return least(nearest.map((edge) => angleBetween(EDGE_DEGREES[edge], 60 * (at.facing - 1))));
}
