import { newSecret } from '../../src/game/dicePlugin';
import type { Answer, MatchEnd, PublicMatch } from '../../src/game/online/protocol';
import type { Side, Viewer } from '../../src/rules/core';
import { Queues } from '../common/queue';
import type { MatchInfo } from '../storage/matchInfo';
import { MovedError } from '../storage/ownership';
import type { Kept, OrderCommit, Storage, StoredMatch } from '../storage/storage';
import { REFUSALS, refused } from './answers';
import type { Served } from './clocks';
import { Gallery } from './gallery';
import { type Holder, holds, isWithinRate } from './holder';
import { type Step, stepHosted } from './hosted';
import { newHosts } from './hosts';
import type { Library } from './library';
import { makeSnapshot } from './load';
import type { MatchesOptions } from './matchesOptions';
import { fromOutside, isDelayed } from './outside';
import { besideOf, paced, paceOf } from './pacing';
import { publicMatch } from './publicMatch';
import {
  Audience,
  advance,
  changed,
  commitOf,
  type Given,
  type Room,
  refuseNow,
  standingFor,
  type Wish,
} from './room';
import { Rooms } from './rooms';
import type { Watcher } from './watcher';
import { Words } from './words';

/** Orders between snapshots, so that loading takes no longer late in a match than early. */
const SNAPSHOT_EVERY = 64;

/** All matches of a server. Each has one queue, in which an order is stored, then announced, then answered. */
export class Matches {
  readonly storage: Storage;
  readonly library: Library;
  readonly audience = new Audience();
  readonly gallery: Gallery;
  readonly words = new Words(this);
  readonly now: () => number;
  readonly seeds: () => string;
  readonly steady: () => number;
  readonly served: Served;
  /** Nothing is done before. */
  private starting: Promise<void> | undefined;
  private readonly queues = new Queues();
  readonly hostOf = newHosts((error) => this.report((it) => it.fault?.(error, 'rules')));
  private readonly rooms: Rooms;
  private readonly watchers: Watcher[] = [];

  constructor(options: MatchesOptions) {
    const { storage, library, now = Date.now, seeds = newSecret, ready } = options;
    this.storage = storage;
    this.library = library;
    this.now = now;
    this.seeds = seeds;
    this.steady = options.steady ?? now;
    this.served = options.served ?? ((from, to) => to - from);
    this.starting = ready?.then(() => {
      this.starting = undefined;
    });
    this.rooms = new Rooms(this);
    this.gallery = new Gallery(this);
  }

  watch(watcher: Watcher): void {
    this.watchers.push(watcher);
  }

  report(tell: (watcher: Watcher) => void): void {
    for (const watcher of this.watchers) tell(watcher);
  }

  /** Does something with a match exclusively; `undefined` if there is no such playable match. */
  inRoom<T>(id: string, job: (room: Room) => Promise<T>): Promise<T | undefined> {
    return this.queues.run(id, () => {
      const room = this.starting ? undefined : this.rooms.used(id);
      return room ? job(room) : this.inOpened(id, job);
    });
  }

  private async inOpened<T>(id: string, job: (room: Room) => Promise<T>): Promise<T | undefined> {
    await this.starting;
    const room = await this.open(id);
    return room && job(room);
  }

  /** Whoever is still in a match that another server has goes there. */
  private async open(id: string): Promise<Room | undefined> {
    try {
      return await this.rooms.open(id);
    } catch (error) {
      if (error instanceof MovedError) this.sendOn(id);
      throw error;
    }
  }

  /** Gives an order. By the time it is answered, everybody who may know of it has been sent it. */
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
    if (!(await isWithinRate(holder))) return refused(REFUSALS.tooFast);
    const before = room.known.version(side, wish.orderId) ?? (await this.earlier(room, side, wish));
    if (before !== undefined) return { ok: true, version: before };
    const refusal = refuseNow(room, holder, wish);
    if (refusal) return refused(refusal);
    const stepped = stepHosted(room.host, room.hosted, side, wish.line);
    if (!stepped.ok) return stepped;
    if (await this.keep(room, { ...wish, side }, stepped.step))
      return { ok: true, version: stepped.step.hosted.versions[side] };
    // It may have been stored all the same, with only the confirmation lost.
    const kept = await this.storage.orderById(room.match.id, side, wish.orderId).catch(() => {});
    return kept ? { ok: true, version: kept.versions[side] } : refused(REFUSALS.notKept);
  }

  /** The sender's version after an order accepted long ago. */
  private async earlier({ match, known }: Room, side: Side, { orderId, version }: Wish) {
    if (known.reachesBackTo(side, version)) return undefined;
    return (await this.storage.orderById(match.id, side, orderId))?.versions[side];
  }

  /** Stores an order with its side effects, then announces it; `false` if it could not be stored. */
  async keep(
    room: Room,
    given: Given,
    step: Step,
    info: MatchInfo = room.match.info,
  ): Promise<boolean> {
    const now = this.now();
    const beside = besideOf(room, step.hosted, info, this);
    const hidden = beside.hidden || !step.tellings.spectator;
    const commit = Object.assign(commitOf(room, given, step, now), beside, hidden && { hidden });
    if ((await this.kept(commit)) !== 'kept') {
      await this.reread(room);
      return false;
    }
    advance(room, step, commit, now);
    room.known.add(commit.order);
    this.audience.tellStep(room, step, given);
    if (beside.change || room.match.outcome) this.tellMatch(room);
    if (room.match.version % SNAPSHOT_EVERY === 0) void this.keepSnapshot(room);
    this.report((it) => it.accepted?.(room, given.side));
    this.report((it) => it.moved?.(room));
    return true;
  }

  /** Without `async`, as each costs every order two more turns of the queue of promises. */
  private kept(commit: OrderCommit): Promise<Kept | 'failed'> {
    const came = performance.now();
    return this.storage.addOrder(commit).then(
      (kept) => {
        this.report((it) => it.stored?.(performance.now() - came));
        return kept;
      },
      (error: unknown) => {
        this.report((it) => it.fault?.(error, 'storage'));
        return 'failed' as const;
      },
    );
  }

  /** Ends a match other than by an order; `false` if that could not be stored. */
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

  /** Memory and storage may disagree. The match is loaded again, and everybody is sent its position. */
  private async reread({ match: { id } }: Room): Promise<void> {
    this.rooms.close(id);
    const room = await this.open(id).catch(() => undefined);
    if (!room) return;
    this.audience.tellLive(room.match, (viewer) => ({
      kind: 'step',
      telling: standingFor(room, viewer),
    }));
  }

  /** What a viewer may know about a match apart from the play. */
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

  /** Changes seats and the like: stored, then announced; `false` if it could not be stored. */
  async changeInfo(room: Room, change: (info: MatchInfo) => MatchInfo): Promise<boolean> {
    if (!(await this.keepInfo(room, change, isDelayed(room.match)))) return false;
    this.tellMatch(room);
    this.report((it) => it.moved?.(room));
    return true;
  }

  /** Changes private data; nothing is announced. */
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

  /** Another server has the match now. Everybody in it goes there. */
  lose(id: string): Promise<void> {
    return this.queues.run(id, async () => this.sendOn(id));
  }

  private sendOn(id: string): void {
    this.gallery.forget(id);
    this.rooms.close(id);
    this.audience.dismissAll(id, 'moved');
  }

  /** Deletes a match for good. Everybody in it is sent away. */
  remove(id: string): Promise<void> {
    return this.queues.run(id, async () => {
      await this.rooms.isOurs(id);
      await this.storage.remove(id);
      this.gallery.forget(id);
      this.rooms.close(id);
      this.audience.dismissAll(id, 'removed');
    });
  }

  /** Unloads a match that nobody is in. */
  letGo(id: string): Promise<void> {
    return this.queues.run(id, () => this.forgetOne(id));
  }

  /** Unloads empty matches that have not been used since a time. */
  async forget(usedBefore: number): Promise<void> {
    for (const id of this.rooms.usedBefore(usedBefore))
      if (this.audience.viewers(id).size === 0) await this.letGo(id);
  }

  private async forgetOne(id: string): Promise<void> {
    const room = this.rooms.known(id);
    if (!room || this.audience.viewers(id).size > 0) return;
    await this.keepSnapshot(room);
    this.gallery.forget(id);
    this.rooms.close(id);
  }

  /** Shuts down cleanly: pending requests are completed, and what is in memory is stored. */
  async close(): Promise<void> {
    this.gallery.close();
    await this.queues.idle();
    for (const id of this.rooms.usedBefore(Infinity)) {
      for (const peer of this.audience.viewers(id).keys()) this.audience.remove(id, peer);
      await this.forgetOne(id);
    }
  }

  get loaded(): number {
    return this.rooms.size;
  }
}
