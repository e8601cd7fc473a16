import { must, type Side } from '../../core';
import type { BattleStage } from '../model/actionState';
import { type Play, tell } from '../model/play';
import { enterStage, notNow, type OrderRule } from '../model/rule';
import type { StrategicView } from '../model/state';
import { enterQuick } from './quickFlow';

const stageOf = ({ action }: StrategicView): BattleStage | undefined =>
  action?.stage.kind === 'battle' ? action.stage : undefined;

/** [ST-21.21] An offer stands until withdrawn; the battle is abandoned once both sides have made it. */
export const abandonBattle: OrderRule<'abandonBattle'> = {
  legal(view, side) {
    const stage = stageOf(view);
    if (!stage) return [];
    return [{ kind: 'abandonBattle', answer: stage.abandoning[side] ? 'no' : 'yes' }];
  },
  refuse(view, side, { answer }) {
    const stage = stageOf(view);
    if (!stage) return notNow('battle');
    if (stage.abandoning[side] !== (answer === 'yes')) return undefined;
    return answer === 'yes' ? notNow('offered') : notNow('notOffered');
  },
  apply(play, side, { answer }) {
    const stage = stageOf(play.state);
    if (!stage) return;
    stage.abandoning[side] = answer === 'yes';
    tell(play, { kind: 'abandonOffered', rule: 'ST-21.21', side, answer });
  },
};

/** [ST-21.21] Nothing of the battle is kept: the ships are as they were handed over. */
export function giveUpBattle(play: Play): void {
  tell(play, { kind: 'battleAbandoned', rule: 'ST-21.21' });
  enterQuick(play, must(play.state.action, 'surface action'));
  enterStage(play.state);
}

/** [ST-21.4] Orders of the battle go to the system that fights it; without one there are none. */
export const battleOrder: OrderRule<'battle'> = {
  legal: () => [],
  refuse: (_view: StrategicView, _side: Side) => notNow('battle'),
  apply: () => {},
};
