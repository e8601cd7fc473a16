/** One in the race, with what its playouts gave: the n-th of everybody's under the same chance. */
export interface Runner {
  values: number[];
}

/** Playouts before anybody is judged. */
const LEAST = 6;
/** Standard errors behind the best at which one drops out. */
const BEHIND = 1.5;
/** Standard errors by which the usual must be beaten; by less it may be chance. */
const BEYOND = 3;
/** Standard errors that one may hope to gain; who may not hope to lead by `HOPE` drops out. */
const HOPEFUL = 2;
const HOPE = 0.01;
/** Standard errors by which one may hope to do better yet than so far, when it is asked whether there is time for it. */
const LUCK = 1;
/** So few playouts never tell more exactly than this. */
const MIN_ERROR = 0.005;

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** How much better `a` did than `b` in the playouts that both had: the mean, and its standard error. */
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
 * Those that may still turn out best, and so much better than the usual that it is worth the search.
 * @param mostRounds playouts that each of two could have had in the end, were the others gone
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

/** It may gain something, and there is time left to show it beyond chance. */
function isHopeful(runner: Runner, usual: Runner, mostRounds: number): boolean {
  const { by, error } = leadOver(runner, usual);
  const errorInTheEnd = error * Math.sqrt(runner.values.length / mostRounds);
  return by + HOPEFUL * error > HOPE && by + LUCK * error >= BEYOND * errorInTheEnd;
}

/** The leader, if it beats the usual beyond chance; else the usual. */
export function better<One extends Runner>(runners: readonly One[], usual: One): One {
  const best = leader(runners);
  if (!best || best.values.length < LEAST) return usual;
  const { by, error } = leadOver(best, usual);
  return by > BEYOND * error ? best : usual;
}
