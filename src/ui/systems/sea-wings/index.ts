import type { SeaWingsCard } from '../../../scenario/sea-wings/card';
import type { PreparedSeaWings } from '../../../scenario/sea-wings/resolve';
import { wingsLobbyText } from '../../../words/sea-wings/texts/lobby';
import { lazyPage } from '../../frame/lazyPage';
import { defineUi } from '../../table/default/defineUi';
import type { HostUi } from '../../table/hosted/host';
import type { SystemUi } from '../../table/system';
import { wingsFacts } from './lobby/facts';
import { optionChoices } from './lobby/options';

/** What the screen has of Sea Wings, whose engagements are fought out on the screens of hosts, the usual one first. */
export const seaWingsUi = (hosts: () => Promise<readonly HostUi[]>): SystemUi =>
  defineUi<SeaWingsCard, PreparedSeaWings>({
    id: 'sea-wings',
    lobby: {
      kindName: () => wingsLobbyText('scenarios'),
      kindText: () => wingsLobbyText('scenariosText'),
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
    Screen: async () => {
      const [{ seaWingsScreen }, hosted] = await Promise.all([
        import('./later').then(({ loadScreen }) => loadScreen()),
        hosts(),
      ]);
      return seaWingsScreen(hosted);
    },
    Sheet: () => import('./later').then(({ loadSheet }) => loadSheet()),
    Editor: () => import('./later').then(({ loadEditor }) => loadEditor()),
    Report: () => import('./later').then(({ loadReport }) => loadReport()),
  });
