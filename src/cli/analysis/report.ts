import { type Analysis, newAnalysis, usualLooks } from '../../lab/analysis/analysis';
import { type Analyst, newAnalyst } from '../../lab/analysis/analyst';
import type { GameFigures, SegmentFigures } from '../../lab/analysis/figures';
import { insteadAt } from '../../lab/analysis/outline';
import type { Judged } from '../../lab/analysis/sample';
import type { PlayedGame } from '../../lab/analysis/standing';
import { type BadMoment, worstMoments } from '../../lab/analysis/worst';
import type { Outcome } from '../../rules/core';
import { insteadText } from '../../words/ordersApart';
import { segmentIn } from '../../words/registry';

/** A moment with what was ordered, and what the Commander would have ordered. */
interface ToldMoment extends BadMoment {
  where: string;
  ordered: string[];
  instead: string[];
  why?: string;
}

/** A game as it was taken apart. */
export interface AnalysisReport extends Omit<GameFigures, 'segments'> {
  winner: Outcome['winner'];
  /** Those that have been looked at. */
  segments: (SegmentFigures & { where: string })[];
  /** How many there are. */
  count: number;
  worst: ToldMoment[];
  /** By what the choices are judged. */
  judged: Judged;
  /** Looks that were not taken, because the time was up. */
  notTaken: number;
}

/** What to analyze, and how well. */
interface ReportTask {
  played: PlayedGame;
  seed: string;
  /** Looks at a segment, on average; as many as are usual when absent. */
  games: number | undefined;
  /** Then it ends, as soon as something can be said; never when absent. */
  isTimeUp?: (() => boolean) | undefined;
  progress(taken: number, of: number): void;
}

/** The worst moments that are told. */
const WORST = 5;

/** Analyzes a game here and now; `undefined` for one that is not over. */
export function analyze(task: ReportTask): AnalysisReport | undefined {
  const { played, seed, games } = task;
  const analyst = newAnalyst(played, seed);
  if (!analyst.outcome) return undefined;
  const count = analyst.segments.length;
  const looks = games === undefined ? usualLooks(count) : count * games;
  const analysis = newAnalysis(count, analyst.end, looks);
  takeAll(analyst, analysis, task);
  const { taken, of } = analysis.progress();
  const figures = analysis.figures();
  if (!figures) return undefined;
  return {
    winner: analyst.outcome.winner,
    ...figures,
    segments: figures.segments.map((it) => ({ where: whereOf(analyst, it.at), ...it })),
    count,
    worst: worstMoments(figures.segments, WORST).map((it) => told(analyst, it)),
    judged: analyst.judged,
    notTaken: of - taken,
  };
}

function takeAll(
  analyst: Analyst,
  analysis: Analysis,
  { progress, isTimeUp = () => false }: Pick<ReportTask, 'progress' | 'isTimeUp'>,
): void {
  for (let looks = analysis.next(); typeof looks !== 'string'; looks = analysis.next()) {
    analysis.add(looks, analyst.look(looks));
    const { taken, of } = analysis.progress();
    progress(taken, of);
    if (isTimeUp() && analysis.figures()) return;
  }
}

const whereOf = ({ system, segments }: Analyst, at: number): string => {
  const name = segments[at]?.name;
  return name ? segmentIn(system.id, name) : '';
};

function told(analyst: Analyst, moment: BadMoment): ToldMoment {
  const { segment: at, side } = moment;
  const where = whereOf(analyst, at);
  const other = insteadAt(analyst, at, side);
  if (!other) return { where, ...moment, ordered: [], instead: [] };
  const { given, instead, why } = insteadText(analyst.system, side, other);
  return { where, ...moment, ordered: given, instead, ...(why !== undefined && { why }) };
}
