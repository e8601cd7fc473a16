import { enemyOf, type Side } from '../../core';
import type { RunStop } from '../model/events/flow';
import { type Play, tell } from '../model/play';

/** [SK-34.14, SK-34.15] Ends a run for a reason of one side's; the other is told no more than that it has ended. */
export function stopRun(play: Play, side: Side, reason: RunStop): void {
  if (play.state.running === 0) return;
  play.state.running = 0;
  const event = { kind: 'runStopped', rule: 'SK-34.14', reveals: true } as const;
  tell(play, { ...event, seenBy: [side], reason });
  tell(play, { ...event, seenBy: [enemyOf(side)], reason: null });
}

/** [SK-34.14] The turns of a run are used up. */
export function finishRun(play: Play): void {
  play.state.running = 0;
  tell(play, { kind: 'runStopped', rule: 'SK-34.14', reason: 'over' });
}
