import { type BySide, bySide, never, type Stage } from '../../core';
import type { ActionOrder } from '../model/actionOrders';
import { type Advance, bothConfirmed, enterStage, planning, type RulesOf } from '../model/rule';
import type { StrategicView } from '../model/state';
import { advanceTactical, tacticalLabel, tacticalStages } from '../tactical';
import { abandonBattle, battleOrder, giveUpBattle } from './abandon';
import { advanceQuick } from './quickFlow';
import { posture, quickTarget } from './quickOrders';
import { chooseResolution, settleChoice } from './way';

export { type ActionPreview, previewOf, type WayPreview } from './preview';
export { type ActionSpec, startAction } from './start';

/** How the orders of this part work. */
export const actionRules: RulesOf<ActionOrder> = {
  chooseResolution,
  posture,
  quickTarget,
  abandonBattle,
  battle: battleOrder,
};

/** Moves on by itself as far as nobody has to decide. */
export const advanceAction: Advance = (play) => {
  const { action } = play.state;
  if (!action) return false;
  const { stage } = action;
  switch (stage.kind) {
    case 'choose':
      if (!bothConfirmed(play.state)) return false;
      settleChoice(play, action);
      return true;
    case 'quick':
      return advanceQuick(play, action, stage.quick);
    case 'tactical':
      return advanceTactical(play);
    case 'battle':
      if (!giveUpBattle(play, action, stage)) return false;
      enterStage(play.state);
      return true;
    case 'ended':
      return false;
    default:
      return never(stage);
  }
};

/** What either side may do now. */
export function actionStages(view: StrategicView): BySide<Stage> {
  switch (view.action?.stage.kind) {
    case 'choose':
    case 'quick':
      return planning(view);
    case 'tactical':
      return tacticalStages(view);
    case 'battle':
      return bySide(() => 'orders');
    default:
      return bySide(() => 'waiting');
  }
}

/** Where the game stands, for people. */
export function actionLabel(view: StrategicView): string {
  const stage = view.action?.stage;
  switch (stage?.kind) {
    case 'choose':
      return 'surface action, choice of the way';
    case 'quick':
      return `quick action, exchange ${stage.quick.exchange}, ${stage.quick.stage}`;
    case 'tactical':
      return tacticalLabel(view);
    case 'battle':
      return 'battle';
    default:
      return 'surface action';
  }
}
