import { hexKey } from '../../../hex';
import { isRefusal } from '../../core';
import type { PathStep } from '../model/orders';
import { type Berth, type Helm, stepFrom } from './helm';

/** A path, step by step from its end. */
export interface Way {
  at: Berth;
  step: PathStep | null;
  before: Way | null;
}

const TURNS = ['port', 'starboard'] as const;

/** The steps of a path from its beginning. */
export function stepsOf(way: Way): PathStep[] {
  const steps: PathStep[] = [];
  for (let it: Way | null = way; it?.step; it = it.before) steps.push(it.step);
  return steps.reverse();
}

/** Paths with one key are the same from here on. */
export const keyOf = (helm: Helm, { hex, facing, straight, moved, isOff }: Berth): string =>
  isOff
    ? `${hexKey(hex)}/${facing}/off`
    : `${hexKey(hex)}/${facing}/${Math.min(straight, helm.turningHexes)}/${moved}`;

/**
 * [NW-8.10, NW-8.34, NW-33.5] One path to each end that the rules of the sea allow: those that use the whole allowance or
 * leave the map, or the longest there are. The one that turns latest comes first.
 */
export function endsFrom(helm: Helm, start: Berth): Way[] {
  const root: Way = { at: start, step: null, before: null };
  if (start.isOff) return [root];
  const { layers, exits } = explore(helm, root);
  const whole = layers.length === helm.allowance - start.moved + 1;
  const last = layers.at(-1) as Way[];
  const full = whole ? endsIn(helm, last) : [];
  if (exits.length > 0) return inOrder([...full, ...exits]);
  return full.length > 0 ? full : longest(helm, layers, root);
}

/** Layer by layer, a hex each, until no path goes on. */
function explore(helm: Helm, root: Way): { layers: Way[][]; exits: Way[] } {
  const layers: Way[][] = [[root]];
  const exits: Way[] = [];
  for (let layer = layers[0]; layer && layer.length > 0; layer = layers.at(-1)) {
    const next = [
      ...unique(
        helm,
        layer.flatMap((way) => onward(helm, way)),
      ),
    ];
    exits.push(...next.filter(({ at }) => at.isOff));
    const going = next.filter(({ at }) => !at.isOff);
    if (going.length === 0) break;
    layers.push(going);
  }
  return { layers, exits };
}

/** A hex on: straight, or after a turn. */
const onward = (helm: Helm, way: Way): Way[] =>
  poses(helm, way).flatMap((pose) => stepped(helm, pose, 'ahead'));

/** As it is, and turned. */
const poses = (helm: Helm, way: Way): Way[] => [
  way,
  ...TURNS.flatMap((turn) => stepped(helm, way, turn)),
];

function stepped(helm: Helm, before: Way, step: PathStep): Way[] {
  const at = stepFrom(helm, before.at, step);
  return isRefusal(at) ? [] : [{ at, step, before }];
}

function unique(helm: Helm, ways: readonly Way[]): Iterable<Way> {
  const found = new Map<string, Way>();
  for (const way of ways) {
    const key = keyOf(helm, way.at);
    if (!found.has(key)) found.set(key, way);
  }
  return found.values();
}

/** The ends of a layer, of which each has room. */
const endsIn = (helm: Helm, layer: readonly Way[]): Way[] => [
  ...unique(
    helm,
    layer.filter(({ at }) => helm.hasRoom(at.hex)).flatMap((way) => poses(helm, way)),
  ),
];

function longest(helm: Helm, layers: readonly Way[][], root: Way): Way[] {
  for (const layer of [...layers].reverse()) {
    const ends = endsIn(helm, layer);
    if (ends.length > 0) return ends;
  }
  return poses(helm, root);
}

const PLACES: Readonly<Record<PathStep, string>> = { ahead: 'a', port: 'b', starboard: 'c' };

const rankOf = (way: Way): string =>
  stepsOf(way)
    .map((step) => PLACES[step])
    .join('');

/** [NW-8.38] The longer a path keeps straight, the sooner it comes. */
function inOrder(ways: readonly Way[]): Way[] {
  const ranked = ways.map((way) => ({ way, rank: rankOf(way) }));
  return ranked.sort((a, b) => (a.rank < b.rank ? -1 : 1)).map(({ way }) => way);
}
