import type { Storage, StoredMatch, StoredOrder } from '../storage/storage';
import { secretOf } from './diceExchange';
import { proven } from './diceProofs';
import { stepHosted, withSecret } from './hosted';
import { beginHosted } from './load';
import { delayMs, fromOutside, isDelayed, isEndKnown, LONGEST_DELAY_MS } from './outside';
import type { Time } from './pacing';
import { publicMatch } from './publicMatch';
import { type Audience, advance, noTails, type Room } from './room';
import type { Watcher } from './watcher';

/** A match as spectators see it, with a delay. */
interface Past {
  room: Room;
  /** What was last announced about it, apart from the play. */
  shown: string;
  timer?: NodeJS.Timeout;
}

/** What the gallery needs of the matches. */
interface House extends Time {
  storage: Pick<Storage, 'orders' | 'ids' | 'match'>;
  audience: Audience;
  watch(watcher: Watcher): void;
  report(tell: (watcher: Watcher) => void): void;
  inRoom<T>(id: string, job: (room: Room) => Promise<T>): Promise<T | undefined>;
}

/** Where spectators watch with a delay. Orders that may be shown are replayed in a room of the gallery's own. */
export class Gallery {
  private readonly pasts = new Map<string, Past>();
  /** Matches that are over but do not look so to spectators yet. */
  private readonly ending = new Map<string, StoredMatch>();
  /** Loads those that ended before the server started. */
  private found?: Promise<void>;

  constructor(private readonly matches: House) {
    matches.watch({ moved: (room) => this.moved(room) });
  }

  /** Ids of matches that are over but do not look so yet. */
  async secretlyOver(): Promise<string[]> {
    await this.findEnding();
    for (const [id, match] of this.ending)
      if (isEndKnown(match, this.matches.now())) this.ending.delete(id);
    return [...this.ending.keys()];
  }

  /** Read once; tried again after a failure. */
  private findEnding(): Promise<void> {
    this.found ??= this.readEnding().catch((error: unknown) => {
      delete this.found;
      throw error;
    });
    return this.found;
  }

  private async readEnding(): Promise<void> {
    const { storage, now } = this.matches;
    for (const id of await storage.ids('finished', now() - LONGEST_DELAY_MS)) {
      const match = await storage.match(id).catch((error: unknown) => {
        this.matches.report((it) => it.fault?.(error, 'gallery'));
      });
      if (match) this.keepEnding(match);
    }
  }

  private keepEnding(match: StoredMatch): void {
    if (match.status === 'finished' && !isEndKnown(match, this.matches.now()))
      this.ending.set(match.id, match);
  }

  /** The room as spectators may see it. Call it within the match's queue. */
  async roomFor(room: Room): Promise<Room> {
    if (!isDelayed(room.match)) return room;
    const known = this.pasts.get(room.match.id);
    const past = known ?? { room: beginning(room), shown: '' };
    this.pasts.set(room.match.id, past);
    await this.release(room, past);
    return past.room;
  }

  /** A match has lost its last spectator. */
  forget(id: string): void {
    clearTimeout(this.pasts.get(id)?.timer);
    this.pasts.delete(id);
  }

  close(): void {
    for (const id of [...this.pasts.keys()]) this.forget(id);
  }

  private moved(room: Room): void {
    const { match } = room;
    if (!isDelayed(match)) return;
    this.keepEnding(match);
    if (this.pasts.has(match.id)) this.look(match.id);
  }

  private look(id: string): void {
    this.matches
      .inRoom(id, async (room) => {
        const past = this.pasts.get(id);
        if (!past) return;
        if (this.matches.audience.spectators(id) > 0) return this.release(room, past);
        this.forget(id);
      })
      .catch((error: unknown) => this.matches.report((it) => it.fault?.(error, 'gallery')));
  }

  /** Replays the orders that may be shown by now, and announces them. */
  private async release(live: Room, past: Past): Promise<void> {
    const { id } = live.match;
    const orders = await this.matches.storage.orders(id, past.room.match.version);
    const waiting = orders.slice(this.giveAgain(live, past, orders));
    this.tellMatch(live, past);
    clearTimeout(past.timer);
    const next = this.nextAt(live, waiting);
    if (next === undefined) return;
    past.timer = setTimeout(() => this.look(id), next - this.matches.now()).unref();
  }

  /** How many of the orders could be replayed. */
  private giveAgain(live: Room, { room }: Past, orders: readonly StoredOrder[]): number {
    const now = this.matches.now();
    room.hosted = withSecret(room.hosted, secretOf(live.match));
    for (const [index, order] of orders.entries()) {
      const stepped = stepHosted(room.host, room.hosted, order.side, order.order);
      if (
        !stepped.ok ||
        !isPast(live, stepped.step.hosted.shown.spectator.segment.clock, order, now)
      )
        return index;
      advance(room, stepped.step, { hidden: true }, now);
      const telling = proven(room, stepped.step).tellings.spectator;
      if (telling)
        this.matches.audience.tell(room.match.id, (viewer) =>
          viewer === 'spectator' ? { kind: 'step', telling } : undefined,
        );
    }
    return orders.length;
  }

  private tellMatch({ match }: Room, past: Past): void {
    const { now, audience } = this.matches;
    const seen = fromOutside(match, now());
    past.room.match = { ...seen, version: past.room.match.version };
    const shown = publicMatch(past.room.match, audience.connected(match.id), this.matches);
    if (JSON.stringify(shown) === past.shown) return;
    past.shown = JSON.stringify(shown);
    audience.tell(match.id, (viewer) =>
      viewer === 'spectator' ? { kind: 'match', match: shown } : undefined,
    );
  }

  /** When the next order may be shown, if that depends on time alone. */
  private nextAt({ match }: Room, [next]: readonly StoredOrder[]): number | undefined {
    const delay = delayMs(match);
    if (delay === undefined) return undefined;
    if (next) return next.at + delay;
    const { endedAt } = match.info.pace ?? {};
    return endedAt !== undefined && !isEndKnown(match, this.matches.now())
      ? endedAt + delay
      : undefined;
  }
}

const beginning = (room: Room): Room => ({
  ...room,
  match: { ...room.match, version: 0 },
  hosted: beginHosted(room.host, room.match),
  tails: noTails(),
});

/** Whether an order may be shown by now, given the segment clock after it. */
function isPast(
  { match, hosted, host }: Room,
  clock: number,
  { at }: StoredOrder,
  now: number,
): boolean {
  const { spectatorDelay: delay } = match.info.pace?.settings ?? {};
  if (!delay) return true;
  if ('minutes' in delay) return at + (delayMs(match) ?? 0) <= now;
  return match.status === 'finished' || clock <= host.segment(hosted.state).clock - delay.segments;
}
