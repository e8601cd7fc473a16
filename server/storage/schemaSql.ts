/** All search columns in one index, so that searches do not depend on the table's pages. */
export const FIND_INDEX =
  'CREATE INDEX matches_found ON matches (updated_at, listed, status, system);';

/** The schema of the database, by migration steps; `user_version` counts the steps done. */
export const MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE matches (
    id TEXT PRIMARY KEY, system TEXT NOT NULL, engine INTEGER NOT NULL, scenario TEXT NOT NULL,
    options TEXT NOT NULL, seed TEXT NOT NULL, created_at INTEGER NOT NULL, status TEXT NOT NULL,
    reason TEXT, outcome TEXT, version INTEGER NOT NULL, updated_at INTEGER NOT NULL, info TEXT NOT NULL,
    info_revision INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX matches_updated ON matches (status, updated_at);
  CREATE TABLE orders (
    match_id TEXT NOT NULL REFERENCES matches (id), number INTEGER NOT NULL, side TEXT NOT NULL,
    line TEXT NOT NULL, order_id TEXT NOT NULL, at INTEGER NOT NULL, versions TEXT NOT NULL, digest TEXT,
    PRIMARY KEY (match_id, number), UNIQUE (match_id, side, order_id)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE chapters (
    match_id TEXT NOT NULL REFERENCES matches (id), chapter INTEGER NOT NULL, allies INTEGER NOT NULL,
    axis INTEGER NOT NULL, spectator INTEGER NOT NULL, events TEXT NOT NULL,
    PRIMARY KEY (match_id, chapter)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE snapshots (
    match_id TEXT PRIMARY KEY REFERENCES matches (id), version INTEGER NOT NULL, digest TEXT NOT NULL,
    body TEXT NOT NULL
  ) STRICT;
  CREATE TABLE chat (
    number INTEGER PRIMARY KEY, match_id TEXT NOT NULL REFERENCES matches (id), room TEXT NOT NULL,
    sender TEXT NOT NULL, text TEXT NOT NULL, at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX chat_match ON chat (match_id, room, number);
  `,
  `
  CREATE TABLE runs (started INTEGER PRIMARY KEY, seen INTEGER NOT NULL) STRICT;
  `,
  // Immutable data are in a separate table, so that each order writes little.
  `
  CREATE TABLE bases (
    match_id TEXT PRIMARY KEY REFERENCES matches (id), scenario TEXT NOT NULL, options TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  INSERT INTO bases SELECT id, scenario, options FROM matches;
  ALTER TABLE matches DROP COLUMN scenario;
  ALTER TABLE matches DROP COLUMN options;
  `,
  `
  ALTER TABLE matches ADD COLUMN listed INTEGER NOT NULL DEFAULT 1;
  UPDATE matches SET listed = 0 WHERE CASE WHEN json_valid(info) THEN json_extract(info, '$.unlisted') END;
  DROP INDEX matches_updated;
  ${FIND_INDEX}
  `,
  // Rows written as a test, then deleted.
  `
  CREATE TABLE probes (body BLOB NOT NULL) STRICT;
  `,
  // Addresses that are kept out.
  `
  CREATE TABLE bans (net TEXT PRIMARY KEY, since INTEGER NOT NULL, until INTEGER) STRICT, WITHOUT ROWID;
  `,
  // Scenarios that are sent along with a match.
  `
  ALTER TABLE bases ADD COLUMN file TEXT;
  `,
];
