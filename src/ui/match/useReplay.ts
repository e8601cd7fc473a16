import { useEffect, useMemo, useState } from 'react';
import type { Snapshot, Table } from '../../game';
import type { AnySystem } from '../../rules/core';
import { type Moment, momentsOf, snapshotAt } from './replay';

/** How long a moment is shown while the replay runs. */
const MOMENT_MS = 1400;

/** A replay that can be looked through; closed it shows the end. */
export interface Replay {
  /** The moment on show, and how many there are; `null` while it is closed. */
  at: number | null;
  count: number;
  running: boolean;
  open: () => void;
  close: () => void;
  goTo: (at: number) => void;
  run: (on: boolean) => void;
}

/** The replay of a match, and what is to be shown: a moment of it, or what there is now. */
export function useReplay<S extends AnySystem>(
  table: Table<S>,
  snapshot: Snapshot<S>,
): { replay: Replay; shown: Snapshot<S> } {
  const [at, setAt] = useState<number | null>(null);
  const [running, run] = useState(false);
  const isOpen = at !== null;
  const moments = useMemo<Moment[]>(
    () => (isOpen ? momentsOf(table as unknown as Table) : []),
    [table, isOpen],
  );
  const last = moments.length - 1;
  const moment = at === null ? undefined : moments[Math.min(at, last)];
  const shown = useMemo(
    () => (moment ? snapshotAt(table.system, snapshot, moment) : snapshot),
    [table, snapshot, moment],
  );
  useEffect(() => {
    if (!running || at === null) return undefined;
    if (at >= last) return run(false);
    const timer = setTimeout(() => setAt(at + 1), MOMENT_MS);
    return () => clearTimeout(timer);
  }, [running, at, last]);
  const replay: Replay = {
    at,
    count: moments.length,
    running,
    run,
    open: () => {
      setAt(0);
      run(true);
    },
    close: () => {
      setAt(null);
      run(false);
    },
    goTo: (to) => {
      run(false);
      setAt(Math.max(0, Math.min(to, last)));
    },
  };
  return { replay, shown };
}
