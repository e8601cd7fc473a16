/** An attack with torpedoes from a range, and its worth less what the run in costs. */
export interface RunIn<Target> {
  target: Target;
  rangeHexes: number;
  worth: number;
}

/** What a flotilla may gain from a target, and what the way to it costs. */
interface Prey<Target> {
  target: Target;
  /** Points that its torpedoes bring from each range, from 1. */
  gain(rangeHexes: number): number;
  /** Points that all fire on the way costs it, by the range it comes to; beyond the list nothing. */
  costs: readonly number[];
}

/**
 * The best attack of a flotilla; `undefined` while every run would cost more than its torpedoes are worth.
 *
 * @param daring the weight of the gain against 1 for the cost
 */
export function bestRunIn<Target>(
  preys: readonly Prey<Target>[],
  reachHexes: number,
  daring: number,
): RunIn<Target> | undefined {
  let best: RunIn<Target> | undefined;
  for (const { target, gain, costs } of preys)
    for (let rangeHexes = 1; rangeHexes <= reachHexes; rangeHexes++) {
      const worth = daring * gain(rangeHexes) - (costs[rangeHexes] ?? 0);
      if (worth > (best?.worth ?? 0)) best = { target, rangeHexes, worth };
    }
  return best;
}

/**
 * What a run costs by the range it comes to.
 *
 * @param costAt of a turn at a range, there and back
 */
export function costsOfRun(fromHexes: number, costAt: (rangeHexes: number) => number): number[] {
  const costs: number[] = [];
  let sum = 0;
  for (let rangeHexes = fromHexes; rangeHexes >= 1; rangeHexes--) {
    sum += costAt(rangeHexes);
    costs[rangeHexes] = sum;
  }
  return costs;
}
