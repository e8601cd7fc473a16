import { gameOver, innermost, must, nobodyActs, unknown } from '../../core';
import { actionSequence } from '../action';
import { advancedSteps, afterAdvancedAction } from '../advanced';
import { airSequence } from '../air';
import { afterBasicAction, basicSteps } from '../basic';
import type { Play } from '../model/play';
import { planning, sequenceOf } from '../model/rule';
import type { Step } from '../model/state';
import { refreshKnowledge } from './knowledge';
import { leaveSetup } from './setup';
import { isWhole } from './view';

/** [ST-6.1, ST-7.1, ST-8.3] The set-up, the steps of a turn of either level, and the end. */
const turnSequence = sequenceOf<Step>(({ step }) => step, {
  setup: { phase: 'setup', active: planning, close: leaveSetup },
  ...basicSteps,
  ...advancedSteps,
  over: gameOver('endOfTurn'),
});

/** An action that has ended returns the game to its turn. */
const endedAction = sequenceOf<{ kind: 'ended' }>(
  ({ action }) => (action?.stage.kind === 'ended' ? action.stage : null),
  { ended: { phase: turnSequence.phase, active: nobodyActs, close: leaveAction } },
);

/** Where an operation stands: an air attack comes before its action, and an action before the turn. */
export const sequence = innermost(airSequence, actionSequence, endedAction, turnSequence);

/**
 * [ST-5.12] Advances until someone must decide, and updates what each side knows. On a side's view its own orders
 * can be carried out in advance, but not the results of the other side's.
 */
export function advance(play: Play): void {
  if (isWhole(play.state)) {
    while (sequence.passOn(play)) refreshKnowledge(play.state);
    refreshKnowledge(play.state);
  } else if (!sequence.isOpen(play.state)) unknown('what comes of it, without the whole position');
}

function leaveAction(play: Play): void {
  const { state } = play;
  const action = must(state.action, 'surface action');
  if (state.scenario.level === 'basic') afterBasicAction(play, action);
  else afterAdvancedAction(play, action);
  state.action = null;
}
