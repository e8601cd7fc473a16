import { type RefObject, useMemo, useRef, useState } from 'react';
import type { EventOf, Snapshot, Table, ViewOf } from '../../game';
import type { AnySystem, Side, Viewer } from '../../rules/core';
import type { LogHandle } from '../log/useLogHandle';
import { type Replay, useReplay } from './replay/useReplay';
import type { ScreenProps } from './screen';
import { useWatch } from './useWatch';

/** What a screen shows of its table: now, or a moment of the replay. */
export interface AtTable<S extends AnySystem = AnySystem> {
  table: Table<S>;
  viewer: Viewer;
  /** The present, whatever is shown. */
  snapshot: Snapshot<S>;
  shown: Snapshot<S>;
  /** The whole log up to the moment shown. */
  events: readonly EventOf<S>[];
  replay: Replay;
  isReplay: boolean;
  /** The position before the moment on show; `null` outside a replay. */
  before: ViewOf<S> | null;
  /** The side that gives orders here; nobody in a replay. */
  acting: Side | null;
  /** The viewer of the log; `undefined` after the end, when nothing is hidden. */
  eyes: Viewer | undefined;
  log: RefObject<LogHandle | null>;
  isHelpOpen: boolean;
  showHelp: (on: boolean) => void;
  leaveReplay: () => void;
}

/** Joins a table: watches it, and keeps what every screen keeps. */
export function useTable<S extends AnySystem>(props: ScreenProps): AtTable<S> {
  const { viewer } = props;
  const table = props.table as unknown as Table<S>;
  const snapshot = useWatch(viewer === 'spectator' ? table.spectator : table.seats[viewer]);
  const { replay, shown } = useReplay(table, snapshot, props.isReplay);
  const { chapters } = shown;
  const events = useMemo(() => chapters.flatMap((chapter) => chapter.events), [chapters]);
  const log = useRef<LogHandle>(null);
  const [isHelpOpen, showHelp] = useState(false);
  const isReplay = replay.at !== null;
  return {
    ...{ table, viewer, snapshot, shown, events, replay, isReplay, log, isHelpOpen, showHelp },
    before: (replay.moments[(replay.at ?? 0) - 1]?.view as ViewOf<S> | undefined) ?? null,
    acting: isReplay ? null : props.acting,
    eyes: isReplay && snapshot.outcome ? undefined : viewer,
    leaveReplay: () => {
      replay.close();
      props.onReplayLeft();
    },
  };
}
