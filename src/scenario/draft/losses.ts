import type * as z from 'zod/mini';
import type { Side } from '../../rules/core';
import type { lossesSchema } from '../core/losses';

/** What became of the ships in history, as a file has it. */
export type DraftLosses = z.input<typeof lossesSchema>;
export type DraftHits = NonNullable<DraftLosses['hits']>;
export type HitsInFile = DraftHits['by'][Side][number];

export const FATES = ['afloat', 'crippled', 'sunk'] as const;
export type Fate = (typeof FATES)[number];

/** Nobody lost. */
export const noLosses = (): DraftLosses => ({
  sunk: { allies: [], axis: [] },
  crippled: { allies: [], axis: [] },
  source: '',
});

/** What became of a ship; afloat unless something is said. */
export function fateOf({ sunk, crippled }: DraftLosses, side: Side, ship: string): Fate {
  if (sunk[side].includes(ship)) return 'sunk';
  return crippled[side].includes(ship) ? 'crippled' : 'afloat';
}

/** A ship with another fate. */
export function withFate(losses: DraftLosses, side: Side, ship: string, fate: Fate): DraftLosses {
  const list = (of: 'sunk' | 'crippled') => {
    const others = losses[of][side].filter((it) => it !== ship);
    return { ...losses[of], [side]: fate === of ? [...others, ship] : others };
  };
  return { ...losses, sunk: list('sunk'), crippled: list('crippled') };
}

/** Hits are counted, at first none, or not known. */
export function withHits({ hits, ...losses }: DraftLosses, areKnown: boolean): DraftLosses {
  if (!areKnown) return losses;
  return { ...losses, hits: hits ?? { by: { allies: [], axis: [] }, minutes: 60, source: '' } };
}
