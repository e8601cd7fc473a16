import { advanceAction } from '../action';
import { advanceAdvanced, afterAdvancedAction } from '../advanced';
import { advanceAir } from '../air';
import { advanceBasic, afterBasicAction } from '../basic';
import type { SurfaceAction } from '../model/actionState';
import type { Play } from '../model/play';
import { bothConfirmed } from '../model/rule';
import { refreshKnowledge } from './knowledge';
import { leaveSetup } from './setup';
import { isWhole } from './view';

/**
 * Moves the game on by itself as far as nobody has to decide, and keeps up what either side knows. On a side's view its
 * own orders can be carried out beforehand, but nothing that comes of the other side's.
 */
export function advance(play: Play): void {
  if (!isWhole(play.state)) {
    if (advanceOnce(play)) throw new Error('What comes of it only the whole position tells.');
    return;
  }
  while (advanceOnce(play)) refreshKnowledge(play.state);
  refreshKnowledge(play.state);
}

function advanceOnce(play: Play): boolean {
  const { state } = play;
  if (state.step.kind === 'over') return false;
  if (state.step.kind === 'setup') return bothConfirmed(state) && leaveSetup(play);
  if (state.air) return advanceAir(play);
  if (state.action) return advanceAction(play) || leaveAction(play, state.action);
  return state.scenario.level === 'basic' ? advanceBasic(play) : advanceAdvanced(play);
}

/** An action that has ended gives the game back to its turn. */
function leaveAction(play: Play, action: SurfaceAction): boolean {
  const { state } = play;
  if (action.stage.kind !== 'ended') return false;
  if (state.scenario.level === 'basic') afterBasicAction(play, action);
  else afterAdvancedAction(play, action);
  state.action = null;
  return true;
}
