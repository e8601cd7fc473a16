import type { Chapter, Seat, Snapshot, Table, Watch } from '../../../../game';
import { type BattleEvent, type BattleView, battle } from '../../../../rules/battle';
import { bySide } from '../../../../rules/core';
import type { StrategicEvent, StrategicView, strategic } from '../../../../rules/strategic';

type OuterSnapshot = Snapshot<typeof strategic>;
type InnerSnapshot = Snapshot<typeof battle>;

/** [ST-21.4] The battle that a surface action is fought out as; `undefined` while there is none. */
export const battleIn = ({ action }: Pick<StrategicView, 'action'>): BattleView | undefined =>
  action?.stage.kind === 'battle' ? ((action.stage.battle ?? undefined) as BattleView) : undefined;

/**
 * The table of a strategic game as one of the battle that is fought at it: the battle's own views, events and orders, the
 * latter given in the notation of the strategic game. It has no record of its own, so that it cannot be replayed by itself.
 */
export function battleTable(table: Table<typeof strategic>): Table<typeof battle> {
  const spectator = innerWatch(table.spectator);
  const { scenario, options } = spectator.getSnapshot().view;
  return {
    ...{ system: battle, scenario, options, seed: '', sitters: table.sitters, spectator },
    seats: bySide((side) => innerSeat(table, table.seats[side])),
    record: () => [],
    close: () => {},
  };
}

function innerSeat(
  { system }: Table<typeof strategic>,
  seat: Seat<typeof strategic>,
): Seat<typeof battle> {
  return {
    ...innerWatch(seat),
    side: seat.side,
    give: (line) => seat.give(system.makeOrder({ kind: 'battle', line })),
    undo: () => seat.undo(),
  };
}

/** What a place at the table sees of the battle; once it is over, what it saw of it last. */
function innerWatch(watch: Watch<typeof strategic>): Watch<typeof battle> {
  let seen: OuterSnapshot | undefined;
  let made: InnerSnapshot | undefined;
  return {
    getSnapshot() {
      const now = watch.getSnapshot();
      if (now !== seen) made = innerSnapshot(now) ?? made;
      seen = now;
      if (!made) throw new Error('No battle has been handed over.');
      return made;
    },
    subscribe: (listener) => watch.subscribe(listener),
  };
}

/** A snapshot of a strategic game as one of the battle in it. */
export function innerSnapshot(snapshot: OuterSnapshot): InnerSnapshot | undefined {
  const view = battleIn(snapshot.view);
  if (!view) return undefined;
  const { viewer, canUndo, seedHash, seed } = snapshot;
  return {
    ...{ viewer, view, canUndo, seedHash, seed, outcome: undefined },
    segment: battle.segment(view),
    chapters: battleChapters(snapshot.chapters),
  };
}

/** What is told of the battle under way: of the chapters since it was handed over the events that are its own. */
export function battleChapters(
  chapters: readonly Chapter<StrategicEvent>[],
): Chapter<BattleEvent>[] {
  const first = chapters.findLastIndex(({ events }) => events.some(isHandOver));
  return chapters.slice(Math.max(0, first)).map((chapter) => ({
    ...chapter,
    events: chapter.events
      .slice(chapter.events.findLastIndex(isHandOver) + 1)
      .flatMap((event) => (event.kind === 'battleEvent' ? [event.event as BattleEvent] : [])),
  }));
}

const isHandOver = ({ kind }: StrategicEvent): boolean => kind === 'battleHandedOver';
