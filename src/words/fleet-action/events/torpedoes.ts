import type { FleetActionEvent } from '../../../rules/fleet-action';
import { telling } from '../../core/telling';
import { fleetValuesText } from '../texts/values';
import { hitCount, place, say, type Tellers, unit } from './say';

type TorpedoEvent = Extract<
  FleetActionEvent['kind'],
  | 'torpedoesLaunched'
  | 'torpedoesMissed'
  | 'torpedoesLost'
  | 'torpedoAttackRolled'
  | 'unseenTorpedoes'
  | 'dudRolled'
  | 'torpedoHit'
  | 'tubesRefilled'
>;

export const TORPEDO_TEXT: Tellers<TorpedoEvent> = {
  torpedoesLaunched: ({ unit: id, count, aim }, names) => {
    const figures = { ship: unit(names, id), count };
    return typeof aim === 'string'
      ? telling(say('launched', { ...figures, target: unit(names, aim) }), {
          lights: { ships: [id, aim] },
        })
      : telling(say('launchedSpread', { ...figures, hex: place(names, aim) }), {
          lights: { ships: [id], hexes: [aim] },
        });
  },
  torpedoesMissed: ({ unit: id, at }, names) =>
    telling(
      say('torpedoesShort', {
        ship: unit(names, id),
        target: typeof at === 'string' ? unit(names, at) : place(names, at),
      }),
      { lights: { ships: [id] } },
    ),
  torpedoesLost: ({ unit: id }, names) =>
    telling(say('torpedoesLost', { ship: unit(names, id) }), { lights: { ships: [id] } }),
  /** [NW-3.21] How many were launched is for the side that launched them. */
  torpedoAttackRolled: ({ unit: id, target, count, hits }, names) => {
    const figures = {
      ...{ ship: unit(names, id), target: unit(names, target), hits: hitCount(hits) },
    };
    return telling(
      count === null ? say('torpedoes', figures) : say('torpedoesOf', { ...figures, count }),
      { tone: hits > 0 ? 'hit' : 'plain', lights: { ships: [id, target] } },
    );
  },
  unseenTorpedoes: ({ target, hits }, names) =>
    telling(say('torpedoesUnseen', { target: unit(names, target), hits: hitCount(hits) }), {
      ...{ tone: hits > 0 ? 'hit' : 'plain', lights: { ships: [target] } },
    }),
  dudRolled: ({ unit: id, isDud }, names) =>
    telling(say(isDud ? 'dud' : 'explodes', { ship: unit(names, id) }), {
      ...{ depth: 1, lights: { ships: [id] } },
    }),
  torpedoHit: ({ unit: id, section }, names) =>
    telling(
      say('torpedoHit', {
        ship: unit(names, id),
        section: fleetValuesText(`section.${section}`),
      }),
      { tone: 'hit', depth: 1, lights: { ships: [id] } },
    ),
  tubesRefilled: ({ unit: id }, names) =>
    telling(say('refilled', { ship: unit(names, id) }), { lights: { ships: [id] } }),
};
