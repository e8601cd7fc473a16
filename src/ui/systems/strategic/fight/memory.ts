import type { Snapshot, Table } from '../../../../game';
import type { battle } from '../../../../rules/battle';
import type { Viewer } from '../../../../rules/core';
import type { StrategicEvent, StrategicView, strategic } from '../../../../rules/strategic';
import { battleIn, battleTable, broughtBack } from './battleTable';

/** A battle as a viewer saw it last: the operation as it was while it was fought. */
export interface Seen {
  id: string;
  view: StrategicView;
}

/** The battles of a table: kept with it, as between two players at one screen all that is on the screen is taken away. */
export interface FightMemory {
  /** The operation's table as that of its battles; there is none before the first of them. */
  table(): Table<typeof battle>;
  /** By who has not looked at its end yet. */
  seen: Map<Viewer, Seen>;
}

const memories = new WeakMap<Table<typeof strategic>, FightMemory>();

export function fightMemory(table: Table<typeof strategic>): FightMemory {
  const known = memories.get(table);
  if (known) return known;
  let inner: Table<typeof battle> | undefined;
  const made: FightMemory = {
    seen: new Map(),
    table() {
      inner ??= battleTable(table);
      return inner;
    },
  };
  memories.set(table, made);
  return made;
}

/** A battle that is fought or, seen before and now over, not yet left; `events` are what the operation was told in the end. */
export type Sight = Seen & { events?: readonly StrategicEvent[] };

/** [ST-21.14] What is to be seen of a battle: itself, or its end for whoever saw it fought and has not gone back. */
export function sightOf(
  { seen }: FightMemory,
  { view, chapters }: Pick<Snapshot<typeof strategic>, 'view' | 'chapters'>,
  viewer: Viewer,
): Sight | null {
  if (battleIn(view)) return { id: view.action?.id ?? '', view };
  const last = seen.get(viewer);
  if (!last) return null;
  const events = chapters.flatMap((chapter) => chapter.events);
  return broughtBack(events).length > 0 ? { ...last, events } : null;
}
