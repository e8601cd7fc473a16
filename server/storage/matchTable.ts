import { fits, latestFirst, type Wanted } from './filters';
import { newSearches, type RowNumber } from './findIndex';
import type { MatchInfo } from './matchInfo';
import { MATCH_COLUMNS, type MatchRow, sound, textOf, toMatch } from './rows';
import { any, json, jsonOrNull, one, putChapter, type Use } from './statements';
import type { MatchBasis, Storage, StoredMatch } from './storage';
import type { Write } from './transactions';

const WHOLE_MATCH = `SELECT ${MATCH_COLUMNS} FROM matches JOIN bases ON match_id = id`;

/** Reads only indexed columns of matches, so that a damaged page hides only the matches on it. */
const SOME_ROWS = `SELECT rowid AS row FROM matches
  WHERE (?1 IS NULL OR system = ?1) AND (?2 IS NULL OR status = ?2)
  AND (?3 IS NULL OR updated_at < ?3) AND (?4 IS NULL OR updated_at > ?4) AND listed IN (1, ?5)
  ORDER BY updated_at DESC LIMIT ?6`;

const ROWS_OF = 'SELECT rowid AS row FROM matches WHERE status = ? ORDER BY updated_at DESC';

/** Its id, unless it ended before a time. */
const ID_OF = `SELECT CAST(id AS BLOB) AS id FROM matches WHERE rowid = ?1
  AND (?2 IS NULL OR CASE WHEN json_valid(info) THEN json_extract(info, '$.pace.endedAt') > ?2 END)`;

const INSERT_MATCH = `INSERT INTO matches (id, system, engine, seed, created_at, status, version, updated_at, info,
  info_revision, listed) VALUES (?, ?, ?, ?, ?, 'playing', 0, ?, ?, 0, ?)`;

const INSERT_BASE = 'INSERT INTO bases (match_id, scenario, options, file) VALUES (?, ?, ?, ?)';

const SET_INFO = `UPDATE matches SET info = ?1, info_revision = ?2 + 1, updated_at = COALESCE(?3, updated_at)
  WHERE id = ?4 AND info_revision = ?2`;

const FINISH = `UPDATE matches SET status = 'finished', outcome = ?1, updated_at = COALESCE(?2, updated_at),
  info = COALESCE(?3, info), info_revision = info_revision + (?3 IS NOT NULL)
  WHERE id = ?4 AND version = ?5 AND status = 'playing' AND (?6 IS NULL OR info_revision = ?6)`;

const SET_ASIDE = "UPDATE matches SET status = 'aside', reason = ?, updated_at = ? WHERE id = ?";

/** The rows of a new match. */
function insertsOf(basis: MatchBasis, info: MatchInfo, updatedAt: number): Write[] {
  const { id, system, engine, scenario, options, seed, createdAt, file = null } = basis;
  const times = [createdAt, updatedAt];
  return [
    one(INSERT_MATCH, id, system, engine, seed, ...times, json(info), Number(!info.unlisted)),
    one(INSERT_BASE, id, json(scenario), json(options), file),
  ];
}

export function matchTable({
  db,
  now,
  write,
  read,
}: Use): Pick<Storage, 'create' | 'match' | 'list' | 'ids' | 'setInfo' | 'finish' | 'setAside'> {
  const byId = db.prepare(`${WHOLE_MATCH} WHERE id = ?`);
  const byRow = db.prepare(`${WHOLE_MATCH} WHERE matches.rowid = ?`);
  const search = newSearches(db);
  const someRows = db.prepare(SOME_ROWS);
  const rowsOf = db.prepare(ROWS_OF);
  const idOf = db.prepare(ID_OF);
  const matchIn = ({ row }: RowNumber): StoredMatch => toMatch(byRow.get(row) as MatchRow);
  const latest = (rows: readonly RowNumber[], filter: Wanted): RowNumber[] =>
    sound(rows, (it) => ({ row: it.row, match: matchIn(it) }))
      .filter(({ match }) => fits(match, filter))
      .sort((a, b) => latestFirst(a.match, b.match));
  return {
    async create(basis, info, chapters) {
      const put = chapters.map((chapter) => putChapter(basis.id, chapter));
      await write([...insertsOf(basis, info, now()), ...put]);
    },
    match: (id) =>
      read(() => {
        const row = byId.get(id) as MatchRow | undefined;
        return row && toMatch(row);
      }),
    list: (filter) =>
      read(() => {
        const { system, status, updatedBefore, updatedAfter, listed, limit } = filter;
        const wanted = [system, status, updatedBefore, updatedAfter].map((it) => it ?? null);
        const rows = search({
          byIndex: () => someRows.all(...wanted, listed ? 1 : 0, limit) as RowNumber[],
          among: (all) => latest(all, filter).slice(0, limit),
        });
        return sound(rows, matchIn);
      }),
    ids: (status, endedAfter) =>
      read(() => {
        const rows = search({
          byIndex: () => rowsOf.all(status) as RowNumber[],
          among: (all) => latest(all, { status }),
        });
        return sound(rows, ({ row }) => {
          const found = idOf.get(row, endedAfter ?? null) as Pick<MatchRow, 'id'> | undefined;
          return found ? [textOf(found.id)] : [];
        }).flat();
      }),
    setInfo: ({ matchId, info, revision, hidden }) =>
      write([one(SET_INFO, json(info), revision, hidden ? null : now(), matchId)]),
    finish: (id, version, outcome, { change, hidden } = {}) => {
      const set = [json(outcome), hidden ? null : now(), jsonOrNull(change?.info)];
      return write([one(FINISH, ...set, id, version, change?.revision ?? null)]);
    },
    async setAside(id, reason) {
      await write([any(SET_ASIDE, reason, now(), id)]);
    },
  };
}
