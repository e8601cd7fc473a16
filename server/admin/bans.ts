import type { Matches } from '../matches/matches';
import type { Ban, Storage } from '../storage/storage';

/** Banned addresses, in memory and in storage. */
export class Bans {
  private readonly known = new Map<string, Ban>();
  private readonly listeners: ((net: string) => void)[] = [];
  readonly ready: Promise<void>;

  constructor(
    private readonly storage: Pick<Storage, 'bans' | 'setBan' | 'liftBan'>,
    private readonly matches: Pick<Matches, 'now' | 'report'>,
  ) {
    this.ready = this.read().catch((error: unknown) =>
      matches.report((it) => it.fault?.(error, 'bans')),
    );
  }

  /** Calls back at each new ban. */
  onBan(listener: (net: string) => void): void {
    this.listeners.push(listener);
  }

  isBanned(net: string): boolean {
    const ban = this.known.get(net);
    return ban !== undefined && (ban.until ?? Infinity) > this.matches.now();
  }

  list(): Ban[] {
    return [...this.known.values()].filter(({ net }) => this.isBanned(net));
  }

  /** `untilMs`: when it ends, in ms since 1970. */
  async add(net: string, untilMs?: number): Promise<void> {
    const ban = {
      net,
      since: this.matches.now(),
      ...(untilMs !== undefined && { until: untilMs }),
    };
    await this.storage.setBan(ban);
    this.known.set(net, ban);
    for (const listener of this.listeners) listener(net);
  }

  async lift(net: string): Promise<boolean> {
    await this.storage.liftBan(net);
    return this.known.delete(net);
  }

  /** Reads all bans again: other processes on the same database may have changed them. */
  async read(): Promise<void> {
    const bans = await this.storage.bans();
    const added = bans.filter(({ net }) => !this.known.has(net));
    this.known.clear();
    for (const ban of bans) this.known.set(ban.net, ban);
    for (const { net } of added) for (const listener of this.listeners) listener(net);
  }
}
