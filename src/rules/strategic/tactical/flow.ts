import { type BySide, must, oneActs, SIDES, type Side, type Stage } from '../../core';
import type { Phase } from '../model/phases';
import type { Play } from '../model/play';
import { planning, sequenceOf } from '../model/rule';
import type { StrategicView } from '../model/state';
import type { TacticalStage } from '../model/tacticalState';
import { endTactical, endTurn } from './ending';
import { huntBoats } from './hunting';
import { syncShips } from './lost';
import { moveShips } from './movement';
import { type Fight, fightIn } from './query';
import { fireGuns, fireTorpedoes } from './shooting';
import { askBoth, endPlacement } from './turn';

/** A stage of a tactical action; in any of them both sides may agree to end the action. */
const stage = <Step>(
  phase: Phase,
  active: (view: StrategicView, step: Step) => BySide<Stage>,
  close: (play: Play, fight: Fight) => void,
) => ({
  phase,
  active,
  isOpen: (view: StrategicView, step: Step): boolean =>
    !isAgreed(inFight(view)) && SIDES.some((side) => active(view, step)[side] !== 'waiting'),
  close: (play: Play): void => {
    const fight = inFight(play.state);
    if (isAgreed(fight)) endTactical(play, fight, 'agreed');
    else close(play, fight);
  },
});

/** [ST-15.14] The stages of a tactical action, each ended when both have confirmed. */
export const tacticalSequence = sequenceOf<TacticalStage>((view) => fightIn(view)?.tactical.stage, {
  // The choice itself ends it.
  distance: stage(
    'startDistance',
    (_view, { side }: { side: Side }) => oneActs(side, 'orders'),
    () => undefined,
  ),
  placement: stage('placement', planning, endPlacement),
  plot: stage('plots', planning, (play, fight) => {
    moveShips(play, fight);
    askBoth(play, fight, { kind: 'targets' });
  }),
  targets: stage('targets', planning, resolve),
});

const inFight = (view: StrategicView): Fight => must(fightIn(view), 'tactical action');

/** [ST-15.25] */
const isAgreed = ({ tactical }: Fight): boolean => SIDES.every((side) => tactical.offersEnd[side]);

/** Phases 5 to 8. */
function resolve(play: Play, fight: Fight): void {
  fireGuns(play, fight);
  syncShips(fight);
  fireTorpedoes(play, fight);
  syncShips(fight);
  huntBoats(play, fight);
  endTurn(play, fight);
}
