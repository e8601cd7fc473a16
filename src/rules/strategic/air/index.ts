import { must, oneActs } from '../../core';
import type { AirAction, AirStage } from '../model/airState';
import { planning, sequenceOf } from '../model/rule';
import type { StrategicView } from '../model/state';
import { breakOff, fight } from './fight';
import { goOnStriking, isChoosing } from './strike';

export { airRules } from './rules';
export { type AirAttackSpec, startAirAttack } from './start';

/** [ST-13, ST-14] The steps of an air attack. */
export const airSequence = sequenceOf<AirStage>(({ air }) => air?.stage, {
  targets: {
    phase: 'airCombat',
    active: planning,
    close: (play, { exchange }) => fight(play, attackIn(play.state), exchange),
  },
  breakOff: {
    phase: 'airBreakOff',
    active: planning,
    close: (play) => breakOff(play, attackIn(play.state)),
  },
  attack: {
    phase: 'airAttack',
    active: (view) => oneActs(attackIn(view).attacker, 'orders'),
    isOpen: (state) => isChoosing(state, attackIn(state)),
    close: (play) => goOnStriking(play, attackIn(play.state)),
  },
});

const attackIn = ({ air }: StrategicView): AirAction => must(air, 'air attack');
