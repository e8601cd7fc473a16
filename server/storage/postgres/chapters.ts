import type { Storage, StoredChapter } from '../storage';
import type { Link } from './link';
import { type ChapterRow, toChapter } from './rows';
import type { Use } from './use';

const PUT = `INSERT INTO chapters (match_id, chapter, allies, axis, spectator, events)
  SELECT $1, chapter.* FROM unnest($2::int[], $3::int[], $4::int[], $5::int[], $6::text[])
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
  if (chapters.length > 0) await link.query(PUT, [id, ...columnsOf(chapters)]);
}

const RENEW = `UPDATE orders SET versions = renewed.versions
  FROM unnest($2::int[], $3::text[]) AS renewed (number, versions)
  WHERE orders.match_id = $1 AND orders.number = renewed.number`;

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
}: Use): Pick<Storage, 'chaptersSince' | 'setDerived' | 'snapshot' | 'setSnapshot'> => ({
  async chaptersSince(id, viewer, version) {
    const sql = `SELECT chapter, allies, axis, spectator, events FROM chapters
      WHERE match_id = $1 AND ${viewer} > $2 ORDER BY chapter`;
    return (await reads.query<ChapterRow>(sql, [id, version])).map(toChapter);
  },
  async setDerived(id, versions, chapters) {
    await writes.query('DELETE FROM chapters WHERE match_id = $1', [id]);
    await putChapters(writes, id, chapters);
    const numbers = versions.map((_, index) => index + 1);
    await writes.query(RENEW, [id, numbers, versions.map((it) => JSON.stringify(it))]);
  },
  async snapshot(id) {
    const sql = 'SELECT version, digest, body FROM snapshots WHERE match_id = $1';
    return (await reads.query<SnapshotRow & Record<string, unknown>>(sql, [id]))[0];
  },
  async setSnapshot(id, { version, digest, body }) {
    await writes.query(SNAPSHOT, [id, version, digest, body]);
  },
});
