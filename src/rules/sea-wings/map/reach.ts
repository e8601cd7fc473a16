import { type Axial, flatNeighbors, type HexKey, hexKey } from '../../../hex';
import type { Hexes } from '../../core';
import type { ScenarioFacts } from '../model/scenario';
import { isWater } from './sea';

/** Paths by the hex that they lead to; kept and shared, never to be changed. */
type Reach = ReadonlyMap<HexKey, Axial[]>;

const known = new WeakMap<ScenarioFacts['map'], Map<string, Reach>>();

/** Reaches that are kept for a map; with more it is begun anew. */
const MAX_KEPT = 256;

/** The hexes that can be reached over water in a number of steps, each with the shortest path to it; the start among them. */
export function reachOf(scenario: ScenarioFacts, from: Axial, most: Hexes): Reach {
  const kept = known.get(scenario.map) ?? new Map<string, Reach>();
  known.set(scenario.map, kept);
  const key = `${hexKey(from)}/${most}`;
  const found = kept.get(key) ?? reachFrom(scenario, from, most);
  if (kept.size >= MAX_KEPT) kept.clear();
  kept.set(key, found);
  return found;
}

function reachFrom(scenario: ScenarioFacts, from: Axial, most: Hexes): Reach {
  const paths = new Map<HexKey, Axial[]>([[hexKey(from), []]]);
  let edge: Axial[] = [from];
  for (let step = 0; step < most; step++) {
    const next: Axial[] = [];
    for (const hex of edge)
      for (const neighbor of flatNeighbors(hex)) {
        if (paths.has(hexKey(neighbor)) || !isWater(scenario, neighbor)) continue;
        paths.set(hexKey(neighbor), [...(paths.get(hexKey(hex)) ?? []), neighbor]);
        next.push(neighbor);
      }
    edge = next;
  }
  return paths;
}
