import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Reply, Task, Thought } from '../../src/bots';
import { PROJECT } from '../common/project';

/** A decision to be made: how long it may take is for the thinker to say. */
export type Question = Omit<Task, 'thinking'>;

/** Where bots think, out of the server's way. */
export interface Thinker {
  /** What the bot decides, or the best it has said so far when it fails or takes too long; rejects without either. */
  think(question: Question): Promise<Thought>;
  close(): Promise<void>;
}

export interface PoolOptions {
  threads: number;
  /** How long a bot may think, in ms. */
  budgetMs: number;
  /** How much longer it may take before it is ended, in ms; 1000 when absent. */
  graceMs?: number;
  newWorker?: () => Worker;
}

interface Job {
  task: Task;
  best?: Thought;
  resolve(thought: Thought): void;
  reject(error: Error): void;
}

/** Runs from source as from the build, where the thread's program lies beside the server's. */
function newThinkingWorker(): Worker {
  if (!import.meta.url.endsWith('.ts'))
    return new Worker(join(PROJECT, 'dist/server/botWorker.js'));
  const program = JSON.stringify(pathToFileURL(join(PROJECT, 'server/bots/worker.ts')).href);
  // Of TypeScript a thread knows nothing by itself, whatever its process was started with.
  const start = `import('tsx/esm/api').then(({ register }) => { register(); return import(${program}); });`;
  return new Worker(start, { eval: true });
}

/** A new thread may first have to load its program. */
const START_MS = 15_000;

const GRACE_MS = 1000;

/** A thread, and what it is busy with. */
interface Seat {
  worker: Worker;
  isWarm: boolean;
  job?: Job | undefined;
  late?: NodeJS.Timeout;
}

/** What a bot has said so far is better than nothing. */
function fail({ best, resolve, reject }: Job, error: Error): void {
  if (best) resolve(best);
  else reject(error);
}

/** Threads that take bots' tasks in their order. One that takes too long is ended, and another put in its place. */
export class ThinkerPool implements Thinker {
  private readonly waiting: Job[] = [];
  private readonly seats = new Set<Seat>();
  private closed = false;

  constructor(private readonly options: PoolOptions) {}

  think(question: Question): Promise<Thought> {
    const task = { ...question, thinking: { milliseconds: this.options.budgetMs } };
    return new Promise((resolve, reject) => {
      this.waiting.push({ task, resolve, reject });
      this.next();
    });
  }

  async close(): Promise<void> {
    this.closed = true;
    for (const job of this.waiting.splice(0)) job.reject(new Error('The server is stopping.'));
    await Promise.all([...this.seats].map(({ worker }) => worker.terminate()));
  }

  private next(): void {
    const [job] = this.waiting;
    const seat = job && !this.closed && this.freeSeat();
    if (!seat) return;
    this.waiting.shift();
    this.start(seat, job);
  }

  private freeSeat(): Seat | undefined {
    const free = [...this.seats].find((seat) => !seat.job);
    return free ?? (this.seats.size < this.options.threads ? this.newSeat() : undefined);
  }

  private newSeat(): Seat {
    const { newWorker = newThinkingWorker } = this.options;
    const seat: Seat = { worker: newWorker(), isWarm: false };
    seat.worker.on('message', (reply: Reply) => this.answered(seat, reply));
    seat.worker.on('error', (error) => this.lose(seat, error));
    seat.worker.on('exit', () => this.lose(seat, new Error('A thread of the bots has ended.')));
    this.seats.add(seat);
    return seat;
  }

  private start(seat: Seat, job: Job): void {
    const { budgetMs, graceMs = GRACE_MS } = this.options;
    const limit = budgetMs + graceMs + (seat.isWarm ? 0 : START_MS);
    seat.job = job;
    // It may be in an endless loop: nothing but its end helps.
    seat.late = setTimeout(() => this.lose(seat, new Error('A bot thought for too long.')), limit);
    seat.worker.postMessage(job.task);
  }

  private answered(seat: Seat, reply: Reply): void {
    const { job } = seat;
    seat.isWarm = true;
    if (!job) return;
    if ('soFar' in reply) {
      job.best = reply.soFar;
      return;
    }
    clearTimeout(seat.late);
    seat.job = undefined;
    if ('thought' in reply) job.resolve(reply.thought);
    else fail(job, new Error(reply.fault));
    this.next();
  }

  private lose(seat: Seat, error: Error): void {
    if (!this.seats.delete(seat)) return;
    clearTimeout(seat.late);
    if (seat.job) fail(seat.job, error);
    seat.worker.terminate().catch(() => {});
    this.next();
  }
}
