import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { PROJECT } from '../common/project';
import type { Db } from './database';
import { thrown } from './faults';
import { newPacker, type Packed } from './packing';
import { type Kept, StorageError } from './storage';
import { type Job, newTransactions, type Result } from './transactions';

/** Executes jobs, all of them in one transaction. */
interface Runner {
  run(jobs: readonly Job[]): Promise<Result[]>;
  close(): Promise<void>;
}

/** Stores what is to be written. */
export interface Writer {
  /** Resolves once it is on disk; `stale` if a statement did not change the required rows. */
  write(job: Job): Promise<Kept>;
  /** Finishes what is waiting, then ends; nothing more is accepted. */
  close(): Promise<void>;
}

interface Waiting {
  job: Job;
  resolve(kept: Kept): void;
  reject(error: StorageError): void;
}

/** Batches jobs that arrive during a disk sync. A lone job goes at once; under load many share a transaction. */
export function newWriter(runner: Runner): Writer {
  let waiting: Waiting[] = [];
  let running: Promise<void> | undefined;
  let closed = false;
  const runAll = async (): Promise<void> => {
    // Everything from one turn of the event loop goes together.
    await new Promise(setImmediate);
    while (waiting.length > 0) {
      const jobs = waiting;
      waiting = [];
      settle(jobs, await outcomes(runner, jobs));
    }
    running = undefined;
  };
  return {
    write: (job) =>
      new Promise((resolve, reject) => {
        if (closed) return reject(new StorageError('The database is closed.'));
        waiting.push({ job, resolve, reject });
        running ??= runAll();
      }),
    async close() {
      closed = true;
      await running;
      await runner.close();
    },
  };
}

const outcomes = (runner: Runner, jobs: readonly Waiting[]): Promise<Result[] | StorageError> =>
  runner
    .run(jobs.map(({ job }) => job))
    .catch((cause: unknown) => new StorageError('The database cannot be used.', { cause }));

function settle(jobs: readonly Waiting[], results: readonly Result[] | StorageError): void {
  for (const [index, { resolve, reject }] of jobs.entries()) {
    const result = results instanceof StorageError ? results : results[index];
    if (result === 'kept' || result === 'stale') resolve(result);
    else
      reject(result instanceof StorageError ? result : thrown((result as { fault: never }).fault));
  }
}

/** Writes on a connection of this thread. */
export function runnerHere(db: Db): Runner {
  const transactions = newTransactions(db);
  return { run: async (jobs) => transactions(jobs), close: async () => {} };
}

/**
 * Writes in a separate thread, so that only those whose orders are being stored wait for the disk. A thread that ends
 * is replaced.
 */
export function runnerInThread(
  file: string,
  newWorker: (file: string) => Worker = newWritingWorker,
): Runner {
  let thread: Promise<Thread> | undefined;
  const started = (): Promise<Thread> => {
    if (thread) return thread;
    const starting = startThread(newWorker(file), () => {
      if (thread === starting) thread = undefined;
    });
    thread = starting;
    return starting;
  };
  return {
    run: async (jobs) => ask(await started(), jobs),
    async close() {
      const running = await thread?.catch(() => undefined);
      await running?.close();
    },
  };
}

const LOST = 'The thread that writes has ended.';

function ask({ worker, pack }: Thread, jobs: readonly Job[]): Promise<Result[]> {
  return new Promise((resolve, reject) => {
    const lost = () => done(() => reject(new Error(LOST)));
    const answered = (results: Result[]) => done(() => resolve(results));
    const done = (settleIt: () => void) => {
      worker.off('message', answered);
      worker.off('exit', lost);
      // An idle thread does not keep the process alive.
      worker.unref();
      settleIt();
    };
    worker.once('message', answered);
    worker.once('exit', lost);
    worker.ref();
    worker.postMessage(pack(jobs));
  });
}

/** A thread that has the database open. */
interface Thread {
  worker: Worker;
  pack(jobs: readonly Job[]): Packed;
  close(): Promise<void>;
}

const threadOf = (worker: Worker): Thread => ({
  worker,
  pack: newPacker(),
  close: () =>
    new Promise((resolve) => {
      worker.once('exit', () => resolve());
      worker.ref();
      worker.postMessage('close');
    }),
});

/** Resolves when the thread has the database open; `ended` is called when it ends, for whatever reason. */
function startThread(worker: Worker, ended: () => void): Promise<Thread> {
  return new Promise((resolve, reject) => {
    const lost = (error: Error) => {
      ended();
      reject(error);
    };
    worker.once('message', () => resolve(threadOf(worker)));
    worker.once('error', lost);
    // It may end without a message, before or after it opens the database.
    worker.once('exit', () => lost(new Error(LOST)));
  });
}

/** Works from source and from the build, where the thread's program is in the server's folder. */
function newWritingWorker(file: string): Worker {
  if (!import.meta.url.endsWith('.ts'))
    return new Worker(join(PROJECT, 'dist/server/storageWorker.js'), { workerData: file });
  const program = JSON.stringify(pathToFileURL(join(PROJECT, 'server/storage/worker.ts')).href);
  // A worker thread does not inherit the TypeScript loader from its process.
  const start = `import('tsx/esm/api').then(({ register }) => { register(); return import(${program}); });`;
  return new Worker(start, { eval: true, workerData: file });
}
