import type { BattleCard, PreparedBattle } from '../../../scenario/battle/resolve';
import { lazyPage } from '../../frame/lazyPage';
import { lobbyText } from '../../i18n/lobby';
import { defineUi } from '../../table/defineUi';
import { battleFacts } from './lobby/facts';
import { optionChoices } from './lobby/options';

/** What the screen has of battles. */
export const battleUi = defineUi<BattleCard, PreparedBattle>({
  id: 'battle',
  lobby: {
    kindName: () => lobbyText('kind.battle'),
    bookName: () => lobbyText('book.battle'),
    beginName: () => lobbyText('begin'),
    facts: battleFacts,
    options: optionChoices,
    takesTables: true,
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
