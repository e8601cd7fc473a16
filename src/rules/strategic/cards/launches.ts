import type { ShipType } from '../tables/kinds';
import type { ShipCard } from './cards';

/** [ST-17.8] Types with tubes on both beams. */
const TWO_SIDED: readonly ShipType[] = ['CA', 'CL', 'BB', 'BC'];

/** [ST-17.8, ST-17.10] Torpedo attacks that a ship can make before she reloads; 0 without tubes. */
export function launchesOf({ type, torpedo }: Pick<ShipCard, 'type' | 'torpedo'>): number {
  if (torpedo === null) return 0;
  if (type === 'SS') return 3;
  return TWO_SIDED.includes(type) ? 2 : 1;
}
