import { type Axial, flatNeighbors, type HexKey, hexKey } from '../../../hex';
import type { Hexes } from '../../core';
import type { ScenarioFacts } from '../model/scenario';
import { isWater } from './sea';

/** The hexes that can be reached over water in a number of steps, each with the shortest path to it; the start among them. */
export function reachOf(scenario: ScenarioFacts, from: Axial, most: Hexes): Map<HexKey, Axial[]> {
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
