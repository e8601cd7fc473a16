import type { Outcome } from '../../core';
import { type Play, tell } from '../model/play';
import { enterStep } from '../model/rule';

/** Phase 12: steps 3 to 11 of SK-5.15. */
export function endTurn(_play: Play): void {}

/** [SK-1.14, SK-5.15] Step 12. @returns whether the battle is over */
export function endIfDue(play: Play): boolean {
  const { state } = play;
  if (state.turn < state.scenario.turns) return false;
  const victoryPoints = { allies: 0, axis: 0 };
  finish(play, { winner: 'draw', reason: 'last-turn', rule: 'SK-1.14', victoryPoints });
  return true;
}

/** [SK-1.15] At the close of a phase. @returns whether the battle is over */
export function endIfSurrendered(play: Play): boolean {
  const { allies, axis } = play.state.surrendered;
  if (!allies && !axis) return false;
  const winner = allies && axis ? 'draw' : allies ? 'axis' : 'allies';
  const victoryPoints = { allies: 0, axis: 0 };
  finish(play, { winner, reason: 'surrender', rule: 'SK-1.15', victoryPoints });
  return true;
}

function finish(play: Play, outcome: Outcome): void {
  tell(play, { kind: 'gameEnded', rule: outcome.rule, reveals: true, outcome });
  enterStep(play.state, { kind: 'over', outcome });
}
