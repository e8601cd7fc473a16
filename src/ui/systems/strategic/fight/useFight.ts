import { useEffect, useState } from 'react';
import type { Snapshot, Table } from '../../../../game';
import type { Viewer } from '../../../../rules/core';
import type { StrategicEvent, StrategicView, strategic } from '../../../../rules/strategic';
import { fightMemory, type Seen, sightOf } from './memory';

/** The battle on the screen. */
export interface Fight extends Seen {
  /** Once it is over: the operation as it is now, what it was told, and what goes back to it. */
  ended?: { view: StrategicView; events: readonly StrategicEvent[]; onBack: () => void };
}

/** The battle that an action is fought out as; taken back by the operation it stays until each who saw it fought goes back himself. */
export function useFight(
  table: Table<typeof strategic>,
  snapshot: Snapshot<typeof strategic>,
  viewer: Viewer,
): Fight | null {
  const memory = fightMemory(table);
  const [, redraw] = useState(0);
  const sight = sightOf(memory, snapshot, viewer);
  const fought = sight && !sight.events ? sight.view : undefined;
  useEffect(() => {
    if (fought) memory.seen.set(viewer, { id: fought.action?.id ?? '', view: fought });
  }, [memory, viewer, fought]);
  if (!sight?.events) return sight;
  const onBack = () => {
    memory.seen.delete(viewer);
    redraw((times) => times + 1);
  };
  return { ...sight, ended: { view: snapshot.view, events: sight.events, onBack } };
}
