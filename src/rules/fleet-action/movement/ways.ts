import type { PathStep } from '../model/orders';
import { aheadFrom, type Berth, type Helm, turnFrom } from './helm';

/** A path, step by step from its end. */
export interface Path {
  step: PathStep | null;
  before: Path | null;
}

/** The same with where each step leads. */
export interface Way extends Path {
  at: Berth;
  before: Way | null;
}

const TURNS = ['port', 'starboard'] as const;

/** The steps of a path from its beginning. */
export function stepsOf(path: Path): PathStep[] {
  const steps: PathStep[] = [];
  for (let it: Path | null = path; it?.step; it = it.before) steps.push(it.step);
  return steps.reverse();
}

/** Hexes lie so far from the middle of the map at most, in q and in r. */
const HALF_SPAN = 256;
/** Key of whatever leaves the map. */
const OFF = 63;

/** A hex and a facing, as a number. */
const poseKey = ({ hex, facing }: Berth): number =>
  ((hex.q + HALF_SPAN) * 2 * HALF_SPAN + hex.r + HALF_SPAN) * 6 + facing - 1;

/** Paths with one key are the same from here on. */
export function keyOf(helm: Helm, at: Berth): number {
  const run = at.isOff ? OFF : Math.min(at.straight, helm.turningHexes) * 20 + at.moved;
  return poseKey(at) * 64 + run;
}

/**
 * [NW-8.10, NW-8.34, NW-33.5] One path to each end that the rules of the sea allow: those that use the whole allowance or
 * leave the map, or the longest there are. The one that turns latest comes first.
 */
export function endsFrom(helm: Helm, start: Berth): Way[] {
  const root: Way = { at: start, step: null, before: null };
  return start.isOff ? [root] : endsWithin(helm, explore(helm, root), helm.allowance);
}

/** The same for any helm that differs in speed alone and has no greater allowance, found by one search. */
export function endsByHelm(fastest: Helm, start: Berth): (helm: Helm) => Way[] {
  const found = explore(fastest, { at: start, step: null, before: null });
  return (helm) => endsWithin(helm, found, helm.allowance);
}

/** All ways by the hexes moved on them, as far as any goes on, and those that leave the map. */
interface Search {
  layers: Way[][];
  exits: Way[];
}

/** The ends of an allowance that is no greater than that of the search. */
function endsWithin(helm: Helm, { layers, exits }: Search, allowance: number): Way[] {
  const root = (layers[0] as Way[])[0] as Way;
  const last = layers[allowance - root.at.moved];
  const full = last ? endsIn(helm, last) : [];
  const off = exits.filter(({ at }) => at.moved <= allowance);
  if (off.length > 0) return inOrder([...full, ...off]);
  const within = layers.slice(0, allowance - root.at.moved + 1);
  return full.length > 0 ? full : longest(helm, within, root);
}

/** Layer by layer, a hex each, until no path goes on. */
function explore(helm: Helm, root: Way): Search {
  const layers: Way[][] = [[root]];
  const exits: Way[] = [];
  for (let layer = layers[0]; layer && layer.length > 0; layer = layers.at(-1)) {
    const going = hexOn(helm, layer, exits);
    if (going.length === 0) break;
    layers.push(going);
  }
  return { layers, exits };
}

/** A hex on from each way of a layer, straight or after a turn; those that leave the map go to `exits`. */
function hexOn(helm: Helm, layer: readonly Way[], exits: Way[]): Way[] {
  const going: Way[] = [];
  const known = new Set<number>();
  for (const way of layer)
    for (const before of poses(helm, way)) {
      const at = aheadFrom(helm, before.at);
      if (!at || !isNew(known, keyOf(helm, at))) continue;
      (at.isOff ? exits : going).push({ at, step: 'ahead', before });
    }
  return going;
}

/** Of ways that end in one hex on one course, the first; to leave the map from there is another end. */
export function oneToEach(ways: readonly Way[]): Way[] {
  const known = new Set<number>();
  return ways.filter(({ at }) => isNew(known, poseKey(at) * 2 + Number(at.isOff)));
}

/** Adds a key; whether it had not been met. */
function isNew(known: Set<number>, key: number): boolean {
  const { size } = known;
  return known.add(key).size > size;
}

/** As it is, and turned. */
function poses(helm: Helm, before: Way): Way[] {
  const ways = [before];
  for (const step of TURNS) {
    const at = turnFrom(helm, before.at, step);
    if (at) ways.push({ at, step, before });
  }
  return ways;
}

/** The ends of a layer, of which each has room. */
function endsIn(helm: Helm, layer: readonly Way[]): Way[] {
  const known = new Set<number>();
  const ends: Way[] = [];
  for (const way of layer)
    if (helm.hasRoom(way.at.hex))
      for (const pose of poses(helm, way)) if (isNew(known, keyOf(helm, pose.at))) ends.push(pose);
  return ends;
}

function longest(helm: Helm, layers: readonly Way[][], root: Way): Way[] {
  for (const layer of [...layers].reverse()) {
    const ends = endsIn(helm, layer);
    if (ends.length > 0) return ends;
  }
  return poses(helm, root);
}

const DIGITS: Readonly<Record<PathStep, number>> = { ahead: 1, port: 2, starboard: 3 };

/** The steps of a path as digits after the point, to the base 4: exact for paths of up to 26 steps. */
function rankOf(way: Way): number {
  let rank = 0;
  for (let it: Way | null = way; it?.step; it = it.before) rank = (DIGITS[it.step] + rank) / 4;
  return rank;
}

/** [NW-8.38] The longer a path keeps straight, the sooner it comes. */
function inOrder(ways: readonly Way[]): Way[] {
  const ranked = ways.map((way) => ({ way, rank: rankOf(way) }));
  return ranked.sort((a, b) => a.rank - b.rank).map(({ way }) => way);
}
