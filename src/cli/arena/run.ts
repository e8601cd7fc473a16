import { type Hypotheses, type Sprt, sprtOf } from '../../lab/sprt';
import { playPairs } from './crew';
import type { Journal } from './journal';
import type { PairResult } from './pair';
import type { Plan } from './plan';
import { pairScore } from './report';

/** How much of a plan to play, and how. */
interface Run {
  plan: Plan;
  pairs: number;
  threads: number;
  journal: Journal;
  /** Ends the run as soon as the test decides between these. */
  hypotheses?: Hypotheses | undefined;
  progress(results: readonly PairResult[]): void;
}

interface Ran {
  results: PairResult[];
  sprt?: Sprt;
}

/** Plays the pairs from 0 on except those of the journal; the result does not depend on the number of threads. */
export async function runArena(run: Run): Promise<Ran> {
  const { plan, pairs, journal, hypotheses } = run;
  const known = new Map(journal.played.map((result) => [result.pair, result]));
  const numbers = Array.from({ length: pairs }, (_, pair) => pair);
  const open = numbers.filter((pair) => !known.has(pair));
  const played = playPairs(plan, open, run.threads);
  const results: PairResult[] = [];
  try {
    for (const pair of numbers) {
      results.push(known.get(pair) ?? (await nextOf(played, journal)));
      run.progress(results);
      if (hypotheses && testOf(hypotheses, results).accepted) break;
    }
  } finally {
    await played.return(undefined);
  }
  return { results, ...(hypotheses && { sprt: testOf(hypotheses, results) }) };
}

const testOf = (hypotheses: Hypotheses, results: readonly PairResult[]): Sprt =>
  sprtOf(hypotheses, results.map(pairScore));

async function nextOf(played: AsyncGenerator<PairResult>, journal: Journal): Promise<PairResult> {
  const { value } = await played.next();
  journal.add(value);
  return value;
}
