import { enemyOf, type Side } from '../../../rules/core';
import { finalPoints, type StrategicState } from '../../../rules/strategic';

/** Points that each side is still expected to score, as a share of the ships on the map; early points decide less. */
const TO_COME = 0.1;
/** How strongly the ratio of points predicts victory: twice the points win nine games of ten. */
const SHARPNESS = 3;

/** [ST-22.11] The worth of a position to a side, 0 to 1: by the ratio of the points if the game ended now. */
export function judgeOperation(state: StrategicState, side: Side): number {
  const points = finalPoints(state);
  const more = 1 + TO_COME * pointsAtSea(state);
  const [own, enemy] = [points[side], points[enemyOf(side)]].map((it) => Math.max(0, it) + more);
  return 1 / (1 + ((enemy ?? 1) / (own ?? 1)) ** SHARPNESS);
}

const pointsAtSea = ({ forces }: StrategicState): number =>
  [forces.allies, forces.axis]
    .flatMap(({ ships }) => Object.values(ships))
    .reduce((sum, { card }) => sum + card.points, 0);
