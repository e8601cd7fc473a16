import { SIDES } from '../../core';
import { finishRun } from '../common/stopRun';
import { type Play, tell } from '../model/play';

/** [SK-34.14] A run begins when both sides have ordered one; it lasts for the smaller of the two numbers. */
export function startRun(play: Play): void {
  const { state } = play;
  const { allies, axis } = state.forces;
  const turns = Math.min(allies.runOn, axis.runOn);
  for (const side of SIDES) state.forces[side].runOn = 0;
  if (turns === 0 || state.running > 0) return;
  state.running = turns;
  tell(play, { kind: 'ranOn', rule: 'SK-34.14', turns });
}

/** A turn of a run is over. */
export function passRun(play: Play): void {
  const { state } = play;
  if (state.running === 0) return;
  if (state.running === 1) finishRun(play);
  else state.running -= 1;
}
