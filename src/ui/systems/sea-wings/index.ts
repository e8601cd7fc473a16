import type { SeaWingsCard } from '../../../scenario/sea-wings/card';
import type { PreparedSeaWings } from '../../../scenario/sea-wings/resolve';
import { wingsLobbyText } from '../../../words/sea-wings/texts/lobby';
import { lazyPage } from '../../frame/lazyPage';
import { defineUi } from '../../table/default/defineUi';
import { wingsFacts } from './lobby/facts';
import { optionChoices } from './lobby/options';

/** What the screen has of Sea Wings. */
export const seaWingsUi = defineUi<SeaWingsCard, PreparedSeaWings>({
  id: 'sea-wings',
  lobby: {
    kindName: () => wingsLobbyText('scenarios'),
    bookName: () => wingsLobbyText('book'),
    beginName: () => wingsLobbyText('begin'),
    facts: wingsFacts,
    options: optionChoices,
    Note: lazyPage(() => import('./lobby/LevelNote').then(({ LevelNote }) => LevelNote)),
    Opening: lazyPage(() => import('./lobby/Opening').then(({ Opening }) => Opening)),
    Forces: lazyPage(() => import('./lobby/WingsForce').then(({ WingsForce }) => WingsForce)),
  },
  lesson: {
    setup: { scenario: 'midway-carriers', side: 'allies', bot: 'ensign', options: {} },
    words: () => ({
      title: wingsLobbyText('lesson.title'),
      text: wingsLobbyText('lesson.text'),
      begin: wingsLobbyText('lesson.begin'),
      again: wingsLobbyText('lesson.again'),
    }),
  },
  book: {
    load: () => import('../../../rules/sea-wings/RULES.md?raw').then(({ default: text }) => text),
  },
  Screen: () => import('./SeaWingsScreen').then(({ SeaWingsScreen }) => SeaWingsScreen),
  Report: () => import('./report/SeaWingsReport').then(({ SeaWingsReport }) => SeaWingsReport),
});
