import { useEffect, useMemo, useState } from 'react';
import type { Snapshot, Table } from '../../../game';
import type { AnySystem } from '../../../rules/core';
import { givenIn } from '../../frame/paths';
import { whenStageIsFree } from '../../hexmap/motion/stage';
import { eyesOn, type Moment, momentsOf, type Speed, showMs, snapshotAt } from './replay';

/** A replay. While closed, the present is shown. */
export interface Replay {
  /** There is a record to replay; an online match has one once it is over. */
  isThere: boolean;
  /** The moment on show; `null` while it is closed. */
  at: number | null;
  /** All moments there are; none while it is closed. */
  moments: readonly Moment[];
  running: boolean;
  speed: Speed;
  open: () => void;
  close: () => void;
  /** Shows a moment and holds it, clamped to the first and the last. */
  goTo: (at: number) => void;
  run: (on: boolean) => void;
  setSpeed: (speed: Speed) => void;
}

const NO_MOMENTS: readonly Moment[] = [];

/** With reduced motion, the player starts a replay himself. */
const wantsMotion = (): boolean => !matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * The replay of a match, and what to show: one of its moments, or the present.
 * @param isOpened the page was opened for the replay
 */
export function useReplay<S extends AnySystem>(
  table: Table<S>,
  snapshot: Snapshot<S>,
  isOpened: boolean,
): { replay: Replay; shown: Snapshot<S> } {
  const given = isOpened ? givenIn(location.hash) : undefined;
  const [at, setAt] = useState<number | null>(() =>
    isOpened ? openedAt(table as unknown as Table, snapshot, given) : null,
  );
  const [running, run] = useState(() => isOpened && given === undefined && wantsMotion());
  const [speed, setSpeed] = useState<Speed>(1);
  const isOpen = at !== null;
  const eyes = eyesOn(snapshot);
  const moments = useMemo(
    () => (isOpen ? momentsOf(table as unknown as Table, eyes) : NO_MOMENTS),
    [table, isOpen, eyes],
  );
  const last = moments.length - 1;
  const shown = useMemo(
    () => shownAt(table, snapshot, moments, at),
    [table, snapshot, moments, at],
  );
  useEffect(() => {
    const moment = running && at !== null ? moments[at] : undefined;
    if (at === null || !moment) return undefined;
    if (at >= last) return run(false);
    let callOff = () => {};
    const timer = setTimeout(
      () => {
        callOff = whenStageIsFree(() => setAt(at + 1));
      },
      showMs(moment, speed),
    );
    return () => {
      clearTimeout(timer);
      callOff();
    };
  }, [running, at, last, moments, speed]);
  const replay: Replay = {
    isThere: table.seed !== '',
    ...{ at, moments, running, speed, setSpeed },
    open: () => {
      setAt(0);
      run(wantsMotion());
    },
    close: () => {
      setAt(null);
      run(false);
    },
    goTo: (to) => {
      run(false);
      setAt(Math.max(0, Math.min(to, last)));
    },
    run: (on) => {
      if (on && at === last) setAt(0);
      run(on);
    },
  };
  return { replay, shown };
}

/** The moment to open at: the first with orders after so many lines of the record; the start where none are named. */
function openedAt(table: Table, snapshot: Snapshot, given: number | undefined): number {
  if (given === undefined) return 0;
  return Math.max(
    0,
    momentsOf(table, eyesOn(snapshot)).findIndex((it) => it.given > given),
  );
}

function shownAt<S extends AnySystem>(
  { system }: Table<S>,
  snapshot: Snapshot<S>,
  moments: readonly Moment[],
  at: number | null,
): Snapshot<S> {
  const upTo = at === null ? [] : moments.slice(0, at + 1);
  const now = upTo.pop();
  return now ? snapshotAt(system, snapshot, [...upTo, now]) : snapshot;
}
