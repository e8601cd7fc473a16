import { roundHalfUp } from '../../../core';
import { STANDARD_TABLES } from '../../tables/standard';
import type { TableSet } from '../../tables/tableSet';

type LossTables = Pick<TableSet, 'airLosses'>;

/** Factors of one formation where a hit can reach them. */
interface Aboard {
  /** The id of the formation. */
  id: string;
  factors: number;
}

/** How a hit reaches factors: in a ship, dispersed at a base, or readied there [WG-13.11, WG-13.14]. */
type AboardAs = keyof TableSet['airLosses'] & ('ship' | 'dispersed' | 'readied');

/**
 * [WG-13.11, WG-13.14 to WG-13.16] Factors of each formation that A hits cost, one after the other: a share of the total that is
 * left, rounded, taken from the formations in turn, the largest first.
 */
export function lossesAboard(
  formations: readonly Aboard[],
  as: AboardAs,
  hits: number,
  { airLosses }: LossTables = STANDARD_TABLES,
): Record<string, number> {
  const left = new Map(formations.map(({ id, factors }) => [id, factors]));
  for (let hit = 0; hit < hits; hit++) {
    const total = [...left.values()].reduce((sum, it) => sum + it, 0);
    dealLosses(left, roundHalfUp(total * airLosses[as]));
  }
  return Object.fromEntries(
    formations
      .map(({ id, factors }) => [id, factors - (left.get(id) as number)] as const)
      .filter(([, lost]) => lost > 0),
  );
}

/** [WG-13.15] One factor of each formation in turn, the largest first, by their size before the hit. */
function dealLosses(left: Map<string, number>, losses: number): void {
  const turn = [...left].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)).map(([id]) => id);
  let lost = 0;
  for (let i = 0; lost < losses; i++) {
    const id = turn[i % turn.length] as string;
    const factors = left.get(id) as number;
    if (factors === 0) continue;
    left.set(id, factors - 1);
    lost++;
  }
}
