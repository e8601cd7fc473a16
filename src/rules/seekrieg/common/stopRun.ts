import type { Side } from '../../core';
import type { RunStop } from '../model/events/flow';
import { type Play, tell } from '../model/play';

/** [SK-34.14, SK-34.15] Ends a run for a reason of one side's; the other is told no more than that it has ended. */
export function stopRun(play: Play, side: Side, reason: RunStop): void {
  if (play.state.running === 0) return;
  play.state.running = 0;
  tell(play, { kind: 'runStopped', rule: 'SK-34.14', side, reason, reveals: true });
}
