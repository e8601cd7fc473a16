import {
  allShips,
  type BattleEvent,
  type BattleState,
  isCrippled,
  type Order,
} from '../../../rules/battle';
import type { CliSystem } from '../../common/cliSystem';
import { battleSubject } from './subject';

/** The battle system on the command line. */
export const battleCli: CliSystem<BattleState, Order, BattleEvent> = {
  id: 'battle',
  rulebook: 'src/rules/battle/RULES.md',
  subject: battleSubject,
  fates: (state) =>
    allShips(state).map((ship) => ({
      id: ship.id,
      side: ship.side,
      sunk: ship.fate === 'sunk' || ship.fate === 'scuttled',
      crippled: isCrippled(state, ship),
      hullLost: ship.lost.hull,
    })),
};
