/** What pairs of games say about two bots' strength, from the first one's side. */
export interface Elo {
  /** Positive when the first is the stronger. */
  difference: number;
  /** The 95 % confidence interval of the true difference. */
  low: number;
  high: number;
}

/** Mean and variance of the scores of pairs. */
interface Scores {
  pairs: number;
  mean: number;
  variance: number;
}

/** The standard normal deviate of 95 %. */
const Z = 1.96;

/**
 * The score of one pair of games with the same seed and swapped sides for the first bot: 0 to 1, 1/2 for each game won.
 * The two games are correlated, since the scenario may favor a side, so pairs are counted and not games.
 */
export function scoresOf(pairScores: readonly number[]): Scores {
  // One pair won and one lost, half each, are added to those played: without them a clean sweep would have no variance.
  const pairs = pairScores.length + 1;
  const mean = (sum(pairScores) + 0.5) / pairs;
  const squares = sum(pairScores.map((score) => (score - mean) ** 2));
  return {
    pairs,
    mean,
    variance: (squares + 0.5 * mean ** 2 + 0.5 * (1 - mean) ** 2) / pairs,
  };
}

/** The difference in Elo points that the scores of pairs suggest, by the normal approximation. */
export function eloOf(pairScores: readonly number[]): Elo {
  const { pairs, mean, variance } = scoresOf(pairScores);
  const half = Z * Math.sqrt(variance / pairs);
  const most = 1 - 1 / (4 * pairs);
  // Nothing is 0, not -0.
  const elo = (score: number) => Math.round(eloAt(Math.min(most, Math.max(1 - most, score)))) + 0;
  return { difference: elo(mean), low: elo(mean - half), high: elo(mean + half) };
}

/** The logistic model of A. Elo: a difference of 400 is ten to one. */
export const eloAt = (score: number): number => 400 * Math.log10(score / (1 - score));

/** The expected score for a difference in Elo points. */
export const scoreAt = (elo: number): number => 1 / (1 + 10 ** (-elo / 400));

const sum = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0);
