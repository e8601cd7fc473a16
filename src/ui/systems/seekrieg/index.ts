import type { SeekriegCard } from '../../../scenario/seekrieg/card';
import type { PreparedSeekrieg } from '../../../scenario/seekrieg/resolve';
import { seekriegLobbyText } from '../../../words/seekrieg/texts/lobby';
import { lazyPage } from '../../frame/lazyPage';
import { defineUi } from '../../table/default/defineUi';
import { seekriegFacts } from './lobby/facts';

/** What the screen has of Seekrieg. */
export const seekriegUi = defineUi<SeekriegCard, PreparedSeekrieg>({
  id: 'seekrieg',
  lobby: {
    kindName: () => seekriegLobbyText('scenarios'),
    kindText: () => seekriegLobbyText('scenariosText'),
    bookName: () => seekriegLobbyText('book'),
    beginName: () => seekriegLobbyText('begin'),
    facts: seekriegFacts,
    Note: lazyPage(() => import('./lobby/LevelNote').then(({ LevelNote }) => LevelNote)),
    Opening: lazyPage(() => import('./lobby/Opening').then(({ Opening }) => Opening)),
    Forces: lazyPage(() => import('./lobby/SeekriegForce').then((it) => it.SeekriegForce)),
  },
  lesson: {
    setup: { scenario: 'sk-denmark-strait', side: 'axis', bot: 'commander', options: {} },
    words: () => ({
      title: seekriegLobbyText('lesson.title'),
      text: seekriegLobbyText('lesson.text'),
      begin: seekriegLobbyText('lesson.begin'),
      again: seekriegLobbyText('lesson.again'),
    }),
  },
  book: {
    load: () => import('../../../rules/seekrieg/RULES.md?raw').then(({ default: text }) => text),
  },
  Screen: () => import('./later').then(({ loadScreen }) => loadScreen()),
  Sheet: () => import('./later').then(({ loadSheet }) => loadSheet()),
  Editor: () => import('./later').then(({ loadEditor }) => loadEditor()),
  Report: () => import('./later').then(({ loadReport }) => loadReport()),
});
