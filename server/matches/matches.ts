import { newSeed } from '../../src/game/dicePlugin';
import type { Answer, MatchEnd, PublicMatch } from '../../src/game/online/protocol';
import type { AnySystem, Side, Viewer } from '../../src/rules/core';
import type { MatchInfo } from '../storage/matchInfo';
import { DamagedError, type Storage, type StoredMatch } from '../storage/storage';
import { REFUSALS, refused } from './answers';
import type { Served } from './clocks';
import { Gallery } from './gallery';
import { type Holder, holds } from './holder';
import { type Step, stepHosted } from './hosted';
import { newHosts } from './hosts';
import { KnownOrders } from './known';
import { type Library, systemIn } from './library';
import { checkOrders, loadHosted, makeSnapshot, ReplayError } from './load';
import { fromOutside, isDelayed } from './outside';
import { besideOf, paced, paceOf } from './pacing';
import { publicMatch } from './publicMatch';
import { Queues } from './queue';
import {
  Audience,
  advance,
  changed,
  commitOf,
  type Given,
  noTails,
  type Room,
  refuseNow,
  standingFor,
  type Wish,
} from './room';
import type { Watcher } from './watcher';

export interface MatchesOptions {
  storage: Storage;
  library: Library;
  now?: () => number;
  /** Where the dice's secrets come from. */
  seeds?: () => string;
  /** How long the server was there between two times; nothing is done before `ready`. */
  served?: Served;
  ready?: Promise<void>;
}

/** A snapshot is kept after so many orders, so that coming back takes no longer late in a match than early. */
const SNAPSHOT_EVERY = 64;

/** All matches of a server: each has one queue, in which an order is kept, then told to all, then answered. */
export class Matches {
  readonly storage: Storage;
  readonly library: Library;
  readonly audience = new Audience();
  readonly gallery: Gallery;
  readonly now: () => number;
  readonly seeds: () => string;
  readonly served: Served;
  private readonly ready: Promise<void>;
  private readonly queues = new Queues();
  private readonly rooms = new Map<string, Room>();
  readonly hostOf = newHosts((error) => this.report((it) => it.fault?.(error, 'rules')));
  private readonly checked = new Set<string>();
  private readonly watchers: Watcher[] = [];

  constructor(options: MatchesOptions) {
    const { storage, library, now = Date.now, seeds = newSeed, ready } = options;
    this.storage = storage;
    this.library = library;
    this.now = now;
    this.seeds = seeds;
    this.served = options.served ?? ((from, to) => to - from);
    this.ready = ready ?? Promise.resolve();
    this.gallery = new Gallery(this);
  }

  watch(watcher: Watcher): void {
    this.watchers.push(watcher);
  }

  report(tell: (watcher: Watcher) => void): void {
    for (const watcher of this.watchers) tell(watcher);
  }

  /** Does something with a match while nothing else can; `undefined` when there is no such match to be played. */
  inRoom<T>(id: string, job: (room: Room) => Promise<T>): Promise<T | undefined> {
    return this.queues.run(id, async () => {
      await this.ready;
      const room = await this.open(id);
      return room && job(room);
    });
  }

  private async open(id: string): Promise<Room | undefined> {
    const known = this.rooms.get(id);
    if (known) {
      known.usedAt = this.now();
      return known;
    }
    try {
      const match = await this.storage.match(id);
      const system = match && systemIn(this.library, match.system);
      return match && system && match.status !== 'aside'
        ? await this.load(match, system)
        : undefined;
    } catch (error) {
      if (!(error instanceof ReplayError || error instanceof DamagedError)) throw error;
      await this.setAside(id, error);
      return undefined;
    }
  }

  private async load(match: StoredMatch, system: AnySystem): Promise<Room> {
    if (!this.checked.has(match.id)) {
      checkOrders(system, match, await this.storage.orders(match.id));
      this.checked.add(match.id);
    }
    const host = this.hostOf(system);
    const hosted = await loadHosted(host, system, this.storage, match);
    const known = new KnownOrders(hosted.versions);
    const room = { system, host, match, hosted, known, tails: noTails(), usedAt: this.now() };
    this.rooms.set(match.id, room);
    this.report((it) => it.moved?.(room));
    return room;
  }

  private async setAside(id: string, error: ReplayError | DamagedError): Promise<void> {
    await this.storage.setAside(id, error.message);
    this.report((it) => it.setAside?.(id, error.message));
    this.report((it) => error.cause && it.fault?.(error.cause, 'replay'));
  }

  /** Gives an order. When it is answered, everybody who may know of it has been told. */
  async order(id: string, holder: Holder, wish: Wish): Promise<Answer> {
    const came = performance.now();
    const done = await this.inRoom(id, (room) => this.orderIn(room, holder, wish));
    const answer = done ?? refused(REFUSALS.noMatch);
    this.report((it) => it.answered?.(answer, performance.now() - came));
    return answer;
  }

  private async orderIn(room: Room, holder: Holder, wish: Wish): Promise<Answer> {
    const { side } = holder;
    if (!holds(room.match.info, holder)) return refused(REFUSALS.notYours);
    const before = await this.versionOf(room, side, wish);
    if (before !== undefined) return { ok: true, version: before };
    const refusal = refuseNow(room, holder, wish);
    if (refusal) return refused(refusal);
    const stepped = stepHosted(room.host, room.hosted, side, wish.line);
    if (!stepped.ok) return stepped;
    if (await this.keep(room, { ...wish, side }, stepped.step))
      return { ok: true, version: stepped.step.hosted.versions[side] };
    // It may have been kept all the same, and only the word of it been lost.
    const kept = await this.storage.orderById(room.match.id, side, wish.orderId).catch(() => {});
    return kept ? { ok: true, version: kept.versions[side] } : refused(REFUSALS.notKept);
  }

  /** The giver's version after an order that has been accepted before. */
  private async versionOf(
    { match, known }: Room,
    side: Side,
    { orderId, version }: Wish,
  ): Promise<number | undefined> {
    const lately = known.version(side, orderId);
    if (lately !== undefined || known.reachesBackTo(side, version)) return lately;
    return (await this.storage.orderById(match.id, side, orderId))?.versions[side];
  }

  /** Commits an order, with what changes beside, then tells of it; `false` when it could not be kept. */
  async keep(
    room: Room,
    given: Given,
    step: Step,
    info: MatchInfo = room.match.info,
  ): Promise<boolean> {
    const now = this.now();
    const beside = besideOf(room, step.hosted, info, this);
    const hidden = beside.hidden || !step.tellings.spectator;
    const commit = { ...commitOf(room, given, step, now), ...beside, ...(hidden && { hidden }) };
    const kept = await this.storage.addOrder(commit).catch((error: unknown) => {
      this.report((it) => it.fault?.(error, 'storage'));
      return 'failed' as const;
    });
    if (kept !== 'kept') {
      await this.reread(room);
      return false;
    }
    advance(room, step, commit, now);
    room.known.add(commit.order);
    this.audience.tellStep(room.match, step, given);
    if (beside.change || room.match.outcome) this.tellMatch(room);
    if (room.match.version % SNAPSHOT_EVERY === 0) void this.keepSnapshot(room);
    this.report((it) => it.accepted?.(room, given.side));
    this.report((it) => it.moved?.(room));
    return true;
  }

  /** Ends a match otherwise than by an order; `false` when that could not be kept. */
  async finish(room: Room, outcome: MatchEnd, info = room.match.info): Promise<boolean> {
    const { id } = room.match;
    const now = this.now();
    const pace = { ...paceOf(info), offers: [], endedAt: now };
    const beside = besideOf(room, room.hosted, { ...info, pace }, this);
    const kept = await this.storage.finish(id, room.hosted.version, outcome, beside);
    if (kept === 'stale') {
      await this.reread(room);
      return false;
    }
    room.match = { ...changed(room.match, beside, now), status: 'finished', outcome };
    this.tellMatch(room);
    this.report((it) => it.moved?.(room));
    return true;
  }

  /** What memory holds may not be what was kept: the storage is asked again, and all are told where the match stands. */
  private async reread({ match: { id } }: Room): Promise<void> {
    this.rooms.delete(id);
    const room = await this.open(id).catch(() => undefined);
    if (!room) return;
    this.audience.tellLive(room.match, (viewer) => ({
      kind: 'step',
      telling: standingFor(room, viewer),
    }));
  }

  /** What a viewer may know of a match beside its play. */
  show(live: StoredMatch, viewer: Viewer = 'spectator'): PublicMatch {
    const match = viewer === 'spectator' ? fromOutside(live, this.now()) : live;
    return publicMatch(match, this.audience.connected(match.id), this);
  }

  tellMatch({ match }: Room): void {
    this.audience.tellLive(match, { kind: 'match', match: this.show(match, 'allies') });
  }

  private keepSnapshot({ match, hosted, system }: Room): Promise<void> {
    return this.storage
      .setSnapshot(match.id, makeSnapshot(hosted, system.version))
      .catch((error: unknown) => this.report((it) => it.fault?.(error, 'snapshot')));
  }

  /** Changes who sits where and the like: kept, then told; `false` when it could not be kept. */
  async changeInfo(room: Room, change: (info: MatchInfo) => MatchInfo): Promise<boolean> {
    if (!(await this.keepInfo(room, change, isDelayed(room.match)))) return false;
    this.tellMatch(room);
    this.report((it) => it.moved?.(room));
    return true;
  }

  /** Changes what is nobody else's business. */
  changeQuietly(room: Room, change: (info: MatchInfo) => MatchInfo): Promise<boolean> {
    return this.keepInfo(room, change, true);
  }

  private async keepInfo(
    room: Room,
    change: (info: MatchInfo) => MatchInfo,
    hidden: boolean,
  ): Promise<boolean> {
    const { id, infoRevision: revision, status } = room.match;
    const wished = change(structuredClone(room.match.info));
    const info = status === 'playing' ? paced(wished, room, this) : wished;
    const kept = await this.storage.setInfo({ matchId: id, info, revision, hidden });
    if (kept === 'stale') await this.reread(room);
    else room.match = changed(room.match, { change: { info, revision }, hidden }, this.now());
    return kept === 'kept';
  }

  /** Takes a match out of memory if nobody is there. */
  letGo(id: string): Promise<void> {
    return this.queues.run(id, () => this.forgetOne(id));
  }

  /** Takes matches out of memory that nobody has asked for since a time and where nobody is. */
  async forget(usedBefore: number): Promise<void> {
    for (const [id, { usedAt }] of this.rooms)
      if (usedAt < usedBefore && this.audience.viewers(id).size === 0) await this.letGo(id);
  }

  private async forgetOne(id: string): Promise<void> {
    const room = this.rooms.get(id);
    if (!room || this.audience.viewers(id).size > 0) return;
    await this.keepSnapshot(room);
    this.gallery.forget(id);
    this.rooms.delete(id);
  }

  /** Ends in good order: what has been asked is done, and what is in memory is kept. */
  async close(): Promise<void> {
    this.gallery.close();
    await this.queues.idle();
    for (const id of this.rooms.keys()) {
      for (const peer of this.audience.viewers(id).keys()) this.audience.remove(id, peer);
      await this.forgetOne(id);
    }
  }

  get loaded(): number {
    return this.rooms.size;
  }
}
