import type { OrderOf, SeekriegOdds } from '../../../../rules/seekrieg';

type Torpedoes = OrderOf<'torpedoes'>;
type Odds = SeekriegOdds['torpedoes'][number];

/** Tubes that are aimed at the same with the same setting: an order for each mount, with its odds once they are known. */
export interface Spread {
  orders: readonly Torpedoes[];
  odds: readonly Odds[] | undefined;
}

/** Orders of the mounts of a ship, those gathered that aim at the same with the same setting. */
export function spreadsIn(orders: readonly Torpedoes[]): Torpedoes[][] {
  const spreads = new Map<string, Torpedoes[]>();
  for (const order of orders) {
    const aim = `${order.target} ${order.setting} ${order.pistol}`;
    spreads.set(aim, [...(spreads.get(aim) ?? []), order]);
  }
  return [...spreads.values()];
}

/** [SK-17.18] The chance that one torpedo at least hits, from 0 to 1; `null` of an unidentified target. */
export function anyHit(odds: readonly Pick<Odds, 'chance' | 'count'>[]): number | null {
  let misses = 1;
  for (const { chance, count } of odds) {
    if (chance === null) return null;
    misses *= (1 - chance / 100) ** count;
  }
  return 1 - misses;
}

/** Best first; of the same chance whichever is there first. */
const byChance = (a: Spread, b: Spread): number => worth(b) - worth(a) || arrival(a) - arrival(b);
const worth = ({ odds }: Spread): number => (odds && anyHit(odds)) ?? -1;
const arrival = ({ odds }: Spread): number => odds?.[0]?.arrivesOnTurn ?? 0;

/** Targets that are shown before the rest is unfolded. */
const SHOWN_TARGETS = 5;

/** The best way to fire at each of the best targets, and all other ways. */
export function foldedSpreads(spreads: readonly Spread[]): { best: Spread[]; others: Spread[] } {
  const ranked = [...spreads].sort(byChance);
  const targets = new Set<string | undefined>();
  const best = ranked.filter(({ orders: [first] }) => {
    if (targets.size === SHOWN_TARGETS || targets.has(first?.target)) return false;
    targets.add(first?.target);
    return true;
  });
  return { best, others: ranked.filter((it) => !best.includes(it)) };
}
