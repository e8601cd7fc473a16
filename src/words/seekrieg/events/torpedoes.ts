import type { TorpedoKind } from '../../../rules/seekrieg/query';
import { telling } from '../../core/telling';
import { hitCount, place, say, ship, type Tellers } from './say';

/** Phase 9, and tracks that are shown. */
export const TORPEDO_TEXT: Tellers<TorpedoKind> = {
  torpedoesFired: ({ ship: id, target, count, arrivesOnTurn }, names) =>
    telling(
      say('torpedoesFired', {
        ...{ ship: ship(names, id), target: ship(names, target), count, arrives: arrivesOnTurn },
      }),
      { lights: { ships: [id, target] } },
    ),
  torpedoesHeld: ({ ship: id, target }, names) =>
    telling(say('torpedoesHeld', { ship: ship(names, id), target: ship(names, target) }), {
      lights: { ships: [id, target] },
    }),
  trackShown: ({ ship: id, from, aimedAt }, names) =>
    telling(say('track', { ship: ship(names, id), from: place(names, from) }), {
      ...{ tone: 'turn', lights: { ships: [id], hexes: [from, aimedAt] } },
    }),
  torpedoesTried: ({ firer, target, isTarget, chance, hits }, names) =>
    telling(
      say(isTarget ? 'torpedoes' : 'torpedoesCrossing', {
        ...{ ship: ship(names, firer), target: ship(names, target ?? '') },
        ...{ chance, hits: hitCount(hits) },
      }),
      { tone: hits > 0 ? 'hit' : 'plain', lights: { ships: [firer, target ?? []].flat() } },
    ),
  torpedoHit: ({ ship: id, isDud, damage }, names) => {
    const figures = { ship: ship(names, id) };
    return telling(
      isDud
        ? say('torpedoDud', figures)
        : damage === null
          ? say('torpedoHitSeen', figures)
          : say('torpedoHit', { ...figures, damage }),
      { tone: isDud ? 'plain' : 'hit', depth: 1, lights: { ships: [id] } },
    );
  },
  tubeReloaded: ({ ship: id, mount }, names) =>
    telling(say('reloaded', { ship: ship(names, id), number: mount + 1 }), {
      lights: { ships: [id] },
    }),
};
