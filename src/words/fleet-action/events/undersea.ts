import type { FleetActionEvent } from '../../../rules/fleet-action';
import { telling } from '../../core/telling';
import { fleetValuesText } from '../texts/values';
import { hitCount, place, say, type Tellers, unit } from './say';

/** Mines and submarines. */
type UnderseaEvent = Extract<
  FleetActionEvent['kind'],
  | 'minesLaid'
  | 'mineShown'
  | 'mineAttacked'
  | 'watersTried'
  | 'swept'
  | 'submarineMoved'
  | 'submarinePlaced'
  | 'submarineDetected'
  | 'submarineSought'
  | 'depthCharged'
  | 'submarineSurfaced'
>;

export const UNDERSEA_TEXT: Tellers<UnderseaEvent> = {
  minesLaid: ({ hex, by }, names) =>
    telling(
      by === null
        ? say('minesLaid', { hex: place(names, hex) })
        : say('minesLaidBy', { ship: unit(names, by), hex: place(names, hex) }),
      { tone: 'quiet', lights: { hexes: [hex] } },
    ),
  mineShown: ({ hex }, names) =>
    telling(say('mineShown', { hex: place(names, hex) }), {
      tone: 'turn',
      lights: { hexes: [hex] },
    }),
  mineAttacked: ({ unit: id, hex, isHit, section }, names) => {
    const figures = { ship: unit(names, id), hex: place(names, hex) };
    const lights = { ships: [id], hexes: [hex] };
    if (!isHit) return telling(say('mineMissed', figures), { lights });
    return telling(
      section === null
        ? say('mineHit', figures)
        : say('mineHitIn', { ...figures, section: fleetValuesText(`section.${section}`) }),
      { tone: 'hit', lights },
    );
  },
  watersTried: () => null,
  swept: ({ unit: id, hex, isSwept }, names) =>
    telling(
      say(isSwept ? 'swept' : 'notSwept', { ship: unit(names, id), hex: place(names, hex) }),
      { lights: { ships: [id], hexes: [hex] } },
    ),
  submarineMoved: ({ unit: id, path }, names) => {
    const hex = path.at(-1);
    return telling(
      hex
        ? say('subMoved', { ship: unit(names, id), hex: place(names, hex) })
        : say('subStayed', { ship: unit(names, id) }),
      { tone: 'quiet', lights: { ships: [id], hexes: path } },
    );
  },
  submarinePlaced: ({ unit: id, hex, surfaced }, names) =>
    telling(
      say(surfaced ? 'subPlaced.surfaced' : 'subPlaced.submerged', {
        ...{ ship: unit(names, id), hex: place(names, hex) },
      }),
      { lights: { ships: [id], hexes: [hex] } },
    ),
  submarineDetected: ({ unit: id, by }, names) =>
    telling(say('subDetected', { ship: unit(names, id), by: unit(names, by) }), {
      tone: 'turn',
      lights: { ships: [id, by] },
    }),
  submarineSought: () => null,
  depthCharged: ({ unit: id, by, hits }, names) =>
    telling(
      say('depthCharged', {
        ...{ ship: unit(names, id), by: unit(names, by), hits: hitCount(hits) },
      }),
      { tone: hits > 0 ? 'hit' : 'plain', lights: { ships: [id, by] } },
    ),
  submarineSurfaced: ({ unit: id }, names) =>
    telling(say('surfaced', { ship: unit(names, id) }), { lights: { ships: [id] } }),
};
