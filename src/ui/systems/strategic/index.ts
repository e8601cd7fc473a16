import type { PreparedStrategic, StrategicCard } from '../../../scenario/strategic/resolve';
import { strategicLobbyText } from '../../../words/strategic/texts/lobby';
import { lazyPage } from '../../frame/lazyPage';
import { defineUi } from '../../table/default/defineUi';
import type { HostUi } from '../../table/hosted/host';
import type { SystemUi } from '../../table/system';
import { operationFacts } from './lobby/facts';
import { optionChoices } from './lobby/options';

/** What the screen has of operations, whose surface actions are fought out on the screens of hosts, the usual one first. */
export const strategicUi = (hosts: () => Promise<readonly HostUi[]>): SystemUi =>
  defineUi<StrategicCard, PreparedStrategic>({
    id: 'strategic',
    lobby: {
      kindName: () => strategicLobbyText('scenarios'),
      kindText: () => strategicLobbyText('scenariosText'),
      bookName: () => strategicLobbyText('book'),
      beginName: () => strategicLobbyText('begin'),
      facts: operationFacts,
      options: optionChoices,
      Note: lazyPage(() => import('./lobby/LevelNote').then(({ LevelNote }) => LevelNote)),
      Opening: lazyPage(() => import('./lobby/Opening').then(({ Opening }) => Opening)),
      Forces: lazyPage(() =>
        import('./lobby/OperationForce').then(({ OperationForce }) => OperationForce),
      ),
    },
    lesson: {
      setup: { scenario: 'shoho', side: 'allies', bot: 'commander', options: {} },
      words: () => ({
        title: strategicLobbyText('lesson.title'),
        text: strategicLobbyText('lesson.text'),
        begin: strategicLobbyText('lesson.begin'),
        again: strategicLobbyText('lesson.again'),
      }),
    },
    book: {
      load: () => import('../../../rules/strategic/RULES.md?raw').then(({ default: text }) => text),
    },
    Screen: async () => {
      const [{ strategicScreen }, hosted] = await Promise.all([
        import('./later').then(({ loadScreen }) => loadScreen()),
        hosts(),
      ]);
      return strategicScreen(hosted);
    },
    Sheet: () => import('./later').then(({ loadSheet }) => loadSheet()),
    Editor: async () => {
      const [{ operationEditor }, hosted] = await Promise.all([
        import('./later').then(({ loadEditor }) => loadEditor()),
        hosts(),
      ]);
      return operationEditor(hosted[0]);
    },
    Report: () => import('./later').then(({ loadReport }) => loadReport()),
  });
