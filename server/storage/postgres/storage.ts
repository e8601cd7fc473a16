import { randomUUID } from 'node:crypto';
import type { Room } from '../../../src/game/online/protocol';
import type { Ban, Run, Storage } from '../storage';
import { StorageError } from '../storage';
import { Batches } from './batches';
import { derivedTables } from './chapters';
import { Link } from './link';
import { matchTable } from './matchTable';
import { PgOwnership, type ThisServer } from './ownership';
import { type ChatRow, ORDER_COLUMNS, type OrderRow, toChat, toOrder } from './rows';
import { migrate } from './schema';
import type { Use } from './use';

interface PgOptions {
  url: string;
  /** Where players reach this server: a path on the same site, or a whole address. */
  address: string;
  leaseMs?: number;
  now?: () => number;
}

/** A server that is silent for longer loses its matches to others. */
const LEASE_MS = 6000;

/** How long a start waits for the lease of a former server at its address; in leases. */
const HAND_OVER = 1.5;

/** Matches in a Postgres database, which several servers may use. */
export async function pgStorage(options: PgOptions): Promise<Storage> {
  const { url, address, leaseMs = LEASE_MS, now = Date.now } = options;
  const me: ThisServer = { id: randomUUID(), address, leaseMs };
  const writes = new Link(url);
  try {
    await migrate(await writes.connected());
    const ownership = new PgOwnership(writes, me);
    await takeAddress(ownership, me);
    await ownership.start();
    const reads = new Link(url, async (client) => {
      client.on('notification', ({ payload }) => ownership.heard(payload));
      await PgOwnership.listen(client);
    });
    await reads.connected();
    return storageOn({ reads, writes, batches: new Batches(writes, me.id), ownership, me, now });
  } catch (error) {
    await writes.close();
    throw error;
  }
}

async function takeAddress(
  ownership: PgOwnership,
  { address, leaseMs }: ThisServer,
): Promise<void> {
  const until = performance.now() + HAND_OVER * leaseMs;
  while (await ownership.isAddressTaken()) {
    if (performance.now() > until)
      throw new StorageError(
        `Another server on this database has the address ${address}; FLAG_PLOT_ADDRESS tells them apart.`,
      );
    await new Promise((resolve) => setTimeout(resolve, leaseMs / 10));
  }
}

const storageOn = (use: Use): Storage => ({
  ...matchTable(use),
  ...orderTable(use),
  ...derivedTables(use),
  ...chatTable(use),
  ...upkeepTables(use),
  ownership: use.ownership,
  async ping() {
    await use.reads.query('SELECT 1 FROM meta');
  },
  async probe() {
    await use.writes.query('UPDATE meta SET probed = now()');
  },
  async bytes() {
    const sql = 'SELECT pg_database_size(current_database()) AS bytes';
    return (await use.reads.query<{ bytes: number }>(sql))[0]?.bytes ?? 0;
  },
  async close() {
    await use.batches.idle();
    await use.ownership.close().catch(() => {});
    await Promise.all([use.reads.close(), use.writes.close()]);
  },
});

const orderTable = ({
  reads,
  batches,
  ownership,
  now,
}: Use): Pick<Storage, 'addOrder' | 'orders' | 'orderById'> => ({
  async addOrder(commit) {
    const epoch = await ownership.epochOf(commit.matchId);
    if (epoch === undefined) return 'stale';
    return batches.keep({ commit, epoch, at: commit.hidden ? undefined : now() });
  },
  async orders(id, after = 0) {
    const sql = `SELECT ${ORDER_COLUMNS} FROM orders WHERE match_id = $1 AND number > $2 ORDER BY number`;
    return (await reads.query<OrderRow & Record<string, unknown>>(sql, [id, after])).map(toOrder);
  },
  async orderById(id, side, orderId) {
    const sql = `SELECT ${ORDER_COLUMNS} FROM orders WHERE match_id = $1 AND side = $2 AND order_id = $3`;
    const [row] = await reads.query<OrderRow & Record<string, unknown>>(sql, [id, side, orderId]);
    return row && toOrder(row);
  },
});

/** Postgres has no character of number 0 in texts. */
const NUL = '\0';

const chatTable = ({ reads, writes }: Use): Pick<Storage, 'addChat' | 'chat'> => ({
  async addChat(id, { room, sender, text, at }) {
    const sql = 'INSERT INTO chat (match_id, room, sender, text, at) VALUES ($1, $2, $3, $4, $5)';
    await writes.query(sql, [id, room, sender, text.replaceAll(NUL, ''), at]);
  },
  async chat(id, room: Room, limit) {
    const sql = `SELECT room, sender, text, at FROM chat WHERE match_id = $1 AND room = $2
      ORDER BY number DESC LIMIT $3`;
    const rows = await reads.query<ChatRow & Record<string, unknown>>(sql, [id, room, limit]);
    return rows.reverse().map(toChat);
  },
});

const REMOVE_CHAT = `DELETE FROM chat USING matches
  WHERE matches.id = match_id AND status = 'finished' AND updated_at < $1`;

const SET_RUN = `INSERT INTO runs (started, seen) VALUES ($1, $2)
  ON CONFLICT (started) DO UPDATE SET seen = EXCLUDED.seen`;

const SET_BAN = `INSERT INTO bans (net, since, until) VALUES ($1, $2, $3)
  ON CONFLICT (net) DO UPDATE SET since = EXCLUDED.since, until = EXCLUDED.until`;

type Upkeep = 'runs' | 'setRun' | 'remove' | 'removeChat' | 'bans' | 'setBan' | 'liftBan';

const upkeepTables = ({ reads, writes }: Use): Pick<Storage, Upkeep> => ({
  async runs() {
    const sql = 'SELECT started AS "from", seen AS "to" FROM runs ORDER BY started';
    return reads.query<Run & Record<string, unknown>>(sql);
  },
  async setRun({ from, to }) {
    await writes.query(SET_RUN, [from, to]);
  },
  async remove(id) {
    await writes.query('DELETE FROM matches WHERE id = $1', [id]);
  },
  async removeChat(finishedBefore) {
    await writes.query(REMOVE_CHAT, [finishedBefore]);
  },
  async bans() {
    const sql = 'SELECT net, since, until FROM bans ORDER BY since, net';
    const rows = await reads.query<{ net: string; since: number; until: number | null }>(sql);
    return rows.map(({ until, ...ban }): Ban => ({ ...ban, ...(until !== null && { until }) }));
  },
  async setBan({ net, since, until }) {
    await writes.query(SET_BAN, [net, since, until ?? null]);
  },
  async liftBan(net) {
    await writes.query('DELETE FROM bans WHERE net = $1', [net]);
  },
});
