import { type Axial, hexKey, neighbors } from '../../hex';
import {
  BOARD_SIDES,
  type BoardSide,
  edgeHexes,
  isOnBoard,
  landHexes,
  type Stack,
} from '../../rules/battle';
import { exitPoints } from './objectives';
import type { Situation } from './situation';

/** Draws stacks along the water, round capes and out of fjords, to the nearest edge where they are paid for leaving. */
export function pullAlongWater(situation: Situation, stack: Stack, to: Axial): number {
  const { view, side } = situation;
  const worth = (by: BoardSide): number => exitPoints(view, side, stack, [by]);
  const paid = BOARD_SIDES.filter((by) => worth(by) > 0);
  if (paid.length === 0 || !isOnBoard(view, to)) return 0;
  const steps = stepsFrom(situation, paid).get(hexKey(to));
  return steps === undefined ? 0 : -0.2 * Math.max(...paid.map(worth)) * steps;
}

/** Kept as long as the decision that asks. */
const ways = new WeakMap<Situation, Map<string, Map<string, number>>>();

/** Steps by water from some sides of the board to each hex that can be reached. */
function stepsFrom(situation: Situation, sides: readonly BoardSide[]): Map<string, number> {
  const known = ways.get(situation) ?? new Map<string, Map<string, number>>();
  ways.set(situation, known);
  const key = sides.join();
  const steps = known.get(key) ?? flood(situation, sides);
  known.set(key, steps);
  return steps;
}

function flood({ view }: Situation, sides: readonly BoardSide[]): Map<string, number> {
  const land = new Set<string>(landHexes(view).map(hexKey));
  const isOpen = (hex: Axial): boolean => isOnBoard(view, hex) && !land.has(hexKey(hex));
  let front = sides.flatMap((side) => edgeHexes(view, side)).filter(isOpen);
  const steps = new Map<string, number>(front.map((hex) => [hexKey(hex), 0]));
  for (let count = 1; front.length > 0; count++) {
    front = front.flatMap(neighbors).filter((hex) => {
      if (!isOpen(hex) || steps.has(hexKey(hex))) return false;
      steps.set(hexKey(hex), count);
      return true;
    });
  }
  return steps;
}
