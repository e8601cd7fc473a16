import type { UnderseaKind } from '../../../rules/seekrieg/query';
import { figure, listed } from '../../core/say';
import { telling } from '../../core/telling';
import { hitCount, say, ship, type Tellers } from './say';

/** '50, 150 and 250', the shallowest first. */
const depthsText = (depths: readonly number[]): string =>
  listed([...depths].sort((a, b) => a - b).map((it) => figure(it)));

/** Submarines and those who hunt them. */
export const UNDERSEA_TEXT: Tellers<UnderseaKind> = {
  depthChanged: ({ ship: id, feet }, names) =>
    telling(
      feet > 0
        ? say('depth.below', { ship: ship(names, id), feet })
        : say('depth.surface', { ship: ship(names, id) }),
      { tone: 'quiet', lights: { ships: [id] } },
    ),
  depthsDrawn: ({ ship: id, weapon, depths }, names) =>
    telling(say(`drawn.${weapon}`, { ship: ship(names, id), depths: depthsText(depths) }), {
      ...{ tone: 'quiet', lights: { ships: [id] } },
    }),
  chargesDropped: ({ ship: id, weapon, depths }, names) =>
    telling(say(`dropped.${weapon}`, { ship: ship(names, id), depths: depthsText(depths) }), {
      lights: { ships: [id] },
    }),
  boatAttacked: ({ ship: id, charges, hits }, names) =>
    telling(say('boatAttacked', { ship: ship(names, id), count: charges, hits: hitCount(hits) }), {
      ...{ tone: hits > 0 ? 'hit' : 'plain', lights: { ships: [id] } },
    }),
  hullTested: ({ ship: id, feet, isCrushed }, names) =>
    telling(say(isCrushed ? 'hullCrushed' : 'hullHolds', { ship: ship(names, id), feet }), {
      ...{ tone: isCrushed ? 'hit' : 'plain', lights: { ships: [id] } },
    }),
};
