import type { ClientBase } from 'pg';
import { StorageError } from '../storage';

/** The schema by migration steps; `meta.schema` counts the steps done. */
const MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE servers (id text PRIMARY KEY, address text NOT NULL, expires timestamptz NOT NULL);
  CREATE TABLE matches (
    id text PRIMARY KEY, system text NOT NULL, engine integer NOT NULL, seed text NOT NULL, created_at bigint NOT NULL,
    scenario text NOT NULL, options text NOT NULL, status text NOT NULL, reason text, outcome text,
    version integer NOT NULL, updated_at bigint NOT NULL, info text NOT NULL, info_revision integer NOT NULL,
    listed boolean NOT NULL, owner text, epoch bigint NOT NULL
  ) WITH (fillfactor = 80);
  CREATE INDEX matches_found ON matches (updated_at);
  CREATE INDEX matches_playing ON matches (status, updated_at);
  CREATE INDEX matches_owned ON matches (owner);
  CREATE TABLE orders (
    match_id text NOT NULL REFERENCES matches (id) ON DELETE CASCADE, number integer NOT NULL, side text NOT NULL,
    line text NOT NULL, order_id text NOT NULL, at bigint NOT NULL, versions text NOT NULL, digest text,
    PRIMARY KEY (match_id, number), UNIQUE (match_id, side, order_id)
  );
  CREATE TABLE chapters (
    match_id text NOT NULL REFERENCES matches (id) ON DELETE CASCADE, chapter integer NOT NULL,
    allies integer NOT NULL, axis integer NOT NULL, spectator integer NOT NULL, events text NOT NULL,
    PRIMARY KEY (match_id, chapter)
  );
  CREATE TABLE snapshots (
    match_id text PRIMARY KEY REFERENCES matches (id) ON DELETE CASCADE, version integer NOT NULL,
    digest text NOT NULL, body text NOT NULL
  );
  CREATE TABLE chat (
    number bigserial PRIMARY KEY, match_id text NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    room text NOT NULL, sender text NOT NULL, text text NOT NULL, at bigint NOT NULL
  );
  CREATE INDEX chat_match ON chat (match_id, room, number);
  CREATE TABLE runs (started bigint PRIMARY KEY, seen bigint NOT NULL);
  CREATE TABLE bans (net text PRIMARY KEY, since bigint NOT NULL, until bigint);
  `,
  // Scenarios that are sent along with a match.
  `
  ALTER TABLE matches ADD COLUMN file text;
  `,
];

/** Any number; servers that start together migrate one after another. */
const MIGRATING = 40_961;

/** Creates or migrates the tables. */
export async function migrate(client: ClientBase): Promise<void> {
  await client.query('BEGIN');
  try {
    await client.query('SELECT pg_advisory_xact_lock($1)', [MIGRATING]);
    await client.query(
      'CREATE TABLE IF NOT EXISTS meta (schema integer NOT NULL, probed timestamptz)',
    );
    const { rows } = await client.query<{ schema: number }>('SELECT schema FROM meta');
    const done = rows[0]?.schema ?? 0;
    if (done > MIGRATIONS.length)
      throw new StorageError('The database was made by a newer version of Flag Plot.');
    for (const step of MIGRATIONS.slice(done)) await client.query(step);
    await client.query(
      rows.length === 0 ? 'INSERT INTO meta (schema) VALUES ($1)' : 'UPDATE meta SET schema = $1',
      [MIGRATIONS.length],
    );
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}
