/** A histogram of decision times, in steps of 2 %: small to keep and to add, whatever their number. */
export interface Durations {
  /** The longest, in ms. */
  max: number;
  /** Counts by step: step n is 1.02 to the power of n microseconds. */
  counts: Record<number, number>;
}

/** Milliseconds within which this share of decisions was made. */
export interface DecisionMs {
  p50: number;
  p99: number;
  max: number;
}

const STEP = Math.log(1.02);
const PER_MS = 1000;

export const noDurations = (): Durations => ({ max: 0, counts: {} });

export function addDuration(durations: Durations, milliseconds: number): void {
  const step = Math.max(0, Math.ceil(Math.log(milliseconds * PER_MS) / STEP));
  durations.counts[step] = (durations.counts[step] ?? 0) + 1;
  durations.max = Math.max(durations.max, milliseconds);
}

export function sumOfDurations(all: readonly Durations[]): Durations {
  const sum = noDurations();
  for (const { max, counts } of all) {
    sum.max = Math.max(sum.max, max);
    for (const [step, count] of Object.entries(counts))
      sum.counts[Number(step)] = (sum.counts[Number(step)] ?? 0) + count;
  }
  return sum;
}

export const decisionMs = (durations: Durations): DecisionMs => ({
  p50: rounded(quantile(durations, 0.5)),
  p99: rounded(quantile(durations, 0.99)),
  max: rounded(durations.max),
});

/** The upper end of the step that reaches a share of all decisions. */
function quantile({ max, counts }: Durations, share: number): number {
  const steps = Object.entries(counts).map(([step, count]) => [Number(step), count] as const);
  const all = steps.reduce((sum, [, count]) => sum + count, 0);
  let passed = 0;
  for (const [step, count] of steps.sort(([a], [b]) => a - b)) {
    passed += count;
    if (passed >= share * all) return Math.min(max, Math.exp(step * STEP) / PER_MS);
  }
  return max;
}

const rounded = (value: number): number => Math.round(value * 1000) / 1000;
