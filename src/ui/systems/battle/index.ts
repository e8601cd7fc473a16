import type { BattleCard, PreparedBattle } from '../../../scenario/battle/resolve';
import { battleLobbyText } from '../../../words/battle/texts/lobby';
import { lazyPage } from '../../frame/lazyPage';
import { firstBattleText } from '../../i18n/firstBattle';
import { defineUi } from '../../table/default/defineUi';
import { battleFacts } from './lobby/facts';
import { optionChoices } from './lobby/options';

/** The screen's descriptor of battles. */
export const battleUi = defineUi<BattleCard, PreparedBattle>({
  id: 'battle',
  lobby: {
    kindName: () => battleLobbyText('scenarios'),
    kindText: () => battleLobbyText('scenariosText'),
    bookName: () => battleLobbyText('book'),
    beginName: () => battleLobbyText('begin'),
    facts: battleFacts,
    options: optionChoices,
    packRule: 'BT-16.11',
    filmStill: new URL('./film/still.svg', import.meta.url).href,
    Film: lazyPage(() => import('./film/BattleFilm').then(({ BattleFilm }) => BattleFilm)),
    Opening: lazyPage(() => import('./situation/Opening').then(({ Opening }) => Opening)),
    Forces: lazyPage(() => import('./lobby/BattleForce').then(({ BattleForce }) => BattleForce)),
  },
  lesson: {
    setup: { scenario: 'cape-spada', side: 'allies', bot: 'commander', options: {} },
    words: () => ({
      title: firstBattleText('title'),
      text: firstBattleText('text'),
      begin: firstBattleText('begin'),
      again: firstBattleText('again'),
    }),
  },
  book: {
    load: () => import('../../../rules/battle/RULES.md?raw').then(({ default: text }) => text),
    packNotes: () => import('./packNotes').then(({ packNotes }) => packNotes),
  },
  Screen: () => import('./BattleScreen').then(({ BattleScreen }) => BattleScreen),
  Sheet: () => import('./lobby/BattleSheet').then(({ BattleSheet }) => BattleSheet),
  Report: () => import('./later').then(({ loadReport }) => loadReport()),
  Editor: () => import('./later').then(({ loadEditor }) => loadEditor()),
});
