import type { ClauseId, Side } from '../../core';
import { type Play, tell } from '../model/play';
import type { Division } from '../model/state';

/** [ST-7.30] Gives a division its Spotted card, which lies open to both [ST-5.18]. */
export function spot(play: Play, side: Side, division: Division, rule: ClauseId): void {
  if (division.isSpotted || !division.box) return;
  division.isSpotted = true;
  if (division.submarine) division.submarine.isDetected = true;
  tell(play, {
    kind: 'divisionSpotted',
    rule,
    reveals: true,
    side,
    division: division.id,
    box: division.box,
  });
}

/** [ST-7.50, ST-6.8] Takes the card away. */
export function unspot(division: Division): void {
  division.isSpotted = false;
  if (division.submarine) division.submarine.isDetected = false;
}

/** [ST-5.3] Whether the enemy sees a division's counter. */
export const isSeen = ({ submarine, isSpotted }: Division): boolean =>
  submarine === null || isSpotted || submarine.isDetected;
