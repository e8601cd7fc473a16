import { useEffect, useState } from 'react';
import type { Snapshot, Table } from '../../../game';
import type { BaseEvent, Viewer } from '../../../rules/core';
import { type Hosting, type HostUi, hostIn } from './host';
import { fightMemory, type Seen, sightOf } from './memory';

/** The fight on the screen. */
export interface Fight extends Seen {
  /** The same from its beginning until its end has been seen. */
  id: string;
  /** Who shows it. */
  host: HostUi;
  /** The table at which it is fought. */
  table: Table;
  /** Once it is over: the game as it is now, its events, and the way back to it. */
  ended?: { view: unknown; events: readonly BaseEvent[]; onBack: () => void };
}

/**
 * The fight that a game has handed over. After the game takes it back, it stays until each viewer who saw it leaves it.
 */
export function useFight(
  table: Table,
  snapshot: Snapshot,
  viewer: Viewer,
  hosting: Hosting,
): Fight | null {
  const memory = fightMemory(table, hosting);
  const [, redraw] = useState(0);
  const sight = sightOf(memory, snapshot, viewer, hosting);
  const fought = sight && !sight.events ? sight.view : undefined;
  useEffect(() => {
    if (fought) memory.seen.set(viewer, { view: fought });
  }, [memory, viewer, fought]);
  if (!sight) return null;
  const host = hostIn(hosting, sight.view);
  const id = fightId(hosting, sight.view);
  const fight = { ...sight, id, host, table: memory.table(host) };
  if (!sight.events) return fight;
  const onBack = () => {
    memory.seen.delete(viewer);
    redraw((times) => times + 1);
  };
  return { ...fight, ended: { view: snapshot.view, events: sight.events, onBack } };
}

/** Of the fight in a view of the larger game: that of the scenario made for it. */
export function fightId({ port }: Pick<Hosting, 'port'>, view: unknown): string {
  const { scenario } = port.positionIn(view) as { scenario: { id: string } };
  return scenario.id;
}
