import type { Host } from '../../src/game/host';
import type { AnySystem } from '../../src/rules/core';
import { Recent } from '../common/recent';
import { MovedError } from '../storage/ownership';
import { DamagedError, type Storage, type StoredMatch } from '../storage/storage';
import { KnownOrders } from './known';
import { type Library, systemIn } from './library';
import { checkOrders, loadHosted, ReplayError } from './load';
import { noTails, type Room } from './room';
import type { Watcher } from './watcher';

/** What rooms need of the matches. */
interface House {
  readonly storage: Storage;
  readonly library: Library;
  now(): number;
  hostOf(system: AnySystem): Host;
  report(tell: (watcher: Watcher) => void): void;
}

/** How many matches are remembered as replayed and checked. An older one is checked again when it is loaded again. */
const MAX_CHECKED = 10_000;

/** The matches in memory. Use each one within its queue. */
export class Rooms {
  private readonly rooms = new Map<string, Room>();
  private readonly checked = new Recent<string, true>(MAX_CHECKED);

  constructor(private readonly house: House) {}

  /** `undefined` if there is no such playable match. A match that fails its replay is set aside. */
  async open(id: string): Promise<Room | undefined> {
    const known = this.used(id);
    if (known) return known;
    if (!(await this.isOurs(id))) return undefined;
    try {
      const match = await this.house.storage.match(id);
      const system = match && systemIn(this.house.library, match.system);
      return match && system && match.status !== 'aside'
        ? await this.load(match, system)
        : undefined;
    } catch (error) {
      if (!(error instanceof ReplayError || error instanceof DamagedError)) throw error;
      await this.setAside(id, error);
      return undefined;
    }
  }

  /** Makes a match this server's; throws a `MovedError` if it is another's. `false`: there is none. */
  async isOurs(id: string): Promise<boolean> {
    const owned = (await this.house.storage.ownership?.claim(id)) ?? 'mine';
    if (typeof owned === 'object') throw new MovedError(owned.address);
    return owned === 'mine';
  }

  private async load(match: StoredMatch, system: AnySystem): Promise<Room> {
    const { storage, now, hostOf } = this.house;
    if (!this.checked.has(match.id)) {
      checkOrders(system, match, await storage.orders(match.id));
      this.checked.set(match.id, true);
    }
    const host = hostOf(system);
    const hosted = await loadHosted(host, system, storage, match);
    const known = new KnownOrders(hosted.versions);
    const room = { system, host, match, hosted, known, tails: noTails(), usedAt: now() };
    this.rooms.set(match.id, room);
    this.house.report((it) => it.moved?.(room));
    return room;
  }

  private async setAside(id: string, error: ReplayError | DamagedError): Promise<void> {
    await this.house.storage.setAside(id, error.message);
    this.house.report((it) => it.setAside?.(id, error.message));
    if (error instanceof ReplayError)
      this.house.report((it) => error.cause && it.fault?.(error.cause, 'replay'));
  }

  /** A match that is about to be used, if it is in memory. */
  used(id: string): Room | undefined {
    const room = this.rooms.get(id);
    if (room) room.usedAt = this.house.now();
    return room;
  }

  /** A match, if it is in memory. */
  known(id: string): Room | undefined {
    return this.rooms.get(id);
  }

  close(id: string): void {
    this.rooms.delete(id);
  }

  /** Matches not used since a time. */
  usedBefore(time: number): string[] {
    return [...this.rooms].flatMap(([id, { usedAt }]) => (usedAt < time ? [id] : []));
  }

  get size(): number {
    return this.rooms.size;
  }
}
