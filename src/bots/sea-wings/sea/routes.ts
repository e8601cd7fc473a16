import { type Axial, flatNeighbors, type HexKey, hexKey } from '../../../hex';
import { isWater, type ScenarioFacts, type SeaMap } from '../../../rules/sea-wings/query';

type Distances = ReadonlyMap<HexKey, number>;

/** By map, then by goal: the land never changes. */
const known = new WeakMap<SeaMap, Map<HexKey, Distances>>();

/** Steps over water from every hex that can be reached to a goal. */
export function stepsTo(scenario: ScenarioFacts, goal: Axial): Distances {
  const goals = known.get(scenario.map) ?? new Map<HexKey, Distances>();
  known.set(scenario.map, goals);
  const found = goals.get(hexKey(goal)) ?? flood(scenario, goal);
  goals.set(hexKey(goal), found);
  return found;
}

function flood(scenario: ScenarioFacts, goal: Axial): Distances {
  const steps = new Map<HexKey, number>([[hexKey(goal), 0]]);
  let edge = [goal];
  for (let step = 1; edge.length > 0; step++) {
    const next: Axial[] = [];
    for (const hex of edge)
      for (const neighbor of flatNeighbors(hex)) {
        if (steps.has(hexKey(neighbor)) || !isWater(scenario, neighbor)) continue;
        steps.set(hexKey(neighbor), step);
        next.push(neighbor);
      }
    edge = next;
  }
  return steps;
}
