import type { Snapshot, Table } from '../../../game';
import type { BaseEvent, Viewer } from '../../../rules/core';
import { sinceHandOver } from './chapters';
import type { Hosting } from './host';
import { innerTable } from './innerTable';

/** A fight as a viewer saw it last: the game as it was while it was fought. */
export interface Seen {
  view: unknown;
}

/** The fights of a table: kept with it, as between two players at one screen all that is on the screen is taken away. */
interface FightMemory {
  /** The game's table as that of its fights; there is none before the first of them. */
  table(): Table;
  /** Keyed by viewers who have not seen its end yet. */
  seen: Map<Viewer, Seen>;
}

const memories = new WeakMap<Table, FightMemory>();

export function fightMemory(table: Table, hosting: Hosting): FightMemory {
  const known = memories.get(table);
  if (known) return known;
  let inner: Table | undefined;
  const made: FightMemory = {
    seen: new Map(),
    table() {
      inner ??= innerTable(table, hosting);
      return inner;
    },
  };
  memories.set(table, made);
  return made;
}

/** A fight under way or, seen before and now over, not yet left; `events` are what the game was told in the end. */
type Sight = Seen & { events?: readonly BaseEvent[] };

/** What is shown of a fight: the fight itself, or its end for a viewer who saw it fought and has not gone back. */
export function sightOf(
  { seen }: FightMemory,
  { view, chapters }: Pick<Snapshot, 'view' | 'chapters'>,
  viewer: Viewer,
  { port }: Pick<Hosting, 'port'>,
): Sight | null {
  if (port.positionIn(view)) return { view };
  const last = seen.get(viewer);
  if (!last) return null;
  const events = chapters.flatMap((chapter) => chapter.events);
  return sinceHandOver(events, port).some(port.isReturn) ? { ...last, events } : null;
}
