import type { SeaWingsEvent } from '../../../rules/sea-wings';
import { isOwnWay } from '../../../rules/sea-wings/query';
import { telling } from '../../core/telling';
import { wayName } from '../common/ways';
import { wingsRefusalWordsText } from '../texts/refusalWords';
import { lettersText } from './damage';
import { base, force, marker, say, ship, ships, side, type Tellers } from './say';

/** Engagements and bombardments. */
type GunfireEvent = Extract<
  SeaWingsEvent['kind'],
  | 'engagementWanted'
  | 'bombardmentOrdered'
  | 'contactRolled'
  | 'visibilityRolled'
  | 'engagementBegan'
  | 'engagementEnded'
  | 'quickInitiative'
  | 'shipsCommitted'
  | 'roundPassed'
  | 'engagementBrokenOff'
  | 'fireHeld'
  | 'shotAimed'
  | 'quickAttacked'
  | 'bombarded'
  | 'wayChosen'
  | 'battleHandedOver'
  | 'battleEvent'
  | 'battleReturned'
  | 'shipReturned'
>;

export const GUNFIRE_TEXT: Tellers<GunfireEvent> = {
  engagementWanted: ({ taskForce, marker: id }, names) =>
    telling(
      say('engagementWanted', { taskForce: force(names, taskForce), marker: marker(names, id) }),
      { tone: 'quiet', lights: { stacks: [taskForce, id] } },
    ),
  bombardmentOrdered: ({ ship: id, base: at }, names) =>
    telling(say('bombardmentOrdered', { ship: ship(names, id), base: base(names, at) }), {
      tone: 'quiet',
      lights: { ships: [id], stacks: [at] },
    }),
  contactRolled: ({ seeker, isEngaged }, names) =>
    telling(say(isEngaged ? 'contact.yes' : 'contact.no', { side: side(names, seeker) })),
  visibilityRolled: ({ yards }) => telling(say('visibility', { yards }), { tone: 'quiet' }),
  engagementBegan: ({ ships: fighting }, names) =>
    telling(
      say('engagementBegan', {
        allies: ships(names, fighting.allies),
        axis: ships(names, fighting.axis),
      }),
      { tone: 'turn', lights: { ships: [...fighting.allies, ...fighting.axis] } },
    ),
  wayChosen: ({ way }) =>
    telling(isOwnWay(way) ? say(`way.${way}`, {}) : say('way.other', { way: wayName(way) }), {
      depth: 1,
    }),
  battleHandedOver: ({ host, rounds }) =>
    host === undefined
      ? telling(say('handedOver', { count: rounds }), { tone: 'quiet', depth: 1 })
      : null,
  battleEvent: () => null,
  battleReturned: ({ brokeOff }, names) =>
    telling(
      brokeOff === null
        ? say('battleOver', {})
        : say('battleBrokenOff', { side: side(names, brokeOff) }),
    ),
  shipReturned: ({ ship: id, letters }, names) =>
    telling(
      letters.length > 0
        ? say('shipHit', { ship: ship(names, id), letters: lettersText(letters) })
        : say('shipUnhurt', { ship: ship(names, id) }),
      { tone: letters.length > 0 ? 'hit' : 'quiet', depth: 1, lights: { ships: [id] } },
    ),
  engagementEnded: () => telling(say('engagementEnded', {}), { tone: 'quiet' }),
  quickInitiative: ({ totals, side: of, hasSurprise }, names) => {
    const [one, two] = [totals.allies, totals.axis];
    if (of === null) return telling(say('initiativeTie', { one }), { tone: 'quiet', depth: 1 });
    const figures = { side: side(names, of), one, two };
    return telling(say(hasSurprise ? 'initiativeSurprise' : 'initiative', figures), { depth: 1 });
  },
  shipsCommitted: ({ side: of, ships: ids }, names) =>
    telling(say('committed', { side: side(names, of), ships: ships(names, ids) }), { depth: 1 }),
  roundPassed: ({ side: of }, names) =>
    telling(say('roundPassed', { side: side(names, of) }), { depth: 1 }),
  engagementBrokenOff: ({ side: of }, names) =>
    telling(say('brokenOff', { side: side(names, of) }), { depth: 1 }),
  fireHeld: () => telling(say('fireHeld', {}), { tone: 'quiet', depth: 1 }),
  shotAimed: ({ ship: id, weapon, at }, names) =>
    telling(
      say('shotAimed', {
        ship: ship(names, id),
        weapon: wingsRefusalWordsText(`weapon.${weapon}`),
        at: ship(names, at),
      }),
      { tone: 'quiet', depth: 1, lights: { ships: [id, at] } },
    ),
  quickAttacked: ({ ship: id, weapons, results }, names) =>
    telling(
      results > 0
        ? say(`${weapons}Hit`, { ship: ship(names, id), count: results })
        : say(`${weapons}Miss`, { ship: ship(names, id) }),
      { tone: results > 0 ? 'hit' : 'plain', depth: 1, lights: { ships: [id] } },
    ),
  bombarded: ({ ship: id, base: at, hits }, names) => {
    const who = { ship: ship(names, id), base: base(names, at) };
    const lights = { ships: [id], stacks: [at] };
    return hits > 0
      ? telling(say('bombarded', { ...who, count: hits }), { tone: 'hit', lights })
      : telling(say('bombardedNone', who), { lights });
  },
};
