import type { Db } from './database';
import { type Fault, faultOf } from './faults';
import type { Kept } from './storage';

/** A statement that changes something; `must`: how many rows, or its whole job is stale. */
export interface Write {
  sql: string;
  values: readonly unknown[];
  must?: number;
}

/** Statements that are executed together or not at all. */
export type Job = readonly Write[];

export type Result = Kept | { fault: Fault };

/** Discovered when statements of the job have already run. */
const STALE = Symbol('stale');

/**
 * Runs jobs in one transaction, with one disk sync for all. If a job fails, the others are run again without it. A
 * fault of the disk or of the database fails all jobs.
 */
export function newTransactions(db: Db): (jobs: readonly Job[]) => Result[] {
  const prepared = new Map<string, ReturnType<Db['prepare']>>();
  const statement = (sql: string) => {
    const known = prepared.get(sql) ?? db.prepare(sql);
    prepared.set(sql, known);
    return known;
  };
  const run = (job: Job): Kept => {
    for (const [index, { sql, values, must }] of job.entries()) {
      const { changes } = statement(sql).run(...values);
      if (must === undefined || changes === must) continue;
      if (index === 0) return 'stale';
      throw STALE;
    }
    return 'kept';
  };
  const attempt = (jobs: readonly Job[]): Kept[] => {
    db.exec('BEGIN IMMEDIATE');
    try {
      const results = jobs.map(run);
      db.exec('COMMIT');
      return results;
    } catch (error) {
      if (db.inTransaction) db.exec('ROLLBACK');
      throw error;
    }
  };
  const alone = (job: Job): Result[] => {
    try {
      return attempt([job]);
    } catch (error) {
      return [error === STALE ? 'stale' : { fault: faultOf(error) }];
    }
  };
  return (jobs) => {
    try {
      return attempt(jobs);
    } catch (error) {
      if (error === STALE || isOwnFault(error)) return jobs.flatMap(alone);
      return jobs.map(() => ({ fault: faultOf(error) }));
    }
  };
}

/** Whether a single job is at fault, rather than the database. */
const isOwnFault = (error: unknown): boolean => {
  const { code = '' } = error as { code?: string };
  return !code.startsWith('SQLITE_') || code.startsWith('SQLITE_CONSTRAINT');
};
