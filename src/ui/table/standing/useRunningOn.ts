import { useEffect, useRef, useState } from 'react';

/** How far it runs: through the present phase, or through turns. */
type Stretch = 'phase' | 'turns';

/** Steps are confirmed as they are proposed until something asks. */
export interface RunningOn<Stop> {
  /** Turns left; 0: it does not run. */
  left: number;
  /** Why it has stopped, until the player has gone on. */
  stopped: Stop | null;
  /** The player goes on: why it has stopped is old news. */
  goOn: () => void;
  start: (stretch?: Stretch) => void;
  stop: () => void;
}

/** No run is longer. */
const MAX_TURNS = 10;

interface Running<Event, Stop> {
  turn: number;
  /** The phase, by a name that another one does not have. */
  phase: string;
  isOver: boolean;
  events: readonly Event[];
  /** What of the latest events asks for a decision. */
  stopIn: (latest: readonly Event[]) => Stop | null;
  /** What asks for a decision whatever has happened. */
  asks: Stop | null;
  /** The stop when the turns are used up. */
  end: Stop;
}

interface Run {
  stretch: Stretch;
  phase: string;
  until: number;
  /** Events that had happened when they were looked at last. */
  seen: number;
}

/** Runs on until something asks, the phase is done, or the turns are used up. */
export function useRunningOn<Event, Stop>(props: Running<Event, Stop>): RunningOn<Stop> {
  const { turn, phase, isOver, events, asks, end } = props;
  const count = events.length;
  const [run, set] = useState<Run | null>(null);
  const [stopped, tell] = useState<Stop | null>(null);
  const latest = useRef(props);
  latest.current = props;
  useEffect(() => {
    if (!run) return;
    const stop = asks ?? newsIn(run, latest.current);
    if (stop || isOver || isDone(run, turn, phase)) {
      set(null);
      tell(stop ?? (isOver || run.stretch === 'phase' ? null : end));
    } else if (count > run.seen) set({ ...run, seen: count });
  }, [run, turn, phase, isOver, asks, count, end]);
  return {
    left: run ? Math.max(1, run.until - turn) : 0,
    stopped: run ? null : stopped,
    goOn: () => tell(null),
    start: (stretch = 'turns') => {
      tell(null);
      set({ stretch, phase, until: turn + MAX_TURNS, seen: count });
    },
    stop: () => set(null),
  };
}

/** A phase is carried out whatever happens in it. */
const newsIn = <Event, Stop>(
  { stretch, seen }: Run,
  { events, stopIn }: Running<Event, Stop>,
): Stop | null => (stretch === 'turns' && events.length > seen ? stopIn(events.slice(seen)) : null);

const isDone = ({ stretch, phase: from, until }: Run, turn: number, phase: string): boolean =>
  stretch === 'phase' ? phase !== from : turn >= until;
