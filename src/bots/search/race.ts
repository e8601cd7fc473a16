/** A contender, with the results of its playouts: the n-th of every contender has the same chance. */
export interface Runner {
  values: number[];
}

/** Playouts before any contender is judged. */
const LEAST = 6;
/** Standard errors behind the best at which a contender drops out. */
const BEHIND = 1.5;
/** Standard errors by which the usual plan must be beaten; less may be chance. */
const BEYOND = 3;
/** Standard errors that a contender may still gain; one that cannot lead by `HOPE` drops out. */
const HOPEFUL = 2;
const HOPE = 0.01;
/** Standard errors by which a contender may still improve, when deciding whether there is time for it. */
const LUCK = 1;
/** With so few playouts the error is never taken to be smaller than this. */
const MIN_ERROR = 0.005;

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** How much better `a` did than `b` in the playouts that both had: the average, and its standard error. */
export function leadOver(a: Runner, b: Runner): { by: number; error: number } {
  const count = Math.min(a.values.length, b.values.length);
  const differences = Array.from(
    { length: count },
    (_, i) => (a.values[i] as number) - (b.values[i] as number),
  );
  const by = mean(differences);
  const squares = differences.reduce((sum, it) => sum + (it - by) ** 2, 0);
  const error = Math.sqrt(squares / Math.max(1, count - 1) / Math.max(1, count));
  return { by, error: Math.max(MIN_ERROR, error) };
}

const leader = <One extends Runner>(runners: readonly One[]): One | undefined =>
  runners.reduce<One | undefined>(
    (best, it) => (best && mean(best.values) >= mean(it.values) ? best : it),
    undefined,
  );

/**
 * Contenders that may still turn out best, and better than the usual plan by enough to be worth the search.
 * @param mostRounds playouts that each of two could have in the end without the others
 */
export function stillRunning<One extends Runner>(
  runners: readonly One[],
  usual: One,
  mostRounds = Number.POSITIVE_INFINITY,
): One[] {
  const best = leader(runners);
  if (!best || best.values.length < LEAST) return [...runners];
  return runners.filter((it) => {
    const behind = leadOver(best, it);
    return (it === usual || isHopeful(it, usual, mostRounds)) && behind.by <= BEHIND * behind.error;
  });
}

/** It may gain something, and there is time left to show that it is not chance. */
function isHopeful(runner: Runner, usual: Runner, mostRounds: number): boolean {
  const { by, error } = leadOver(runner, usual);
  const errorInTheEnd = error * Math.sqrt(runner.values.length / mostRounds);
  return by + HOPEFUL * error > HOPE && by + LUCK * error >= BEYOND * errorInTheEnd;
}

/** The leader, if it beats the usual plan beyond chance; else the usual plan. */
export function better<One extends Runner>(runners: readonly One[], usual: One): One {
  const best = leader(runners);
  if (!best || best.values.length < LEAST) return usual;
  const { by, error } = leadOver(best, usual);
  return by > BEYOND * error ? best : usual;
}
