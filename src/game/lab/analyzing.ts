import type { Analysis, Looks } from '../../lab/analysis/analysis';
import type { Sample } from '../../lab/analysis/sample';
import type { PlayedGame } from '../../lab/analysis/standing';
import { assert, must } from '../../rules/core';
import { type CrewTask, workInCrew } from './crew';

/** A game to analyze. */
interface AnalysisTask
  extends Pick<CrewTask<readonly Sample[]>, 'workers' | 'newWorker' | 'onEnd'> {
  played: PlayedGame;
  /** Of the playouts. */
  seed: string;
  analysis: Analysis;
}

/** Takes the looks of an analysis in workers; the returned function stops it. */
export function analyzeInCrew({ played, seed, analysis, ...task }: AnalysisTask): () => void {
  const asked = new Map<number, Looks>();
  let told = 0;
  return workInCrew<readonly Sample[]>({
    ...task,
    first: { lab: 'played game', played, seed },
    jobAt(job) {
      const looks = analysis.next();
      if (typeof looks === 'string') return looks;
      asked.set(job, looks);
      return { lab: 'looks', job, looks };
    },
    read(message) {
      assert(message.lab === 'looked', `a look, not ${message.lab}`);
      return { job: message.job, answer: message.samples };
    },
    onAnswer(samples) {
      analysis.add(must(asked.get(told), `job ${told}`), samples);
      asked.delete(told);
      told += 1;
      return true;
    },
  });
}
