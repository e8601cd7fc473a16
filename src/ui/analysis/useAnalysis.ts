import { useCallback, useEffect, useRef, useState } from 'react';
import { analyzeInCrew } from '../../game/lab/analyzing';
import { type Layout, layOut } from '../../game/lab/layout';
import {
  type Analysis,
  type AnalysisProgress,
  newAnalysis,
  USUAL_SECONDS,
  usualLooks,
} from '../../lab/analysis/analysis';
import type { GameFigures } from '../../lab/analysis/figures';
import type { Outline } from '../../lab/analysis/outline';
import type { PlayedGame } from '../../lab/analysis/standing';
import { loadWords } from '../../words/registry';
import { newBotWorker } from '../match/botWorker';

/** How far an analysis has come. */
export interface AnalysisState extends AnalysisProgress {
  /** `timeUp`: it ended before all looks were taken. */
  status: 'playing' | 'stopped' | 'done' | 'timeUp';
  /** Of its way to the end, by looks or by time. */
  share: number;
  /** Missing until the first and the last moment have been looked at. */
  figures?: GameFigures | undefined;
  /** About how long it still takes; missing while nothing can be said. */
  secondsLeft?: number | undefined;
  fault?: string;
}

/** An analysis that runs in workers while its page is open. */
interface Running {
  /** The game laid out; missing until it is. */
  outline: Outline | undefined;
  instead: Layout['instead'];
  state: AnalysisState;
  /** Goes on where it was stopped or its time was up, or looks closer once it is done: as often again as until now. */
  goOn(): void;
  stop(): void;
}

/** The seed of the playouts: the same figures each time. */
const SEED = '1';

/** Milliseconds between two looks at the figures. */
const SHOW_MS = 400;

const MAX_WORKERS = 8;

const NOT_BEGUN: AnalysisState = { status: 'playing', share: 0, taken: 0, of: 1, seen: 0 };

/** Looks before it can be said how long the others take. */
const MIN_TIMED = 16;

/** Analyzes a finished game, from the moment the page is opened. */
export function useAnalysis(played: PlayedGame): Running {
  const [outline, setOutline] = useState<Outline>();
  const [state, setState] = useState(NOT_BEGUN);
  const analysis = useRef<Analysis>(null);
  const running = useRef(() => {});
  const layout = useRef<Layout>(null);
  useEffect(() => {
    // Opened by its address the page is the first to need them; without them it tells codes.
    const words = loadWords(played.system).catch(() => undefined);
    layout.current = layOut({
      ...{ played, seed: SEED, newWorker: newBotWorker },
      onOutline(it) {
        const { length } = it.segments;
        void words.then(() => setOutline(it));
        analysis.current = newAnalysis(length, it.end, usualLooks(length));
        running.current = begin(played, analysis.current, setState);
      },
      onFault: (fault) => setState((it) => ({ ...it, status: 'stopped', fault })),
    });
    return () => {
      running.current();
      layout.current?.close();
    };
  }, [played]);
  return {
    ...{ outline, state },
    instead: useCallback(
      (segment, side) => layout.current?.instead(segment, side) ?? Promise.resolve(null),
      [],
    ),
    goOn: () => {
      if (!analysis.current) return;
      analysis.current.goOn(state.status === 'done' ? state.of : 0);
      running.current = begin(played, analysis.current, setState);
    },
    stop: () => {
      running.current();
      setState((it) => ({ ...it, status: 'stopped' }));
    },
  };
}

/** Starts it, or goes on with it; the returned function stops it. */
function begin(
  played: PlayedGame,
  analysis: Analysis,
  show: (state: AnalysisState) => void,
): () => void {
  const [start, before] = [performance.now(), analysis.progress().taken];
  const look = (status: AnalysisState['status'], fault?: string): AnalysisState => {
    const progress = analysis.progress();
    const seconds = (performance.now() - start) / 1000;
    return {
      ...{ status, ...progress, figures: analysis.figures() },
      ...wayOf(progress, progress.taken - before, seconds),
      ...(fault !== undefined && { fault }),
    };
  };
  const tick = () => {
    const state = look('playing');
    if (!state.figures || state.share < 1) show(state);
    else {
      halt();
      show({ ...state, status: 'timeUp' });
    }
  };
  show(look('playing'));
  const timer = setInterval(tick, SHOW_MS);
  const stop = analyzeInCrew({
    ...{ played, seed: SEED, analysis },
    workers: Math.min(MAX_WORKERS, navigator.hardwareConcurrency || 1),
    newWorker: newBotWorker,
    onEnd: (fault) => {
      clearInterval(timer);
      show(look(fault === undefined ? 'done' : 'stopped', fault));
    },
  });
  const halt = () => {
    clearInterval(timer);
    stop();
  };
  return halt;
}

/** Its way to the end, by looks or by time, whichever is shorter; what is left of it, if the other looks take as long as those until now. */
function wayOf(
  { taken, of }: AnalysisProgress,
  looks: number,
  seconds: number,
): Pick<AnalysisState, 'share' | 'secondsLeft'> {
  const share = Math.min(1, Math.max(taken / Math.max(1, of), seconds / USUAL_SECONDS));
  if (looks < MIN_TIMED) return { share };
  const left = ((of - taken) * seconds) / looks;
  return { share, secondsLeft: Math.min(left, Math.max(0, USUAL_SECONDS - seconds)) };
}
