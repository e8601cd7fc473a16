import { systemOf } from '../../rules/registry';
import type { CommonCard } from '../../scenario';
import type { PreparedAs } from '../../scenario/system';
import { lazyPage } from '../app/lazyPage';
import { tableText } from '../i18n/table';
import type { LobbyUi, OwnUi, SystemUi } from './system';

/** A descriptor whole: what a system does not bring is the table's own. Its types are erased, for the registry holds all kinds. */
export function defineUi<Card extends CommonCard = CommonCard, Prepared = PreparedAs>({
  id,
  words = {},
  Screen = lazyPage(() =>
    import('./default/DefaultScreen').then(({ defaultScreen }) => defaultScreen(words)),
  ),
  Report = lazyPage(() =>
    import('./default/DefaultReport').then(({ defaultReport }) => defaultReport(words)),
  ),
  lobby,
}: OwnUi<Card, Prepared>): SystemUi {
  const own = lobby as Partial<LobbyUi> | undefined;
  return { id, words, Screen, Report, lobby: { ...defaultLobby(id), ...own } };
}

/** What the lobby can tell of a system by its rules and its cards alone. */
function defaultLobby(id: string): LobbyUi {
  const name = () => systemOf(id)?.name ?? id;
  return {
    kindName: name,
    bookName: name,
    beginName: () => tableText('begin'),
    facts: ({ minutes }) => ({ kind: name(), length: tableText('minutes', { count: minutes }) }),
    options: () => [],
    takesTables: false,
  };
}
