import type { ShipId } from '../../rules/battle';
import type { HitEffects, Situation } from './situation';
import { type Harm, harmed, noHarm, worthOfHarm } from './worth';

/** Average harm from declared fire, by ship. */
export type HarmBook = Map<ShipId, Harm>;

/** Hits to come that fall alike on some ships: on a lone ship, on a counter, or at random in a hex. */
export interface Hits {
  ships: readonly ShipId[];
  hits: number;
  effects(ship: ShipId): HitEffects;
}

const afterHits = (book: HarmBook, { ships, hits, effects }: Hits, ship: ShipId): Harm =>
  harmed(book.get(ship) ?? noHarm(), effects(ship), hits / ships.length);

/** What the hits add to the total worth. */
export function gainOf(situation: Situation, book: HarmBook, hits: Hits): number {
  let gain = 0;
  for (const ship of hits.ships) {
    const before = book.get(ship);
    gain += worthOfHarm(situation, ship, afterHits(book, hits, ship));
    if (before) gain -= worthOfHarm(situation, ship, before);
  }
  return gain;
}

export function note(book: HarmBook, hits: Hits): void {
  for (const ship of hits.ships) book.set(ship, afterHits(book, hits, ship));
}
