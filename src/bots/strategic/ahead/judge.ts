import { enemyOf, type Side } from '../../../rules/core';
import { finalPoints, type StrategicState } from '../../../rules/strategic';

/** Points that either side is taken to score yet, as a share of what ships are on the map; what is early decides less. */
const TO_COME = 0.1;
/** How sharply the ratio of points tells of victory: twice the points win nine games of ten. */
const SHARPNESS = 3;

/** [ST-22.11] What a position is worth to a side, 0 to 1: by the ratio of the points if the game ended now. */
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
