import { type Reply, standIn, type Task, type Thought } from '../../bots';
import { must } from '../../rules/core';
import { systemOf } from '../../rules/registry';
import { Notice } from '../fault';
import type { Answer, Thinker } from './thinker';

/** The part of a web worker that is used. */
export type ThinkingWorker = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>;

/** A task on its way to the worker, and its answers. */
export interface Sent {
  id: number;
  task: Task;
}
export interface Received {
  id: number;
  reply: Reply;
}

/** How much longer than its budget a bot may take, in ms: for its work between two looks at its clock. */
const GRACE_MS = 500;

/** A worker that has not answered yet may still be loading; the wait in this case is limited to this. */
const LOADING_MS = 3000;

/** A worker silent for this long is hanging, not loading. */
const COLD_MS = 15_000;

/** After this many failures no worker is used any more. */
const MAX_FAILURES = 3;

/** Messages for the player: no worker is available, or a bot was ended for being late. */
type Trouble = 'failed' | 'late';

const TROUBLE: Readonly<Record<Trouble, string>> = {
  failed: 'The worker of the bots has failed.',
  late: 'A bot thought for too long.',
};

/** A task in the worker. */
interface Job {
  id: number;
  task: Task;
  answer: Answer;
  best: Thought | undefined;
  late: ReturnType<typeof setTimeout>;
}

/**
 * Bots in a web worker, so that the page is never blocked. A watchdog ends a late worker and answers with the best
 * thought so far, if any; the same if the worker dies. The next task gets a new worker. An unavailable worker is
 * reported once; from then on a bot that needs no search stands in, as it does while the worker is loading.
 */
export const workerThinker = (
  newWorker: () => ThinkingWorker,
  say = (trouble: Trouble): string => TROUBLE[trouble],
): Thinker => new WorkerThinker(newWorker, say);

class WorkerThinker implements Thinker {
  private readonly jobs = new Map<number, Job>();
  private worker: ThinkingWorker | undefined;
  private isWarm = false;
  private openedAt = 0;
  private failures = 0;
  private lastId = 0;

  constructor(
    private readonly newWorker: () => ThinkingWorker,
    private readonly say: (trouble: Trouble) => string,
  ) {}

  think(task: Task, answer: Answer): () => void {
    const id = ++this.lastId;
    const isGivenUp = this.failures >= MAX_FAILURES;
    const late = setTimeout(() => this.expire(id), isGivenUp ? 0 : this.patience(task));
    const job: Job = { id, task, answer, best: undefined, late };
    this.jobs.set(id, job);
    if (!isGivenUp) this.send(job);
    // The worker continues with it, and later tasks wait: it stays on the list, but its answer is ignored.
    return () => {
      job.answer = () => {};
    };
  }

  close(): void {
    for (const { late } of this.jobs.values()) clearTimeout(late);
    this.jobs.clear();
    this.worker?.terminate();
    this.worker = undefined;
  }

  /** Milliseconds until a task is late; those before it come first. */
  private patience(task: Task): number {
    const each = millisecondsOf(task) + (this.isWarm ? GRACE_MS : LOADING_MS);
    return each * (this.jobs.size + 1);
  }

  private send({ id, task }: Job): void {
    try {
      this.worker ??= this.open();
      this.worker.postMessage({ id, task } satisfies Sent);
    } catch {
      // Not before the task has been taken.
      setTimeout(() => this.lose('failed'));
    }
  }

  private open(): ThinkingWorker {
    const worker = this.newWorker();
    this.openedAt = Date.now();
    worker.onmessage = ({ data }: MessageEvent<Received>) => this.hear(data);
    worker.onerror = () => this.lose('failed');
    return worker;
  }

  private hear({ id, reply }: Received): void {
    this.isWarm = true;
    const job = this.jobs.get(id);
    if (!job) return;
    if ('soFar' in reply) {
      job.best = reply.soFar;
      return;
    }
    this.failures = 0;
    this.settle(job, 'thought' in reply ? reply.thought : (job.best ?? new Error(reply.fault)));
  }

  private expire(id: number): void {
    const job = this.jobs.get(id);
    if (!job) return;
    // A cold one may only be slow to load, and then takes the next task.
    if (this.isWarm || Date.now() - this.openedAt > COLD_MS) this.lose('late');
    else this.settle(job, instead(job));
  }

  private lose(trouble: Trouble): void {
    this.worker?.terminate();
    this.worker = undefined;
    this.isWarm = false;
    this.failures += 1;
    const isKnown = this.failures > 1;
    for (const job of [...this.jobs.values()])
      this.settle(job, job.best ?? (isKnown ? instead(job) : new Notice(this.say(trouble))));
  }

  private settle({ id, answer, late }: Job, thought: Thought | Error): void {
    clearTimeout(late);
    if (this.jobs.delete(id)) answer(thought);
  }
}

/** The decision of a bot that needs no search. */
function instead({ task }: Job): Thought | Error {
  try {
    return standIn(must(systemOf(task.system), `system ${task.system}`), task);
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

const millisecondsOf = ({ thinking }: Task): number =>
  'milliseconds' in thinking ? thinking.milliseconds : 0;
