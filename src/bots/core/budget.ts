/** A bot's thinking time, spent in nodes: a node is one order carried out on a position. */
export interface Budget {
  /** Spends nodes, 1 by default; false means answer now. Once false it stays false. */
  spend(nodes?: number): boolean;
  /** The share that is spent, 0 to 1. */
  gone(): number;
}

/** The default budget of a decision: about a second of search. */
export const USUAL_NODES = 10_000;

/** Ends by count: the same position, chance and nodes give the same order on every machine. */
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
 * Ends by the clock, starting now.
 * @param now monotonic milliseconds from the caller's clock
 */
export function clockBudget(milliseconds: number, now: () => number): Budget {
  const start = now();
  return {
    spend: () => now() - start < milliseconds,
    gone: () => shareOf(now() - start, milliseconds),
  };
}

const shareOf = (spent: number, all: number): number => (all > 0 ? Math.min(1, spent / all) : 1);
