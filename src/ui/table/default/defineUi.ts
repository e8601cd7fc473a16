import type { ComponentType } from 'react';
import type { ScenarioCard } from '../../../scenario';
import type { PreparedScenario } from '../../../scenario/core/system';
import { type LazyPage, lazyPage } from '../../frame/lazyPage';
import { lobbyText } from '../../i18n/lobby';
import type { LobbyUi, OwnUi, SystemUi } from '../system';

/**
 * A complete descriptor: the table fills in what a system does not bring. Its types are erased, since the registry
 * holds all kinds.
 */
export function defineUi<Card extends ScenarioCard = ScenarioCard, Prepared = PreparedScenario>({
  id,
  Screen = () => import('./DefaultScreen').then(({ DefaultScreen }) => DefaultScreen),
  Report = () => import('./DefaultReport').then(({ DefaultReport }) => DefaultReport),
  lobby,
  Editor,
  book,
  lesson,
  Sheet,
}: OwnUi<Card, Prepared>): SystemUi {
  const own = lobby as Partial<LobbyUi> | undefined;
  return {
    id,
    lobby: { ...defaultLobby(id), ...own },
    Screen: withWords(id, Screen),
    Report: withWords(id, Report),
    ...(book && { book }),
    ...(lesson && { lesson }),
    ...(Sheet && { Sheet: withWords(id, Sheet) }),
    ...(Editor && { Editor: withWords(id, Editor) }),
  };
}

/** A page with the words of its system. */
const withWords = <Props extends object>(
  system: string,
  load: () => Promise<ComponentType<Props>>,
): LazyPage<Props> =>
  lazyPage(async () => {
    // Fetched with the page: the first load contains no sentences of systems.
    const words = import('../../../words/registry').then(({ loadWords }) => loadWords(system));
    const [page] = await Promise.all([load(), words]);
    return page;
  });

/** What the lobby knows of a system from its id and its cards alone: its rules are not loaded yet. */
function defaultLobby(id: string): LobbyUi {
  const name = () => id.charAt(0).toUpperCase() + id.slice(1);
  return {
    kindName: name,
    bookName: name,
    beginName: () => lobbyText('beginGame'),
    facts: () => ({ kind: name(), difficulty: 'medium' }),
    options: () => [],
  };
}
