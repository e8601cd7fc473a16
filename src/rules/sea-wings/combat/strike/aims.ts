import type { Aim } from '../../model/raid';

/** A ship as a strike sees her, or a base. */
export interface Prey {
  id: string;
  size: number;
  isCarrier: boolean;
}

/** [WG-11.8] Aims with factors more at one target: those at one target are one group. */
export function withAim(aims: readonly Aim[], { at, factors }: Aim): Aim[] {
  return aims.some((it) => it.at === at)
    ? aims.map((it) => (it.at === at ? { at, factors: it.factors + factors } : it))
    : [...aims, { at, factors }];
}

/** [WG-24.23] Factors that are sent at one ship at least, where a formation has several to choose from. */
const MIN_AT_SHIP = 3;

/**
 * [WG-24.23] Where a formation attacks when nobody says: at the carriers in turn, at least three factors at each; without carriers at
 * the largest ships.
 * @param place the formation's place among those of the strike, so that not all begin with the same ship
 */
export function usualAims(prey: readonly Prey[], factors: number, place: number): Aim[] {
  const likely = preferred(prey);
  const groups = Math.min(likely.length, Math.max(1, Math.floor(factors / MIN_AT_SHIP)));
  return Array.from({ length: groups }, (_, i) => ({
    at: (likely[(place + i) % likely.length] as Prey).id,
    factors: Math.floor(factors / groups) + Number(i < factors % groups),
  })).filter((it) => it.factors > 0);
}

/** The carriers, or all of the largest size; the largest first, ties by id. */
function preferred(prey: readonly Prey[]): Prey[] {
  const carriers = prey.filter(({ isCarrier }) => isCarrier);
  const largest = Math.max(...prey.map(({ size }) => size));
  const chosen = carriers.length > 0 ? carriers : prey.filter(({ size }) => size === largest);
  return chosen.toSorted((a, b) => b.size - a.size || (a.id < b.id ? -1 : 1));
}
