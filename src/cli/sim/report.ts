import type { Totals } from '../../lab/tally';
import type { BySide } from '../../rules/core';

/** What `sim` prints of the games of one scenario. */
export interface Report extends Omit<Totals, 'unfinished'> {
  scenario: string;
  seed: string;
  bots: BySide<string>;
  seconds: number;
  ordersPerSecond: number;
}

/** How games were played. */
interface Played {
  scenario: string;
  seed: string;
  /** By id. */
  bots: BySide<string>;
  seconds: number;
}

export function reportOf({ unfinished: _, ...totals }: Totals, played: Played): Report {
  const { games, wins, victoryPoints, orders, ships, sunk, hitsAnHour, margins } = totals;
  const { scenario, seed, bots, seconds } = played;
  return {
    ...{ scenario, games, seed, bots, wins, victoryPoints, orders },
    seconds: Math.round(seconds * 1000) / 1000,
    ordersPerSecond: Math.round(orders / seconds),
    ...{ ships, sunk, hitsAnHour, margins },
  };
}
