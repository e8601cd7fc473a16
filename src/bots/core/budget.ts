/** How long a bot may think. Spent by what a search looks into: one node is one order carried out on a position. */
export interface Budget {
  /** Spends nodes, 1 by default; false means answer now. Once false it stays false. */
  spend(nodes?: number): boolean;
  /** The share of it that is gone, 0 to 1. */
  gone(): number;
}

/** What a decision may cost where nobody says otherwise: a second or so of search. */
export const USUAL_NODES = 10_000;

/** Over by count: the same position, chance and nodes give the same order on every machine. */
export function nodeBudget(nodes: number): Budget {
  let left = nodes;
  return {
    spend(spent = 1) {
      left -= spent;
      return left >= 0;
    },
    gone: () => shareOf(nodes - left, nodes),
  };
}

/**
 * Over by the clock, from now on.
 * @param now milliseconds that never go back, from wherever the caller has a clock
 */
export function clockBudget(milliseconds: number, now: () => number): Budget {
  const start = now();
  return {
    spend: () => now() - start < milliseconds,
    gone: () => shareOf(now() - start, milliseconds),
  };
}

const shareOf = (spent: number, all: number): number => (all > 0 ? Math.min(1, spent / all) : 1);
