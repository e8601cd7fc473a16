import type { Kept, OrderCommit } from '../storage';
import type { Link } from './link';

/** An order to be kept by the match's owner, in an epoch of his. */
export interface OwnedCommit {
  commit: OrderCommit;
  epoch: number;
  /** The time of the change; `undefined` if it is not public. */
  at: number | undefined;
}

/**
 * All orders of a batch in one statement, which is one transaction with one sync to disk. An order is kept if its match
 * is at the version before, plays, is this server's in that epoch, and does not have the order already.
 */
const KEEP = `WITH given AS (
    SELECT * FROM unnest($2::text[], $3::bigint[], $4::int[], $5::text[], $6::text[], $7::text[], $8::bigint[],
      $9::text[], $10::text[], $11::text[], $12::bigint[], $13::text[], $14::int[])
    AS given (match_id, epoch, number, side, line, order_id, at, versions, digest, outcome, changed_at, info, revision)
  ), advanced AS (
    UPDATE matches SET version = given.number, outcome = given.outcome,
      status = CASE WHEN given.outcome IS NULL THEN status ELSE 'finished' END,
      updated_at = COALESCE(given.changed_at, updated_at), info = COALESCE(given.info, matches.info),
      info_revision = info_revision + CASE WHEN given.info IS NULL THEN 0 ELSE 1 END
    FROM given
    WHERE matches.id = given.match_id AND matches.version = given.number - 1 AND status = 'playing'
      AND owner = $1 AND matches.epoch = given.epoch
      AND (given.revision IS NULL OR info_revision = given.revision)
      AND NOT EXISTS (SELECT 1 FROM orders WHERE orders.match_id = given.match_id AND orders.side = given.side
        AND orders.order_id = given.order_id)
    RETURNING matches.id
  ), kept AS (
    INSERT INTO orders (match_id, number, side, line, order_id, at, versions, digest)
    SELECT match_id, number, side, line, order_id, at, versions, digest FROM given JOIN advanced ON id = match_id
  ), closed AS (
    INSERT INTO chapters (match_id, chapter, allies, axis, spectator, events)
    SELECT chapter.* FROM unnest($15::text[], $16::int[], $17::int[], $18::int[], $19::int[], $20::text[])
      AS chapter (match_id, chapter, allies, axis, spectator, events) JOIN advanced ON id = match_id
    ON CONFLICT (match_id, chapter) DO UPDATE SET allies = EXCLUDED.allies, axis = EXCLUDED.axis,
      spectator = EXCLUDED.spectator, events = EXCLUDED.events
  ) SELECT id FROM advanced`;

const json = (value: unknown): string | null =>
  value === undefined ? null : JSON.stringify(value);

/** The columns of all orders, one array each. */
function columnsOf(batch: readonly OwnedCommit[]): unknown[] {
  const column = (of: (it: OwnedCommit) => unknown): unknown[] => batch.map(of);
  return [
    column(({ commit }) => commit.matchId),
    column(({ epoch }) => epoch),
    column(({ commit }) => commit.order.number),
    column(({ commit }) => commit.order.side),
    column(({ commit }) => commit.order.order),
    column(({ commit }) => commit.order.orderId),
    column(({ commit }) => commit.order.at),
    column(({ commit }) => json(commit.order.versions)),
    column(({ commit }) => commit.order.digest ?? null),
    column(({ commit }) => json(commit.outcome)),
    column(({ at }) => at ?? null),
    column(({ commit }) => json(commit.change?.info)),
    column(({ commit }) => commit.change?.revision ?? null),
  ];
}

function chapterColumns(batch: readonly OwnedCommit[]): unknown[] {
  const closed = batch.flatMap(({ commit }) =>
    commit.closed.map((chapter) => ({ matchId: commit.matchId, ...chapter })),
  );
  return [
    closed.map(({ matchId }) => matchId),
    closed.map(({ chapter }) => chapter),
    closed.map(({ versions }) => versions.allies),
    closed.map(({ versions }) => versions.axis),
    closed.map(({ versions }) => versions.spectator),
    closed.map(({ events }) => json(events)),
  ];
}

/** Keeps orders of different matches. */
export async function keepOrders(
  link: Link,
  owner: string,
  batch: readonly OwnedCommit[],
): Promise<Kept[]> {
  const values = [owner, ...columnsOf(batch), ...chapterColumns(batch)];
  const rows = await link.prepared<{ id: string }>('keep-orders', KEEP, values);
  const kept = new Set(rows.map(({ id }) => id));
  return batch.map(({ commit }) => (kept.has(commit.matchId) ? 'kept' : 'stale'));
}
