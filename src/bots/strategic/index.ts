import type { Order, StrategicState } from '../../rules/strategic';
import type { BotSystem } from '../core/system';
import { type OperationPlan, usualPlan } from './ahead/plan';
import { strategicPlaybook } from './ahead/playbook';
import { chooseBy } from './doctrine/choose';
import { strategicDoctrine } from './doctrine/doctrine';
import { exchanged } from './unseen/exchanged';

/** What bots know of the strategic games. */
export const strategicBots: BotSystem<StrategicState, Order, OperationPlan> = {
  id: 'strategic',
  doctrine: strategicDoctrine,
  playbook: strategicPlaybook,
  exchanged,
  mastery: {
    choose: (view, side, orders, draw) =>
      chooseBy(usualPlan(view).judgement)(view, side, orders, draw),
  },
};
