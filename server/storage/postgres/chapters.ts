import type { Storage, StoredChapter } from '../storage';
import type { Link } from './link';
import { type ChapterRow, toChapter } from './rows';
import type { Use } from './use';

/** Chapters of the match that `mine` holds; of none if it is empty. */
const PUT = `INSERT INTO chapters (match_id, chapter, allies, axis, spectator, events)
  SELECT mine.id, chapter.* FROM mine, unnest($2::int[], $3::int[], $4::int[], $5::int[], $6::text[])
    AS chapter (chapter, allies, axis, spectator, events)
  ON CONFLICT (match_id, chapter) DO UPDATE SET allies = EXCLUDED.allies, axis = EXCLUDED.axis,
    spectator = EXCLUDED.spectator, events = EXCLUDED.events`;

const columnsOf = (chapters: readonly StoredChapter[]): unknown[] => [
  chapters.map(({ chapter }) => chapter),
  chapters.map(({ versions }) => versions.allies),
  chapters.map(({ versions }) => versions.axis),
  chapters.map(({ versions }) => versions.spectator),
  chapters.map(({ events }) => JSON.stringify(events)),
];

/** A chapter closed earlier and reopened by a takeback is replaced. */
export async function putChapters(
  link: Pick<Link, 'query'>,
  id: string,
  chapters: readonly StoredChapter[],
): Promise<void> {
  if (chapters.length > 0)
    await link.query(`WITH mine AS (SELECT $1::text AS id) ${PUT}`, [id, ...columnsOf(chapters)]);
}

/** All in one statement, and nothing of it once the match has another owner: what he has stored since is newer. */
const DERIVE = `WITH mine AS (
    SELECT id FROM matches WHERE id = $1 AND owner = $7 AND epoch = $8 FOR UPDATE
  ), removed AS (
    DELETE FROM chapters USING mine WHERE match_id = id AND NOT (chapter = ANY($2::int[]))
  ), put AS (
    ${PUT}
  ) UPDATE orders SET versions = renewed.versions
  FROM mine, unnest($9::int[], $10::text[]) AS renewed (number, versions)
  WHERE orders.match_id = mine.id AND orders.number = renewed.number`;

const SNAPSHOT = `INSERT INTO snapshots (match_id, version, digest, body) VALUES ($1, $2, $3, $4)
  ON CONFLICT (match_id) DO UPDATE SET version = EXCLUDED.version, digest = EXCLUDED.digest, body = EXCLUDED.body`;

interface SnapshotRow {
  version: number;
  digest: string;
  body: string;
}

/** What derives from the orders. */
export const derivedTables = ({
  reads,
  writes,
  me,
  ownership,
}: Use): Pick<Storage, 'chaptersSince' | 'setDerived' | 'snapshot' | 'setSnapshot'> => ({
  async chaptersSince(id, viewer, version) {
    const sql = `SELECT chapter, allies, axis, spectator, events FROM chapters
      WHERE match_id = $1 AND ${viewer} > $2 ORDER BY chapter`;
    return (await reads.query<ChapterRow>(sql, [id, version])).map(toChapter);
  },
  async setDerived(id, versions, chapters) {
    const owner = [me.id, (await ownership.epochOf(id)) ?? null];
    const numbers = versions.map((_, index) => index + 1);
    const renewed = [numbers, versions.map((it) => JSON.stringify(it))];
    await writes.query(DERIVE, [id, ...columnsOf(chapters), ...owner, ...renewed]);
  },
  async snapshot(id) {
    const sql = 'SELECT version, digest, body FROM snapshots WHERE match_id = $1';
    return (await reads.query<SnapshotRow & Record<string, unknown>>(sql, [id]))[0];
  },
  async setSnapshot(id, { version, digest, body }) {
    await writes.query(SNAPSHOT, [id, version, digest, body]);
  },
});
