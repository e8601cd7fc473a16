import type { BattleEvent, BattleState, Order } from '../../../rules/battle';
import type { CliSystem } from '../../common/cliSystem';
import { battleSubject } from './subject';

/** The battle system on the command line. */
export const battleCli: CliSystem<BattleState, Order, BattleEvent> = {
  id: 'battle',
  rulebook: 'src/rules/battle/RULES.md',
  subject: battleSubject,
};
