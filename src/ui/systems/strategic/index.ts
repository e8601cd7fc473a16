import type { PreparedStrategic, StrategicCard } from '../../../scenario/strategic/resolve';
import { lazyPage } from '../../app/lazyPage';
import { lobbyText } from '../../i18n/lobby';
import { rulesText } from '../../i18n/rules';
import { defineUi } from '../../table/defineUi';
import { operationFacts } from './lobby/facts';

/** What the screen has of operations. */
export const strategicUi = defineUi<StrategicCard, PreparedStrategic>({
  id: 'strategic',
  lobby: {
    kindName: () => lobbyText('kind.strategic'),
    bookName: () => rulesText('book.strategic'),
    beginName: () => lobbyText('beginOperation'),
    facts: operationFacts,
    Note: lazyPage(() => import('./lobby/LevelNote').then(({ LevelNote }) => LevelNote)),
    Forces: lazyPage(() =>
      import('./lobby/OperationForce').then(({ OperationForce }) => OperationForce),
    ),
  },
  Screen: () => import('./StrategicScreen').then(({ StrategicScreen }) => StrategicScreen),
  Report: () => import('./report/StrategicReport').then(({ StrategicReport }) => StrategicReport),
});
