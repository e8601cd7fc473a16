import type { BattleState, Order } from '../../rules/battle';
import type { BotSystem } from '../core/system';
import { battleDoctrine } from './doctrine';
import type { FleetPlan } from './plan';
import { battlePlaybook } from './playbook';

/** What bots know of battles. */
export const battleBots: BotSystem<BattleState, Order, FleetPlan> = {
  id: 'battle',
  doctrine: battleDoctrine,
  playbook: battlePlaybook,
};
