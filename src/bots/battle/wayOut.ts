import { type Axial, hexKey } from '../../hex';
import { BOARD_SIDES, type BoardSide, edgeHexes, isOnBoard, type Stack } from '../../rules/battle';
import { exitPoints } from './objectives';
import { type StepsByWater, stepsByWater } from './seaRoutes';
import type { Situation } from './situation';

/** Draws stacks along the water, around capes and out of fjords, to the nearest edge where leaving scores. */
export function pullAlongWater(situation: Situation, stack: Stack, to: Axial): number {
  const { view, side } = situation;
  const worth = (by: BoardSide): number => exitPoints(view, side, stack, [by]);
  const paid = BOARD_SIDES.filter((by) => worth(by) > 0);
  if (paid.length === 0 || !isOnBoard(view, to)) return 0;
  const steps = stepsFrom(situation, paid).get(hexKey(to));
  return steps === undefined ? 0 : -0.2 * Math.max(...paid.map(worth)) * steps;
}

/** Kept for one decision. */
const ways = new WeakMap<Situation, Map<string, StepsByWater>>();

/** Steps by water from some sides of the board to each reachable hex. */
function stepsFrom(situation: Situation, sides: readonly BoardSide[]): StepsByWater {
  const { view } = situation;
  const known = ways.get(situation) ?? new Map<string, StepsByWater>();
  ways.set(situation, known);
  const key = sides.join();
  const steps =
    known.get(key) ??
    stepsByWater(
      view,
      sides.flatMap((it) => edgeHexes(view, it)),
    );
  known.set(key, steps);
  return steps;
}
