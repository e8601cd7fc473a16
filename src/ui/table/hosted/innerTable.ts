import type { Seat, Snapshot, Table, Watch } from '../../../game';
import { bySide } from '../../../rules/core';
import { fightChapters } from './chapters';
import { type Hosting, type HostUi, hostIn } from './host';

/** A larger game's fights with one host. */
interface Hosted extends Pick<Hosting, 'port'> {
  host: HostUi;
}

/**
 * The table of a game as one of the fights that it has handed over to a host: the fight's own views, events and orders, the latter
 * given in the notation of the larger game. It has no record of its own, so it cannot be replayed separately.
 */
export function innerTable(table: Table, hosting: Hosted): Table {
  const spectator = innerWatch(table.spectator, hosting);
  const { scenario, options } = snapshotOfAny(table, hosting).view;
  const { system } = hosting.host;
  return {
    ...{ system, scenario, options, seed: '', sitters: table.sitters, spectator },
    seats: bySide((side) => innerSeat(table, table.seats[side], hosting)),
    record: () => [],
    close: () => {},
  };
}

/** What somebody sees of the fight: who only watches may see nothing of it. */
function snapshotOfAny({ spectator, seats }: Table, hosting: Hosted): Snapshot {
  const all = [spectator, ...Object.values(seats)];
  const seen = all.flatMap((watch) => snapshotOf(watch.getSnapshot(), hosting) ?? []);
  return shownOf(seen[0]);
}

function shownOf(snapshot: Snapshot | undefined): Snapshot {
  if (!snapshot) throw new Error('No fight has been handed over.');
  return snapshot;
}

function innerSeat({ system }: Table, seat: Seat, hosting: Hosted): Seat {
  return {
    ...innerWatch(seat, hosting),
    side: seat.side,
    give: (line) => seat.give(system.makeOrder(hosting.port.orderOf(line))),
    undo: () => seat.undo(),
  };
}

/** What a place at the table sees of the fight; once it is over, its end. */
function innerWatch(watch: Watch, hosting: Hosted): Watch {
  let seen: Snapshot | undefined;
  let made: Snapshot | undefined;
  let ended: Snapshot | undefined;
  return {
    getSnapshot() {
      const now = watch.getSnapshot();
      if (now !== seen) {
        const inner = snapshotOf(now, hosting);
        made = inner ?? made;
        ended = inner ? undefined : (ended ?? (made && endedSnapshot(made, now, hosting)));
      }
      seen = now;
      const shown = ended ?? made;
      return shownOf(shown);
    },
    subscribe: (listener) => watch.subscribe(listener),
  };
}

/** The end of a fight, with the salvo that ended it, for a viewer who saw it until then. */
function endedSnapshot(last: Snapshot, now: Snapshot, { port, host }: Hosted): Snapshot {
  const chapters = fightChapters(now.chapters, port);
  const count = (all: Snapshot['chapters']) => all.flatMap(({ events }) => events);
  const since = count(chapters).slice(count(last.chapters).length);
  return {
    ...last,
    ...{ chapters, canUndo: false, view: host.endedView(last.view, since) },
    segment: { ...last.segment, active: bySide(() => 'waiting' as const) },
  };
}

/** A snapshot of a game as one of the fight in it; `undefined` while there is none. */
export const innerSnapshot = (snapshot: Snapshot, hosting: Hosting): Snapshot | undefined =>
  hosting.port.positionIn(snapshot.view)
    ? snapshotOf(snapshot, { port: hosting.port, host: hostIn(hosting, snapshot.view) })
    : undefined;

function snapshotOf(snapshot: Snapshot, { port, host }: Hosted): Snapshot | undefined {
  const view = port.positionIn(snapshot.view);
  if (!view) return undefined;
  const { viewer, canUndo, seedHash, seed } = snapshot;
  return {
    ...{ viewer, view, canUndo, seedHash, seed, outcome: undefined },
    segment: host.system.segment(view),
    chapters: fightChapters(snapshot.chapters, port),
  };
}
