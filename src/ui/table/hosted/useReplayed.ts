import { useMemo } from 'react';
import type { EventOf, Snapshot, Table } from '../../../game';
import type { AnySystem } from '../../../rules/core';
import { silhouettesOf } from '../../ships/silhouetteOf';
import type { HostedReplayProps } from './host';

/** What the board of a fight needs that is replayed as part of something larger: its events, drawings, and a desk's props. */
export function useReplayed<S extends AnySystem>({ plans, ...of }: HostedReplayProps) {
  const table = of.table as unknown as Table<S>;
  const snapshot = of.snapshot as unknown as Snapshot<S>;
  const { viewer, chapters } = snapshot;
  const events = useMemo<readonly EventOf<S>[]>(
    () => chapters.flatMap((chapter) => chapter.events),
    [chapters],
  );
  const silhouettes = useMemo(() => silhouettesOf(plans), [plans]);
  const desk = { table, snapshot, viewer, events, acting: null, isReplay: true, mayAsk: false };
  return { events, silhouettes, desk };
}
