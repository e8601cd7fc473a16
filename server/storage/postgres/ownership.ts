import type { Owned, Ownership } from '../ownership';
import type { Link } from './link';

/** This server, among all that use the database. */
export interface ThisServer {
  /** A new one at each start. */
  id: string;
  /** Where players reach it. */
  address: string;
  /** How long it counts as alive without a sign of life; in ms. */
  leaseMs: number;
}

/** What other servers are told on. */
const CHANNEL = 'flag_plot';

/** Signs of life in the time of a lease. */
const BEATS = 3;

const BEAT = `INSERT INTO servers (id, address, expires) VALUES ($1, $2, now() + $3 * interval '1 ms')
  ON CONFLICT (id) DO UPDATE SET expires = EXCLUDED.expires`;

/** Without an owner who is alive. */
const FREE = `(owner IS NULL OR NOT EXISTS (SELECT 1 FROM servers WHERE servers.id = owner AND expires > now()))`;

const CLAIM = `UPDATE matches SET epoch = epoch + CASE WHEN owner = $2 THEN 0 ELSE 1 END, owner = $2
  WHERE id = $1 AND (owner = $2 OR ${FREE}) RETURNING epoch`;

const OWNER =
  'SELECT address FROM matches JOIN servers ON servers.id = owner WHERE matches.id = $1';

const ADOPT = `UPDATE matches SET owner = $1, epoch = epoch + 1 WHERE id IN (
    SELECT id FROM matches WHERE status = 'playing' AND ${FREE} ORDER BY updated_at DESC LIMIT $2 FOR UPDATE SKIP LOCKED
  ) RETURNING id, epoch`;

const MINE = 'SELECT id, epoch FROM matches WHERE owner = $1';

const LEAVE = `WITH left_behind AS (UPDATE matches SET owner = NULL WHERE owner = $1)
  DELETE FROM servers WHERE id = $1`;

interface Claimed {
  id: string;
  epoch: number;
}

/** Which matches are this server's. An epoch goes up each time that a match gets another owner. */
export class PgOwnership implements Ownership {
  private readonly epochs = new Map<string, number>();
  private readonly lost: ((ids: readonly string[]) => void)[] = [];
  private readonly free: (() => void)[] = [];
  private timer: NodeJS.Timeout | undefined;
  private lastBeat = performance.now();

  constructor(
    private readonly link: Link,
    private readonly me: ThisServer,
  ) {}

  /** Says that this server is alive, from now on and again and again. */
  async start(): Promise<void> {
    await this.beat();
    this.timer = setInterval(() => void this.look(), this.me.leaseMs / BEATS).unref();
  }

  /** Whether another live server has this server's address. */
  async isAddressTaken(): Promise<boolean> {
    const sql = 'SELECT 1 FROM servers WHERE address = $1 AND id <> $2 AND expires > now()';
    return (await this.link.query(sql, [this.me.address, this.me.id])).length > 0;
  }

  onLost(listener: (ids: readonly string[]) => void): void {
    this.lost.push(listener);
  }

  onFree(listener: () => void): void {
    this.free.push(listener);
  }

  /** The epoch in which a match is this server's; `undefined` if it is another's, or there is none. */
  async epochOf(id: string): Promise<number | undefined> {
    const known = this.epochs.get(id);
    if (known !== undefined) return known;
    await this.claim(id);
    return this.epochs.get(id);
  }

  /** A match that this server has just made. */
  made(id: string, epoch: number): void {
    this.epochs.set(id, epoch);
  }

  async claim(id: string): Promise<Owned> {
    const [claimed] = await this.link.query<Claimed>(CLAIM, [id, this.me.id]);
    if (claimed) {
      this.epochs.set(id, claimed.epoch);
      return 'mine';
    }
    this.epochs.delete(id);
    const [owner] = await this.link.query<{ address: string }>(OWNER, [id]);
    return owner ?? 'nobody';
  }

  async adopt(limit: number): Promise<string[]> {
    const rows = await this.link.query<Claimed>(ADOPT, [this.me.id, limit]);
    for (const { id, epoch } of rows) this.epochs.set(id, epoch);
    return rows.map(({ id }) => id);
  }

  /** Another server has said something. */
  heard(text: string | undefined): void {
    if (text === 'free') for (const listener of this.free) listener();
  }

  /** Hands all matches over at once. */
  async close(): Promise<void> {
    clearInterval(this.timer);
    await this.link.query(LEAVE, [this.me.id]);
    await this.link.query(`NOTIFY ${CHANNEL}, 'free'`);
  }

  static listen(link: { query(sql: string): Promise<unknown> }): Promise<unknown> {
    return link.query(`LISTEN ${CHANNEL}`);
  }

  private async beat(): Promise<void> {
    const { id, address, leaseMs } = this.me;
    await this.link.query(BEAT, [id, address, leaseMs]);
  }

  private async look(): Promise<void> {
    try {
      await this.beat();
      const now = performance.now();
      const hasSlept = now - this.lastBeat > this.me.leaseMs;
      this.lastBeat = now;
      if (hasSlept) await this.recount();
      // Matches of servers that have died meanwhile.
      for (const listener of this.free) listener();
    } catch {
      // Postgres does not answer: nobody can take this server's matches either. The next beat finds out.
    }
  }

  /** Others may have taken matches while this server was silent. */
  private async recount(): Promise<void> {
    const rows = await this.link.query<Claimed>(MINE, [this.me.id]);
    const mine = new Map(rows.map(({ id, epoch }) => [id, epoch]));
    const gone = [...this.epochs].flatMap(([id, epoch]) => (mine.get(id) === epoch ? [] : [id]));
    for (const id of gone) this.epochs.delete(id);
    if (gone.length > 0) for (const listener of this.lost) listener(gone);
  }
}
