/** A mean with the 95 % confidence interval of the true one. */
export interface Estimate {
  mean: number;
  low: number;
  high: number;
}

/** Sums of values as they come. */
export interface Sums {
  count: number;
  sum: number;
  squares: number;
}

export const NO_SUMS: Sums = { count: 0, sum: 0, squares: 0 };

export const withValue = ({ count, sum, squares }: Sums, value: number): Sums => ({
  count: count + 1,
  sum: sum + value,
  squares: squares + value ** 2,
});

/** The standard normal deviate of 95 %. */
const Z = 1.96;

/** Of any values, by the normal approximation. */
export function estimateOf({ count, sum, squares }: Sums): Estimate {
  if (count === 0) return { mean: 0, low: 0, high: 0 };
  const mean = sum / count;
  const variance = Math.max(0, squares / count - mean ** 2);
  return around(mean, Z * Math.sqrt(variance / Math.max(1, count - 1)));
}

/**
 * Of differences between -1 and 1: one half each way is added to the variance, since without it values that are all alike would
 * have none, however few they are.
 */
export function differenceOf(sums: Sums): Estimate {
  const { count, sum, squares } = sums;
  if (count === 0) return { mean: 0, low: -1, high: 1 };
  const mean = sum / count;
  const variance = (squares + 1) / (count + 1) - (sum / (count + 1)) ** 2;
  const { low, high } = around(mean, Z * Math.sqrt(variance / (count + 1)));
  return { mean, low: Math.max(-1, low), high: Math.min(1, high) };
}

const around = (mean: number, half: number): Estimate => ({
  mean,
  low: mean - half,
  high: mean + half,
});
