import type { FleetActionEvent } from '../../../rules/fleet-action';
import { telling } from '../../core/telling';
import { contact, either, place, say, stand, type Tellers, unit } from './say';

/** Spotting, identification and lights. */
type SightingEvent = Extract<
  FleetActionEvent['kind'],
  | 'spottingTried'
  | 'identified'
  | 'radarTried'
  | 'lit'
  | 'searchlightSet'
  | 'starShellFired'
  | 'flareDropped'
>;

export const SIGHTING_TEXT: Tellers<SightingEvent> = {
  spottingTried: ({ unit: id, contact: marker, isSpotted }, names) =>
    telling(
      say(isSpotted ? 'spotted' : 'notSpotted', {
        ...{ unit: either(names, id), contact: contact(names, marker) },
      }),
      { lights: { ships: [id], stacks: [marker] } },
    ),
  identified: ({ unit: id, target, isIdentified }, names) =>
    telling(
      say(isIdentified ? 'identified' : 'notIdentified', {
        ...{ ship: unit(names, id), target: unit(names, target) },
      }),
      { lights: { ships: [id, target] } },
    ),
  radarTried: ({ unit: id, battery, target, isAcquired }, names) =>
    telling(
      say(isAcquired ? `acquired.${battery}` : `notAcquired.${battery}`, {
        ...{ ship: unit(names, id), target: unit(names, target) },
      }),
      { lights: { ships: [id, target] } },
    ),
  lit: ({ unit: id }, names) =>
    telling(say('lit', { ship: unit(names, id) }), { depth: 1, lights: { ships: [id] } }),
  searchlightSet: ({ unit: id, target }, names) =>
    target === null
      ? telling(say('searchlightOff', { ship: unit(names, id) }), {
          tone: 'quiet',
          lights: { ships: [id] },
        })
      : telling(say('searchlight', { ship: unit(names, id), target: unit(names, target) }), {
          lights: { ships: [id, target] },
        }),
  starShellFired: ({ unit: id, hex, isBurst }, names) =>
    telling(
      say(isBurst ? 'starShell' : 'starShellFails', {
        ...{ ship: unit(names, id), hex: place(names, hex) },
      }),
      { lights: { ships: [id], hexes: [hex] } },
    ),
  flareDropped: ({ stand: id, hex }, names) =>
    telling(say('flare', { stand: stand(names, id), hex: place(names, hex) }), {
      lights: { stacks: [id], hexes: [hex] },
    }),
};
