import type { Chapter, Seat, Snapshot, Table, Watch } from '../../../../game';
import { type BattleEvent, type BattleView, battle } from '../../../../rules/battle';
import { bySide } from '../../../../rules/core';
import type { StrategicEvent, StrategicView, strategic } from '../../../../rules/strategic';
import { endedView } from './endedView';

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

/** What a place at the table sees of the battle; once it is over, how it ended. */
function innerWatch(watch: Watch<typeof strategic>): Watch<typeof battle> {
  let seen: OuterSnapshot | undefined;
  let made: InnerSnapshot | undefined;
  let ended: InnerSnapshot | undefined;
  return {
    getSnapshot() {
      const now = watch.getSnapshot();
      if (now !== seen) {
        const inner = innerSnapshot(now);
        made = inner ?? made;
        ended = inner ? undefined : (ended ?? (made && endedSnapshot(made, now)));
      }
      seen = now;
      const shown = ended ?? made;
      if (!shown) throw new Error('No battle has been handed over.');
      return shown;
    },
    subscribe: (listener) => watch.subscribe(listener),
  };
}

/** [ST-21.14] The end of a battle, for who saw it until then: with the salvo that ended it. */
function endedSnapshot(last: InnerSnapshot, { chapters: told }: OuterSnapshot): InnerSnapshot {
  const chapters = battleChapters(told);
  const count = (all: InnerSnapshot['chapters']) => all.flatMap(({ events }) => events);
  const since = count(chapters).slice(count(last.chapters).length);
  return {
    ...last,
    ...{ chapters, canUndo: false, view: endedView(last.view, since) },
    segment: { ...last.segment, active: bySide(() => 'waiting' as const) },
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

/** What is told of the battle handed over last: of the chapters until it was taken back the events that are its own. */
export function battleChapters(
  chapters: readonly Chapter<StrategicEvent>[],
): Chapter<BattleEvent>[] {
  const first = chapters.findLastIndex(({ events }) => events.some(isHandOver));
  const since = chapters.slice(Math.max(0, first));
  const end = since.findIndex(({ events }) => isTakenBack(events));
  return since.slice(0, end < 0 ? undefined : end + 1).map((chapter) => ({
    ...chapter,
    events: chapter.events
      .slice(chapter.events.findLastIndex(isHandOver) + 1)
      .flatMap((event) => (event.kind === 'battleEvent' ? [event.event as BattleEvent] : [])),
  }));
}

const isHandOver = ({ kind }: StrategicEvent): boolean => kind === 'battleHandedOver';

/** Of a chapter in which one battle ends and the next is handed over, the next counts. */
const isTakenBack = (events: readonly StrategicEvent[]): boolean =>
  events.findLastIndex(({ kind }) => kind === 'battleReturned') > events.findLastIndex(isHandOver);

/** [ST-21.14] What came back of the battle handed over last; nothing while it is fought, or where it was abandoned. */
export function broughtBack(events: readonly StrategicEvent[]): StrategicEvent[] {
  const since = events.slice(events.findLastIndex(isHandOver) + 1);
  const from = since.findIndex(({ kind }) => kind === 'battleReturned');
  const end = since.findIndex(({ kind }) => kind === 'actionEnded');
  return from < 0 ? [] : since.slice(from, end < 0 ? undefined : end);
}
