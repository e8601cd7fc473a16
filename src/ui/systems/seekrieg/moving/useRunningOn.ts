import { useEffect, useRef, useState } from 'react';
import type { Side } from '../../../../rules/core';
import type { SeekriegEvent, SeekriegView } from '../../../../rules/seekrieg';
import { type Stop, stopIn } from './stops';

/** [SK-34.14] Turns are confirmed as they are proposed until something asks. */
export interface RunningOn {
  /** Turns left; 0: it does not run. */
  left: number;
  /** Why it has stopped. */
  stopped: Stop | null;
  start: () => void;
  stop: () => void;
}

/** [SK-34.1] */
const MAX_TURNS = 10;

interface Running {
  view: SeekriegView;
  side: Side;
  events: readonly SeekriegEvent[];
}

interface Run {
  until: number;
  /** Events that had happened when the turn was looked at last. */
  seen: number;
}

/** Runs on until something asks, or the turns are used up. */
export function useRunningOn({ view, side, events }: Running): RunningOn {
  const [run, set] = useState<Run | null>(null);
  const [stopped, tell] = useState<Stop | null>(null);
  const latest = useRef(events);
  latest.current = events;
  const { turn } = view;
  useEffect(() => {
    if (!run || latest.current.length === run.seen) return;
    const stop = stopIn(latest.current.slice(run.seen), view, side);
    const isOver = view.step.kind === 'over' || turn >= run.until;
    if (stop || isOver) {
      set(null);
      tell(stop ?? (view.step.kind === 'over' ? null : { kind: 'end' }));
    } else set({ ...run, seen: latest.current.length });
  }, [run, view, side, turn]);
  return {
    left: run ? Math.max(1, run.until - turn) : 0,
    stopped: run ? null : stopped,
    start: () => {
      tell(null);
      set({ until: turn + MAX_TURNS, seen: events.length });
    },
    stop: () => set(null),
  };
}
