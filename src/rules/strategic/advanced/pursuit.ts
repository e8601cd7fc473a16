import type { Axial } from '../../../hex';

/**
 * [ST-9.14] Where pursuing divisions go: to the hex to which the pursued division moves. Those that pursue one another,
 * directly or in a loop, and those that pursue a division leaving the map, stay in place and are not in the result.
 * @param pursuing the true division that each goes after
 * @param destinations where all others go
 */
export function pursuedTo(
  pursuing: ReadonlyMap<string, string>,
  destinations: ReadonlyMap<string, Axial | 'exit'>,
): Map<string, Axial> {
  const found = new Map<string, Axial>();
  for (const id of pursuing.keys()) {
    const to = endOfChain(id, pursuing, destinations);
    if (to) found.set(id, to);
  }
  return found;
}

function endOfChain(
  id: string,
  pursuing: ReadonlyMap<string, string>,
  destinations: ReadonlyMap<string, Axial | 'exit'>,
): Axial | undefined {
  const passed = new Set<string>();
  let at = id;
  while (pursuing.has(at)) {
    if (passed.has(at)) return undefined;
    passed.add(at);
    at = pursuing.get(at) ?? '';
  }
  const to = destinations.get(at);
  return to === 'exit' ? undefined : to;
}
