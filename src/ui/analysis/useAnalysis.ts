import { useEffect, useMemo, useRef, useState } from 'react';
import { analyzeInCrew } from '../../game/lab/analyzing';
import { newAnalysis } from '../../lab/analysis/analysis';
import { type Analyst, newAnalyst } from '../../lab/analysis/analyst';
import type { GameFigures } from '../../lab/analysis/figures';
import type { PlayedGame } from '../../lab/analysis/standing';
import { newBotWorker } from '../match/botWorker';

/** How far an analysis has come. */
export interface AnalysisState {
  status: 'playing' | 'stopped' | 'done';
  taken: number;
  of: number;
  /** Missing until each moment has been looked at. */
  figures?: GameFigures | undefined;
  fault?: string;
}

/** An analysis that runs in workers while its page is open. */
interface Running {
  analyst: Analyst;
  state: AnalysisState;
  start(): void;
  stop(): void;
}

/** Looks at a moment, on average: as on the command line. */
const LOOKS = 100;

/** The seed of the playouts: the same figures each time. */
const SEED = '1';

/** Milliseconds between two looks at the figures. */
const SHOW_MS = 400;

const MAX_WORKERS = 8;

const NOT_BEGUN: AnalysisState = { status: 'playing', taken: 0, of: 1 };

/** Analyzes a finished game, from the moment the page is opened. */
export function useAnalysis(played: PlayedGame): Running {
  const analyst = useMemo(() => newAnalyst(played, SEED), [played]);
  const [state, setState] = useState(NOT_BEGUN);
  const running = useRef(() => {});
  useEffect(() => {
    running.current = begin(played, analyst, setState);
    return () => running.current();
  }, [played, analyst]);
  return {
    analyst,
    state,
    start: () => {
      running.current();
      running.current = begin(played, analyst, setState);
    },
    stop: () => {
      running.current();
      setState((it) => ({ ...it, status: 'stopped' }));
    },
  };
}

/** Starts it; the returned function stops it. */
function begin(
  played: PlayedGame,
  { segments, end }: Analyst,
  show: (state: AnalysisState) => void,
): () => void {
  const analysis = newAnalysis(segments.length, end, LOOKS);
  const look = (status: AnalysisState['status'], fault?: string) =>
    show({
      ...{ status, ...analysis.progress(), figures: analysis.figures() },
      ...(fault !== undefined && { fault }),
    });
  look('playing');
  const timer = setInterval(() => look('playing'), SHOW_MS);
  const stop = analyzeInCrew({
    ...{ played, seed: SEED, analysis },
    workers: Math.min(MAX_WORKERS, navigator.hardwareConcurrency || 1),
    newWorker: newBotWorker,
    onEnd: (fault) => {
      clearInterval(timer);
      look(fault === undefined ? 'done' : 'stopped', fault);
    },
  });
  return () => {
    clearInterval(timer);
    stop();
  };
}
