import { type Figures, innermost, must } from '../../core';
import type { ActionOrder } from '../model/actionOrders';
import type { SurfaceAction } from '../model/actionState';
import { planning, type RulesOf, type StepsOf, sequenceOf } from '../model/rule';
import { tacticalSequence } from '../tactical';
import { abandonBattle, battleOrder, giveUpBattle } from './abandon';
import { quickSequence } from './quickFlow';
import { posture, quickTarget } from './quickOrders';
import { chooseResolution, settleChoice } from './resolution';

export { previewOf } from './preview';
export { type ActionSpec, startAction } from './start';

/** The rules of the orders of this part. */
export const actionRules: RulesOf<ActionOrder> = {
  chooseResolution,
  posture,
  quickTarget,
  abandonBattle,
  battle: battleOrder,
};

type ActionStep = Extract<SurfaceAction['stage'], { kind: 'choose' | 'battle' }>;

const ACTION_STEPS: StepsOf<ActionStep> = {
  choose: {
    phase: 'resolution',
    active: planning,
    close: (play) => settleChoice(play, must(play.state.action, 'surface action')),
  },
  // [ST-21.21] The battle itself is fought elsewhere.
  battle: {
    phase: 'battle',
    active: () => ({ allies: 'orders', axis: 'orders' }),
    isOpen: (_view, { abandoning }) => !abandoning.allies || !abandoning.axis,
    close: giveUpBattle,
  },
};

/** [ST-21] The steps of a surface action, by any method. */
export const actionSequence = innermost(
  tacticalSequence,
  quickSequence,
  sequenceOf<ActionStep>(({ action }) => {
    const stage = action?.stage;
    return stage?.kind === 'choose' || stage?.kind === 'battle' ? stage : null;
  }, ACTION_STEPS),
);

/** The step of an action, with its exchange or tactical turn. */
export function actionStep({ stage }: SurfaceAction): Figures {
  switch (stage.kind) {
    case 'quick':
      return { step: `quick.${stage.quick.stage}`, exchange: stage.quick.exchange };
    case 'tactical':
      return { step: `tactical.${stage.tactical.stage.kind}`, tacticalTurn: stage.tactical.turn };
    default:
      return { step: `action.${stage.kind}` };
  }
}
