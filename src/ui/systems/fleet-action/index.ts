import type { FleetActionCard } from '../../../scenario/fleet-action/card';
import type { PreparedFleetAction } from '../../../scenario/fleet-action/resolve';
import { fleetLobbyText } from '../../../words/fleet-action/texts/lobby';
import { lazyPage } from '../../frame/lazyPage';
import { defineUi } from '../../table/default/defineUi';
import { fleetFacts } from './lobby/facts';

/** What the screen has of Fleet Action. */
export const fleetActionUi = defineUi<FleetActionCard, PreparedFleetAction>({
  id: 'fleet-action',
  lobby: {
    kindName: () => fleetLobbyText('scenarios'),
    kindText: () => fleetLobbyText('scenariosText'),
    bookName: () => fleetLobbyText('book'),
    beginName: () => fleetLobbyText('begin'),
    facts: fleetFacts,
    Note: lazyPage(() => import('./lobby/LevelNote').then(({ LevelNote }) => LevelNote)),
    Opening: lazyPage(() => import('./lobby/Opening').then(({ Opening }) => Opening)),
    Forces: lazyPage(() => import('./lobby/FleetForce').then(({ FleetForce }) => FleetForce)),
  },
  lesson: {
    setup: { scenario: 'fa-river-plate', side: 'allies', bot: 'commander', options: {} },
    words: () => ({
      title: fleetLobbyText('lesson.title'),
      text: fleetLobbyText('lesson.text'),
      begin: fleetLobbyText('lesson.begin'),
      again: fleetLobbyText('lesson.again'),
    }),
  },
  book: {
    load: () =>
      import('../../../rules/fleet-action/RULES.md?raw').then(({ default: text }) => text),
  },
  Screen: () => import('./later').then(({ loadScreen }) => loadScreen()),
  Sheet: () => import('./later').then(({ loadSheet }) => loadSheet()),
  Editor: () => import('./later').then(({ loadEditor }) => loadEditor()),
  Report: () => import('./later').then(({ loadReport }) => loadReport()),
});
