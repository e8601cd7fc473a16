import { advanceAction } from './action';
import { advanceAdvanced } from './advanced';
import { advanceAir } from './air';
import { advanceBasic } from './basic';
import { leaveSetup } from './common/setup';
import { refreshKnowledge } from './knowledge';
import type { Play } from './play';
import { bothConfirmed } from './rule';

/** Moves the game on by itself as far as nobody has to decide, and keeps up what either side knows. */
export function advance(play: Play): void {
  while (advanceOnce(play)) refreshKnowledge(play.state);
  refreshKnowledge(play.state);
}

function advanceOnce(play: Play): boolean {
  const { state } = play;
  if (state.step.kind === 'over') return false;
  if (state.step.kind === 'setup') return bothConfirmed(state) && leaveSetup(play);
  if (state.air) return advanceAir(play);
  if (state.action) return advanceAction(play);
  return state.scenario.level === 'basic' ? advanceBasic(play) : advanceAdvanced(play);
}
