import { StorageError } from './storage';

interface Job {
  run(): unknown;
  resolve(value: unknown): void;
  reject(error: unknown): void;
  result?: unknown;
}

/** Writes that follow one another within so many ms are gathered for so many. */
const BUSY_WINDOW_MS = 10;
const GATHER_MS = 3;

/** The statements of a transaction. */
export interface Transactions {
  begin(): void;
  commit(): void;
  rollback(): void;
}

/**
 * Gathers what is to be written in one turn of the event loop, or in a moment under load, into one transaction: the disk is waited for once for all
 * matches. A job that cannot be done spoils nobody else's: the others are written again without it. A fault of the disk or
 * of the database is everybody's.
 */
export function newBatch({ begin, commit, rollback }: Transactions) {
  let waiting: Job[] = [];
  let flushedAt = Number.NEGATIVE_INFINITY;

  const attempt = (jobs: readonly Job[]): void => {
    begin();
    try {
      for (const job of jobs) job.result = job.run();
      commit();
    } catch (error) {
      rollback();
      throw error;
    }
  };
  const runAlone = (job: Job): void => {
    try {
      attempt([job]);
      job.resolve(job.result);
    } catch (error) {
      job.reject(told(error));
    }
  };
  const flush = (): void => {
    const jobs = waiting;
    waiting = [];
    flushedAt = performance.now();
    try {
      attempt(jobs);
      for (const job of jobs) job.resolve(job.result);
    } catch (error) {
      const failed = isOwnFault(error) ? runAlone : (job: Job) => job.reject(told(error));
      jobs.forEach(failed);
    }
  };
  /** At once when there is little to do; while there is much, more is waited for a moment. */
  const soon = (): void => {
    if (performance.now() - flushedAt > BUSY_WINDOW_MS) setImmediate(flush);
    else setTimeout(flush, GATHER_MS);
  };
  return {
    /** Resolves with what `run` gives once that is on the disk; `run` may run twice. */
    write<T>(run: () => T): Promise<T> {
      if (waiting.length === 0) soon();
      return new Promise<T>((resolve, reject) => {
        waiting.push({ run, resolve: resolve as Job['resolve'], reject });
      });
    },
    flush,
  };
}

/** Whether it is one job that is wrong, and not the database that cannot write. */
const isOwnFault = (error: unknown): boolean => {
  const { code = '' } = error as { code?: string };
  return !code.startsWith('SQLITE_') || code.startsWith('SQLITE_CONSTRAINT');
};

const SENTENCES: Readonly<Record<string, string>> = {
  SQLITE_FULL: 'The disk is full.',
  SQLITE_BUSY: 'Another program keeps the database locked.',
  SQLITE_LOCKED: 'Another program keeps the database locked.',
  SQLITE_READONLY: 'The database may not be written to.',
  SQLITE_CORRUPT: 'The database file is damaged.',
  SQLITE_NOTADB: 'The database file is damaged, or is none.',
  SQLITE_IOERR: 'The disk does not answer as it should.',
  SQLITE_CONSTRAINT: 'The database has something else in that place.',
};

/** A fault of the database in a sentence, its own text as the cause. */
export function told(error: unknown): StorageError {
  if (error instanceof StorageError) return error;
  const { code = '' } = error as { code?: string };
  const known = Object.keys(SENTENCES).find((name) => code.startsWith(name));
  const sentence = SENTENCES[known ?? ''] ?? 'The database cannot be used.';
  return new StorageError(sentence, { cause: error });
}
