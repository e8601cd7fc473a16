import type { Reply, Task, Thought } from '../../bots';
import type { Answer, Thinker } from './thinker';

/** What is used of a web worker. */
export type ThinkingWorker = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>;

/** A task on its way to the worker, and what comes back of it. */
export interface Sent {
  id: number;
  task: Task;
}
export interface Received {
  id: number;
  reply: Reply;
}

/** How much longer than its budget a bot may take, in ms: for what it does between two looks at its clock. */
const GRACE_MS = 500;

/** A worker that has not answered yet may still have to be loaded; meanwhile nobody is kept waiting longer. */
const LOADING_MS = 3000;

/** A worker that has failed so often will not come. */
const MOST_FAILURES = 3;

/** A task in the worker. */
interface Job {
  id: number;
  answer: Answer;
  best: Thought | undefined;
  late: ReturnType<typeof setTimeout>;
}

/**
 * Bots in a web worker, so that the page is never held up. A watchdog ends a worker that is late and answers with the
 * best thought so far, where there is one; so it does when the worker dies. The next task gets a new worker.
 */
export function workerThinker(newWorker: () => ThinkingWorker): Thinker {
  let worker: ThinkingWorker | undefined;
  let isWarm = false;
  let failures = 0;
  let lastId = 0;
  const jobs = new Map<number, Job>();

  const lose = (what: string) => {
    worker?.terminate();
    worker = undefined;
    isWarm = false;
    failures += 1;
    for (const job of [...jobs.values()]) settle(job, job.best ?? new Error(what));
  };
  const settle = ({ id, answer, late }: Job, thought: Thought | Error) => {
    clearTimeout(late);
    if (jobs.delete(id)) answer(thought);
  };
  const hear = ({ id, reply }: Received) => {
    isWarm = true;
    const job = jobs.get(id);
    if (!job) return;
    if ('soFar' in reply) job.best = reply.soFar;
    else {
      failures = 0;
      settle(job, 'thought' in reply ? reply.thought : (job.best ?? new Error(reply.fault)));
    }
  };
  const open = (): ThinkingWorker => {
    const opened = newWorker();
    opened.onmessage = ({ data }: MessageEvent<Received>) => hear(data);
    opened.onerror = () => lose('The worker of the bots has failed.');
    return opened;
  };
  const expire = (id: number) => {
    const job = jobs.get(id);
    if (!job) return;
    // A cold one may only be slow to load, and then takes the next task.
    if (isWarm) lose('A bot thought for too long.');
    else settle(job, new Error('The worker of the bots is not there yet.'));
  };

  return {
    think(task, answer) {
      const id = ++lastId;
      const wait = millisecondsOf(task) + (isWarm ? GRACE_MS : LOADING_MS);
      const job: Job = { id, answer, best: undefined, late: setTimeout(() => expire(id), wait) };
      jobs.set(id, job);
      try {
        if (failures >= MOST_FAILURES) throw new Error('The worker of the bots fails.');
        worker ??= open();
        worker.postMessage({ id, task } satisfies Sent);
      } catch (error) {
        clearTimeout(job.late);
        job.late = setTimeout(() => settle(job, error as Error));
      }
      return () => {
        clearTimeout(job.late);
        jobs.delete(id);
      };
    },
    close() {
      for (const { late } of jobs.values()) clearTimeout(late);
      jobs.clear();
      worker?.terminate();
      worker = undefined;
    },
  };
}

const millisecondsOf = ({ thinking }: Task): number =>
  'milliseconds' in thinking ? thinking.milliseconds : 0;
