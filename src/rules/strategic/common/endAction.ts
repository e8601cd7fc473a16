import { SIDES } from '../../core';
import type { SurfaceAction } from '../model/actionState';
import { type Play, tell } from '../model/play';
import type { StrategicState } from '../model/state';

/** [ST-21.3] The action is over; its turn resumes. */
export function endAction(play: Play, action: SurfaceAction): void {
  action.stage = { kind: 'ended' };
  tell(play, { kind: 'actionEnded', rule: 'ST-21.3', action: action.id, loser: action.loser });
}

/** [ST-5.25] Divisions that fight are spotted until the next phase 1 or step 8. */
export function spotAll({ forces }: StrategicState, { divisions }: SurfaceAction): void {
  for (const side of SIDES)
    for (const id of divisions[side]) {
      const division = forces[side].divisions[id];
      if (division?.status === 'present') division.isSpotted = true;
    }
}
