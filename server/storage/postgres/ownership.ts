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

/** Tells whether the lease had ended: by the clock of Postgres, as the process may not notice how long it had to wait. */
const BEAT = `WITH former AS (SELECT expires < now() AS ended FROM servers WHERE id = $1)
  INSERT INTO servers (id, address, expires) VALUES ($1, $2, now() + $3 * interval '1 ms')
  ON CONFLICT (id) DO UPDATE SET expires = EXCLUDED.expires
  RETURNING COALESCE((SELECT ended FROM former), false) AS "hasEnded"`;

/** Servers that were killed. */
const SWEEP = "DELETE FROM servers WHERE expires < now() - interval '1 day'";

/** Without an owner who is alive. */
const FREE = `(owner IS NULL OR NOT EXISTS (SELECT 1 FROM servers WHERE servers.id = owner AND expires > now()))`;

const CLAIM = `WITH former AS (SELECT owner FROM matches WHERE id = $1)
  UPDATE matches SET epoch = epoch + CASE WHEN owner = $2 THEN 0 ELSE 1 END, owner = $2
  WHERE id = $1 AND (owner = $2 OR ${FREE}) RETURNING epoch, (SELECT owner FROM former) AS former`;

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

  constructor(
    private readonly link: Link,
    private readonly me: ThisServer,
  ) {}

  /** Says that this server is alive, from now on and again and again. */
  async start(): Promise<void> {
    await this.link.query(SWEEP);
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
    const values = [id, this.me.id];
    const [claimed] = await this.link.query<Claimed & { former: string | null }>(CLAIM, values);
    if (claimed) {
      const { epoch, former } = claimed;
      this.epochs.set(id, epoch);
      if (former !== null && former !== this.me.id) await this.tell('taken');
      return 'mine';
    }
    this.epochs.delete(id);
    const [owner] = await this.link.query<{ address: string }>(OWNER, [id]);
    return owner ?? 'nobody';
  }

  async adopt(limit: number): Promise<string[]> {
    const rows = await this.link.query<Claimed>(ADOPT, [this.me.id, limit]);
    for (const { id, epoch } of rows) this.epochs.set(id, epoch);
    if (rows.length > 0) await this.tell('taken');
    return rows.map(({ id }) => id);
  }

  /** Another server has said something, or this one. */
  heard(text: string | undefined): void {
    if (text === 'free') for (const listener of this.free) listener();
    // Without an answer of Postgres the next beat finds out.
    if (text === 'taken') this.recount().catch(() => {});
  }

  /** `free`: there are matches without an owner; `taken`: matches have another owner than before. */
  private async tell(news: 'free' | 'taken'): Promise<void> {
    await this.link.query(`NOTIFY ${CHANNEL}, '${news}'`);
  }

  /** Hands all matches over at once. */
  async close(): Promise<void> {
    clearInterval(this.timer);
    await this.link.query(LEAVE, [this.me.id]);
    await this.tell('free');
  }

  static listen(link: { query(sql: string): Promise<unknown> }): Promise<unknown> {
    return link.query(`LISTEN ${CHANNEL}`);
  }

  /** Whether this server was silent for longer than its lease. */
  private async beat(): Promise<boolean> {
    const { id, address, leaseMs } = this.me;
    const [beat] = await this.link.query<{ hasEnded: boolean }>(BEAT, [id, address, leaseMs]);
    return beat?.hasEnded ?? false;
  }

  private async look(): Promise<void> {
    try {
      if (await this.beat()) await this.recount();
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
