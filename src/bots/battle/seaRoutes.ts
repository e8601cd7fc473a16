import { type Axial, blockingHex, distance, type HexKey, hexKey, neighbors } from '../../hex';
import { type BattleView, isOnBoard, landHexes } from '../../rules/battle';
import type { Situation } from './situation';

/** Steps by water to each reachable hex of the board. */
export type StepsByWater = ReadonlyMap<HexKey, number>;

/** The distance of a hex from a target, in hexes: by sea around land in between, otherwise as the shell flies. */
export function wayTo(situation: Situation, from: Axial, to: Axial): number {
  const direct = distance(from, to);
  const land = landHexes(situation.view);
  if (land.length === 0 || !blockingHex(from, to, land)) return direct;
  return stepsTo(situation, to).get(hexKey(from)) ?? direct;
}

function stepsTo({ view, routes }: Situation, target: Axial): StepsByWater {
  const key = hexKey(target);
  const steps = routes.get(key) ?? stepsByWater(view, [target]);
  routes.set(key, steps);
  return steps;
}

/** From the nearest of some hexes, land hexes left out. */
export function stepsByWater(view: BattleView, starts: readonly Axial[]): StepsByWater {
  const land = new Set<string>(landHexes(view).map(hexKey));
  const isOpen = (hex: Axial): boolean => isOnBoard(view, hex) && !land.has(hexKey(hex));
  let front = starts.filter(isOpen);
  const steps = new Map(front.map((hex) => [hexKey(hex), 0]));
  for (let count = 1; front.length > 0; count++) {
    front = front.flatMap(neighbors).filter((hex) => {
      if (!isOpen(hex) || steps.has(hexKey(hex))) return false;
      steps.set(hexKey(hex), count);
      return true;
    });
  }
  return steps;
}
