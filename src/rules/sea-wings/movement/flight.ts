import { type Axial, distance, flatNeighbors, type HexKey, hexKey } from '../../../hex';
import { isWater } from '../map/sea';
import type { ScenarioFacts } from '../model/scenario';

/** A way away from a hex: no step nearer to it than the one before, and the last one farther [WG-19.21]. */
export const isAway = (from: Axial, path: readonly Axial[], threat: Axial): boolean => {
  const hexes = [from, ...path].map((hex) => distance(hex, threat));
  const first = hexes[0] as number;
  return (
    hexes.slice(1).every((far, i) => far >= (hexes[i] as number)) &&
    (hexes.at(-1) as number) > first
  );
};

/** [WG-19.20, WG-19.21] One way away to each hex that can be reached in exactly so many steps; none where there is no such way. */
export function waysAway(
  scenario: ScenarioFacts,
  from: Axial,
  threat: Axial,
  hexes: number,
): Axial[][] {
  let ways = new Map<HexKey, Axial[]>([[hexKey(from), []]]);
  for (let step = 0; step < hexes; step++) {
    const next = new Map<HexKey, Axial[]>();
    for (const path of ways.values())
      for (const hex of flatNeighbors(path.at(-1) ?? from))
        if (
          isWater(scenario, hex) &&
          distance(hex, threat) >= distance(path.at(-1) ?? from, threat)
        )
          next.set(hexKey(hex), [...path, hex]);
    ways = next;
  }
  return [...ways.values()].filter((path) => isAway(from, path, threat));
}
