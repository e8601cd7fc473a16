import { type Axial, blockingHex, distance, type HexKey, hexKey, neighbors } from '../../hex';
import { isLand, isOnBoard, landHexes } from '../../rules/battle';
import type { Situation } from './situation';

/** How far a hex is from a target, in hexes: by sea around land that stands between, else as the shell flies. */
export function wayTo(situation: Situation, from: Axial, to: Axial): number {
  const direct = distance(from, to);
  const land = landHexes(situation.view);
  if (land.length === 0 || !blockingHex(from, to, land)) return direct;
  return stepsFrom(situation, to).get(hexKey(from)) ?? direct;
}

/** Steps by sea from a hex to every hex of the board that can be reached. */
function stepsFrom(situation: Situation, start: Axial): ReadonlyMap<HexKey, number> {
  const { view, routes } = situation;
  const known = routes.get(hexKey(start));
  if (known) return known;
  const steps = new Map<HexKey, number>([[hexKey(start), 0]]);
  const queue = [start];
  for (const hex of queue) {
    const next = (steps.get(hexKey(hex)) as number) + 1;
    for (const near of neighbors(hex)) {
      if (steps.has(hexKey(near)) || !isOnBoard(view, near) || isLand(view, near)) continue;
      steps.set(hexKey(near), next);
      queue.push(near);
    }
  }
  routes.set(hexKey(start), steps);
  return steps;
}
