import { SIDES } from '../../core';
import type { Play } from '../model/play';
import { type Advance, bothConfirmed } from '../model/rule';
import { endTactical, endTurn } from './ending';
import { huntBoats } from './hunting';
import { syncShips } from './lost';
import { moveShips } from './movement';
import { type Fight, fightIn } from './query';
import { fireGuns, fireTorpedoes } from './shooting';
import { askBoth, endPlacement } from './turn';

/** Moves a tactical action on by itself as far as nobody has to decide. */
export const advanceTactical: Advance = (play) => {
  const fight = fightIn(play.state);
  if (!fight) return false;
  if (SIDES.every((side) => fight.tactical.offersEnd[side])) {
    endTactical(play, fight, 'agreed');
    return true;
  }
  if (fight.tactical.stage.kind === 'distance' || !bothConfirmed(play.state)) return false;
  leaveStage(play, fight);
  return true;
};

/** [ST-15.14] What follows when both have confirmed. */
function leaveStage(play: Play, fight: Fight): void {
  const { kind } = fight.tactical.stage;
  if (kind === 'placement') endPlacement(play, fight);
  if (kind === 'plot') {
    moveShips(play, fight);
    askBoth(play, fight, { kind: 'targets' });
  }
  if (kind === 'targets') resolve(play, fight);
}

/** Phases 5 to 8. */
function resolve(play: Play, fight: Fight): void {
  fireGuns(play, fight);
  syncShips(fight);
  fireTorpedoes(play, fight);
  syncShips(fight);
  huntBoats(play, fight);
  endTurn(play, fight);
}
