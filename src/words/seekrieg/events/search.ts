import type { SearchEventKind } from '../../../rules/seekrieg/query';
import { telling } from '../../core/telling';
import { reportedShips } from '../common/reported';
import { place, say, ship, side, type Tellers } from './say';

/** What happens on the search map. */
export const SEARCH_TEXT: Tellers<SearchEventKind> = {
  searchTurnBegan: ({ hour, hours }) =>
    telling(say('searchTurn', { count: hours, hour }), { tone: 'quiet' }),
  zonesRolled: ({ isMoved }) =>
    telling(say(isMoved ? 'zones.moved' : 'zones.rolled', {}), { tone: 'quiet' }),
  forceMoved: ({ force, from, path }, names) =>
    telling(
      say('forceMoved', {
        ...{
          force: names.force(force),
          count: path.length,
          hex: place(names, path.at(-1) ?? from),
        },
      }),
      { tone: 'quiet' },
    ),
  forceReported: ({ side: of, contact, source, hex, report, isNew }, names) =>
    telling(
      say(`forceReported.${source}`, {
        ...{ side: side(names, of), contact: ship(names, contact), hex: place(names, hex) },
        ships: reportedShips(names, report),
      }),
      { tone: isNew ? 'turn' : 'quiet', lights: { hexes: [hex] } },
    ),
  forceLost: ({ side: of, contact }, names) =>
    telling(say('forceLost', { side: side(names, of), contact: ship(names, contact) })),
  searchStopped: () => telling(say('searchStopped', {}), { tone: 'turn' }),
  shadowingFailed: ({ force, contact }, names) =>
    telling(say('shadowingFailed', { force: names.force(force), contact: ship(names, contact) })),
  patrolSearched: ({ group }, names) =>
    telling(say('patrolSearched', { group: names.group(group) }), { tone: 'quiet' }),
  shadowerAttacked: ({ group, escapes, reports }, names) =>
    telling(
      say(`shadower.${escapes ? 'escapes' : reports ? 'reports' : 'silent'}`, {
        group: names.group(group),
      }),
    ),
  shadowerDriven: ({ isShotDown }) => telling(say(`driven.${isShotDown ? 'down' : 'off'}`, {})),
  patrolReturned: ({ group }, names) =>
    telling(say('patrolReturned', { group: names.group(group) }), { tone: 'quiet' }),
  battleOpened: () => telling(say('battleOpened', {}), { tone: 'turn' }),
  searchResumed: ({ hour }) => telling(say('searchResumed', { hour }), { tone: 'turn' }),
};
