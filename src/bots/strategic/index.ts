import type { Order, StrategicState } from '../../rules/strategic';
import type { BotSystem } from '../core/system';
import type { OperationPlan } from './ahead/plan';
import { strategicPlaybook } from './ahead/playbook';
import { strategicDoctrine } from './doctrine/doctrine';

/** What bots know of the strategic games. */
export const strategicBots: BotSystem<StrategicState, Order, OperationPlan> = {
  id: 'strategic',
  doctrine: strategicDoctrine,
  playbook: strategicPlaybook,
};
