import { useEffect, useRef, useState } from 'react';
import { playInCrew } from '../../game/lab/games';
import { type Differences, newComparison, type Verdict } from '../../lab/comparison';
import type { Columns, Question } from '../../lab/question';
import { newTally, type Totals } from '../../lab/tally';
import { newBotWorker } from '../match/botWorker';

/** What the games have come to so far. */
export interface LabState {
  columns: Columns;
  /** At most. */
  games: number;
  left: Totals;
  right?: Totals;
  differences?: Differences;
  verdict: Verdict | null;
  status: 'playing' | 'stopped' | 'done';
  fault?: string;
}

/** Plays a question in workers; the page shows what has been played, some times a second. */
export interface Lab {
  state: LabState | undefined;
  play(question: Question, columns: Columns): void;
  stop(): void;
  /** Forgets what was played: it was another question. */
  clear(): void;
}

/** Milliseconds between two looks at the games: bars grow smoothly, and the page has time for other things. */
const LOOK_MS = 150;

/** More workers than this gain nothing. */
const MAX_WORKERS = 8;

export function useLab(): Lab {
  const [state, setState] = useState<LabState>();
  const running = useRef<() => void>(() => {});
  useEffect(() => () => running.current(), []);
  const halt = () => {
    running.current();
    running.current = () => {};
  };
  return {
    state,
    play: (question, columns) => {
      halt();
      running.current = start(question, columns, setState);
    },
    stop: () => {
      halt();
      setState((it) => (it?.status === 'playing' ? { ...it, status: 'stopped' } : it));
    },
    clear: () => {
      halt();
      setState(undefined);
    },
  };
}

/** Starts the games; the returned function ends them. */
function start(
  { games, toEnd }: Question,
  columns: Columns,
  show: (state: LabState) => void,
): () => void {
  const counted = columns.right ? newPair(columns) : newSingle(columns);
  const look = (status: LabState['status'], fault?: string) =>
    show({ ...counted.now(), games, status, ...(fault !== undefined && { fault }) });
  const timer = setInterval(() => look('playing'), LOOK_MS);
  const end = () => clearInterval(timer);
  look('playing');
  const stop = playInCrew({
    columns: [columns.left, ...(columns.right ? [columns.right] : [])].map(({ column }) => column),
    games,
    workers: Math.min(MAX_WORKERS, navigator.hardwareConcurrency || 1),
    newWorker: newBotWorker,
    onGame: (results) => {
      counted.add(results);
      return toEnd || counted.verdict() === null;
    },
    onEnd: (fault) => {
      end();
      look(fault === undefined ? 'done' : 'stopped', fault);
    },
  });
  return () => {
    end();
    stop();
  };
}

type Results = Parameters<Parameters<typeof playInCrew>[0]['onGame']>[0];
type Counted = Omit<LabState, 'games' | 'status' | 'fault'>;

/** What counts the games. */
interface Counter {
  add(results: Results): void;
  now(): Counted;
  verdict(): Verdict | null;
}

function newPair(columns: Columns): Counter {
  const comparison = newComparison();
  return {
    add: ([left, right]) => {
      if (left && right) comparison.add(left, right);
    },
    verdict: comparison.verdict,
    now: () => ({
      columns,
      left: comparison.left(),
      right: comparison.right(),
      differences: comparison.differences(),
      verdict: comparison.verdict(),
    }),
  };
}

function newSingle(columns: Columns): Counter {
  const tally = newTally();
  return {
    add: ([only]) => {
      if (only) tally.add(only);
    },
    verdict: () => null,
    now: () => ({ columns, left: tally.totals(), verdict: null }),
  };
}
