import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { fileInProject } from '../common/project';
import { type PairResult, playPair } from './pair';
import type { Plan } from './plan';

/** Plays the pairs with these numbers and returns them in order; stops early when the caller does. */
export const playPairs = (
  plan: Plan,
  pairs: readonly number[],
  threads: number,
): AsyncGenerator<PairResult> =>
  threads === 1
    ? playHere(plan, pairs)
    : playInThreads(plan, pairs, Math.min(threads, pairs.length));

async function* playHere(plan: Plan, pairs: readonly number[]): AsyncGenerator<PairResult> {
  for (const pair of pairs) yield await playPair(plan, pair);
}

/** Each thread takes the next pair when it has finished one. */
async function* playInThreads(
  plan: Plan,
  pairs: readonly number[],
  threads: number,
): AsyncGenerator<PairResult> {
  const waiting = [...pairs];
  const done = new Map<number, Settled>(pairs.map((pair) => [pair, settled()]));
  const workers = Array.from({ length: threads }, () => newArenaWorker(plan));
  for (const worker of workers) {
    const next = () => worker.postMessage(waiting.shift() ?? null);
    worker.on('message', (result: PairResult) => {
      done.get(result.pair)?.resolve(result);
      next();
    });
    worker.on('error', (error) => {
      for (const { reject } of done.values()) reject(error);
    });
    next();
  }
  try {
    for (const pair of pairs) yield await (done.get(pair) as Settled).promise;
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

/** A pair to be played, and its waiting caller. */
interface Settled {
  promise: Promise<PairResult>;
  resolve(result: PairResult): void;
  reject(error: unknown): void;
}

function settled(): Settled {
  let resolve: Settled['resolve'] = () => {};
  let reject: Settled['reject'] = () => {};
  const promise = new Promise<PairResult>((done, failed) => {
    resolve = done;
    reject = failed;
  });
  // The waiting caller gets the failure; other pairs have no caller.
  promise.catch(() => {});
  return { promise, resolve, reject };
}

/** Works from source and from the build, where the thread's program lies beside the command line's. */
function newArenaWorker(plan: Plan): Worker {
  if (!import.meta.url.endsWith('.ts'))
    return new Worker(fileInProject('dist/server/arenaWorker.js'), { workerData: plan });
  const program = JSON.stringify(pathToFileURL(fileInProject('src/cli/arena/worker.ts')).href);
  // A worker thread does not inherit the TypeScript loader from its process.
  const start = `import('tsx/esm/api').then(({ register }) => { register(); return import(${program}); });`;
  return new Worker(start, { eval: true, workerData: plan });
}
