import type { SightingKind } from '../../../rules/seekrieg/query';
import { telling } from '../../core/telling';
import { place, say, ship, side, type Tellers } from './say';

/** What lookouts and radar report. */
export const SIGHTING_TEXT: Tellers<SightingKind> = {
  contactMade: ({ side: of, target, level, hex }, names) =>
    telling(
      say(`sighted.${level}`, {
        ...{ side: side(names, of), target: ship(names, target), hex: place(names, hex) },
      }),
      { lights: { ships: [target], hexes: [hex] } },
    ),
  contactNamed: ({ side: of, contact, target }, names) =>
    telling(
      say('named', {
        ...{ side: side(names, of), contact: ship(names, contact), target: ship(names, target) },
      }),
      { tone: 'turn', lights: { ships: [target] } },
    ),
  contactLost: ({ side: of, target }, names) =>
    telling(say('lost', { side: side(names, of), target: ship(names, target) }), {
      lights: { ships: [target] },
    }),
};
