import type { BattleCard, PreparedBattle } from '../../../scenario/battle/resolve';
import { battleLobbyText } from '../../../words/battle/texts/lobby';
import { lazyPage } from '../../frame/lazyPage';
import { defineUi } from '../../table/default/defineUi';
import { battleFacts } from './lobby/facts';
import { optionChoices } from './lobby/options';

/** What the screen has of battles. */
export const battleUi = defineUi<BattleCard, PreparedBattle>({
  id: 'battle',
  lobby: {
    kindName: () => battleLobbyText('scenarios'),
    bookName: () => battleLobbyText('book'),
    beginName: () => battleLobbyText('begin'),
    facts: battleFacts,
    options: optionChoices,
    packRule: 'BT-16.11',
    Opening: lazyPage(() => import('./situation/Opening').then(({ Opening }) => Opening)),
    Forces: lazyPage(() => import('./lobby/BattleForce').then(({ BattleForce }) => BattleForce)),
  },
  book: {
    load: () => import('../../../rules/battle/RULES.md?raw').then(({ default: text }) => text),
    packNotes: () => import('./packNotes').then(({ packNotes }) => packNotes),
  },
  Screen: () => import('./BattleScreen').then(({ BattleScreen }) => BattleScreen),
  Report: () => import('./report/BattleReport').then(({ BattleReport }) => BattleReport),
});
