import type { Db } from './database';
import type { Kept, StoredChapter } from './storage';
import type { Job, Write } from './transactions';

/** How the tables are accessed. */
export interface Use {
  db: Db;
  now(): number;
  write(job: Job): Promise<Kept>;
  read<T>(run: () => T): Promise<T>;
}

/** A write that must change exactly one row. */
export const one = (sql: string, ...values: readonly unknown[]): Write => ({
  sql,
  values,
  must: 1,
});

/** A write that may change any number of rows. */
export const any = (sql: string, ...values: readonly unknown[]): Write => ({ sql, values });

const PUT_CHAPTER = `INSERT OR REPLACE INTO chapters (match_id, chapter, allies, axis, spectator, events)
  VALUES (?, ?, ?, ?, ?, ?)`;

/** A chapter closed earlier and reopened by a takeback is replaced. */
export const putChapter = (id: string, { chapter, versions, events }: StoredChapter): Write => {
  const { allies, axis, spectator } = versions;
  return any(PUT_CHAPTER, id, chapter, allies, axis, spectator, json(events));
};

export const json = (value: unknown): string => JSON.stringify(value);

export const jsonOrNull = (value: unknown): string | null =>
  value === undefined ? null : json(value);
