type Graph = ReadonlyMap<string, readonly string[]>;

/** Cycles of a graph, each node in one at most: where cycles share nodes, breaking one may bring out the next. */
export function findCycles(graph: Graph): string[][] {
  const seen = new Set<string>();
  return [...graph.keys()].sort().flatMap((start) => {
    if (seen.has(start)) return [];
    const cycle = shortestCycle(graph, start);
    for (const node of cycle ?? []) seen.add(node);
    return cycle ? [cycle] : [];
  });
}

/** The shortest way from a node back to itself, the node itself first and left out at the end. */
function shortestCycle(graph: Graph, start: string): string[] | undefined {
  const reached = new Set<string>();
  let ways = [[start]];
  while (ways.length > 0) {
    const further: string[][] = [];
    for (const way of ways) {
      for (const next of graph.get(way.at(-1) as string) ?? []) {
        if (next === start) return way;
        if (reached.has(next)) continue;
        reached.add(next);
        further.push([...way, next]);
      }
    }
    ways = further;
  }
  return undefined;
}
