import type { Snapshot, Table } from '../../../game';
import type { BaseEvent, Viewer } from '../../../rules/core';
import { sinceHandOver } from './chapters';
import type { Hosting, HostUi } from './host';
import { innerTable } from './innerTable';

/** A fight as a viewer last saw it: the game as it was during the fight. */
export interface Seen {
  view: unknown;
}

/** The fights of a table, kept with it: between two players at one screen everything on the screen is removed. */
interface FightMemory {
  /** The game's table as that of its fights with a host; there is none before the first of them. */
  table(host: HostUi): Table;
  /** Keyed by viewers who have not seen its end yet. */
  seen: Map<Viewer, Seen>;
}

const memories = new WeakMap<Table, FightMemory>();

export function fightMemory(table: Table, { port }: Pick<Hosting, 'port'>): FightMemory {
  const known = memories.get(table);
  if (known) return known;
  const inner = new Map<HostUi, Table>();
  const made: FightMemory = {
    seen: new Map(),
    table(host) {
      const found = inner.get(host) ?? innerTable(table, { port, host });
      inner.set(host, found);
      return found;
    },
  };
  memories.set(table, made);
  return made;
}

/** A fight under way, or one seen before that is over but not yet left; `events` are the game's last events. */
type Sight = Seen & { events?: readonly BaseEvent[] };

/** The fight to show: under way, or its end for a viewer who saw it fought and has not gone back. */
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
