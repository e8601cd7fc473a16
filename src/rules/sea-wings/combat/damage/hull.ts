import type { HullFate } from '../../model/facts';
import type { ShipCard } from '../../model/ratings';
import type { Hit, HitLetter } from '../../model/units';
import { STANDARD_TABLES } from '../../tables/standard';
import type { TableSet } from '../../tables/tableSet';

type EndTables = Pick<TableSet, 'shipEnds'>;

/** What combat does to a ship: her hits, and whether she is still there. */
export interface Hull {
  card: Pick<ShipCard, 'id' | 'type' | 'carrier' | 'damageControl'>;
  hits: readonly Hit[];
  fate: HullFate;
}

/** Hits of a letter, permanent ones with the others. */
export const hitsIn = ({ hits }: Pick<Hull, 'hits'>, letter: HitLetter): number =>
  hits.filter((hit) => hit.letter === letter).length;

export const isAfloat = ({ fate }: Pick<Hull, 'fate'>): boolean => fate === 'afloat';

/**
 * [WG-13.17, WG-13.20 to WG-13.22] A ship with one more hit: her third P sinks her and her fifth fire has her abandoned, at that
 * moment. Letters that have nothing left to take off are recorded all the same.
 */
export function withHit<Ship extends Hull>(
  ship: Ship,
  letter: HitLetter,
  isPermanent: boolean,
  { shipEnds }: EndTables = STANDARD_TABLES,
): Ship {
  if (!isAfloat(ship)) return ship;
  const hit = { ...ship, hits: [...ship.hits, { letter, isPermanent }] };
  if (hitsIn(hit, 'P') >= shipEnds.sunkAtP) return { ...hit, fate: 'sunk' };
  return hitsIn(hit, 'F') >= shipEnds.abandonedAtF ? { ...hit, fate: 'abandoned' } : hit;
}

/** [WG-13.23] */
export const sunk = <Ship extends Hull>(ship: Ship): Ship =>
  isAfloat(ship) ? { ...ship, fate: 'sunk' } : ship;
