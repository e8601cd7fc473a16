import type { InfoCommit, Kept, ListFilter, Storage } from '../storage';
import { StorageError } from '../storage';
import { putChapters } from './chapters';
import { MATCH_COLUMNS, type MatchRow, toMatch } from './rows';
import type { Use } from './use';

const WHOLE = `SELECT ${MATCH_COLUMNS} FROM matches`;

const LIST = `${WHOLE} WHERE ($1::text IS NULL OR system = $1) AND ($2::text IS NULL OR status = $2)
  AND ($3::bigint IS NULL OR updated_at < $3) AND ($4::bigint IS NULL OR updated_at > $4) AND (listed OR NOT $5)
  ORDER BY updated_at DESC LIMIT $6`;

const IDS = `SELECT id FROM matches WHERE status = $1
  AND ($2::bigint IS NULL OR (info::jsonb #>> '{pace,endedAt}')::numeric > $2) ORDER BY updated_at DESC`;

const CREATE = `INSERT INTO matches (id, system, engine, seed, created_at, scenario, options, status, version, updated_at,
  info, info_revision, listed, owner, epoch, file)
  VALUES ($1, $2, $3, $4, $5, $6, $7, 'playing', 0, $8, $9, 0, $10, $11, 1, $12)`;

const SET_INFO = `UPDATE matches SET info = $1, info_revision = info_revision + 1, updated_at = COALESCE($3, updated_at)
  WHERE id = $4 AND info_revision = $2 AND owner = $5 AND epoch = $6 RETURNING id`;

const FINISH = `UPDATE matches SET status = 'finished', outcome = $1, updated_at = COALESCE($2, updated_at),
  info = COALESCE($3, info), info_revision = info_revision + CASE WHEN $3::text IS NULL THEN 0 ELSE 1 END
  WHERE id = $4 AND version = $5 AND status = 'playing' AND ($6::int IS NULL OR info_revision = $6)
  AND owner = $7 AND epoch = $8 RETURNING id`;

const SET_ASIDE = "UPDATE matches SET status = 'aside', reason = $1, updated_at = $2 WHERE id = $3";

const keptIf = (rows: readonly unknown[]): Kept => (rows.length > 0 ? 'kept' : 'stale');

const filterValues = ({
  system,
  status,
  updatedBefore,
  updatedAfter,
  listed,
  limit,
}: ListFilter): unknown[] => [
  ...[system, status, updatedBefore, updatedAfter].map((it) => it ?? null),
  listed ?? false,
  limit,
];

type Table = Pick<Storage, 'create' | 'match' | 'list' | 'ids' | 'setInfo' | 'finish' | 'setAside'>;

export const matchTable = (use: Use): Table => ({
  ...reading(use),
  ...changing(use),
});

const reading = ({ reads }: Use): Pick<Storage, 'match' | 'list' | 'ids'> => ({
  async match(id) {
    const [row] = await reads.query<MatchRow>(`${WHOLE} WHERE id = $1`, [id]);
    return row && toMatch(row);
  },
  async list(filter) {
    const rows = await reads.query<MatchRow>(LIST, filterValues(filter));
    return rows.flatMap((row) => {
      try {
        return [toMatch(row)];
      } catch {
        // Damaged ones are left out.
        return [];
      }
    });
  },
  async ids(status, endedAfter) {
    const rows = await reads.query<{ id: string }>(IDS, [status, endedAfter ?? null]);
    return rows.map(({ id }) => id);
  },
});

const changing = ({
  writes,
  now,
  me,
  ownership,
}: Use): Pick<Storage, 'create' | 'setInfo' | 'finish' | 'setAside'> => ({
  async create(basis, info, chapters) {
    const { id, system, engine, scenario, options, seed, createdAt, file = null } = basis;
    const fixed = [id, system, engine, seed, createdAt];
    const texts = [JSON.stringify(scenario), JSON.stringify(options)];
    const kept = await writes.query(`${CREATE} ON CONFLICT DO NOTHING RETURNING id`, [
      ...[...fixed, ...texts, now()],
      ...[JSON.stringify(info), !info.unlisted, me.id, file],
    ]);
    if (kept.length === 0) throw new StorageError('There is a match by this id already.');
    ownership.made(id, 1);
    // Without them a replay makes them anew.
    await putChapters(writes, id, chapters);
  },
  async setInfo({ matchId, info, revision, hidden }: InfoCommit) {
    const epoch = await ownership.epochOf(matchId);
    const values = [JSON.stringify(info), revision, hidden ? null : now(), matchId];
    return keptIf(await writes.query(SET_INFO, [...values, me.id, epoch ?? null]));
  },
  async finish(id, version, outcome, { change, hidden } = {}) {
    const epoch = await ownership.epochOf(id);
    const info = change ? JSON.stringify(change.info) : null;
    const values = [JSON.stringify(outcome), hidden ? null : now(), info, id, version];
    const revision = change?.revision ?? null;
    return keptIf(await writes.query(FINISH, [...values, revision, me.id, epoch ?? null]));
  },
  async setAside(id, reason) {
    await writes.query(SET_ASIDE, [reason, now(), id]);
  },
});
