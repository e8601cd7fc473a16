import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Reply, Task, Thought } from '../../src/bots';
import { PROJECT } from '../common/project';
import { Turns, type Whose } from './turns';

/** A decision to make. The thinker sets its time limit. */
export type Question = Omit<Task, 'thinking'>;

/** Where bots think, off the server's main thread. */
export interface Thinker {
  /** The bot's decision, or its best so far if it fails or takes too long. Rejects if there is neither. */
  think(question: Question, whose: Whose): Promise<Thought>;
  /** How many questions wait for a thread. */
  waiting?(): number;
  close(): Promise<void>;
}

interface PoolOptions {
  /** At least one processor is left to the server. */
  threads: number;
  /** Defaults to the processors of this machine. */
  processors?: number;
  /** How long a bot may think, in ms. */
  budgetMs: number;
  /** Extra time before its thread is ended, in ms; 1000 by default. */
  graceMs?: number;
  newWorker?: () => Worker;
}

interface Job {
  task: Task;
  best?: Thought;
  resolve(thought: Thought): void;
  reject(error: Error): void;
}

/** Works from source and from the build, where the thread's program is in the server's folder. */
function newThinkingWorker(): Worker {
  if (!import.meta.url.endsWith('.ts'))
    return new Worker(join(PROJECT, 'dist/server/botWorker.js'));
  const program = JSON.stringify(pathToFileURL(join(PROJECT, 'server/bots/worker.ts')).href);
  // A worker thread does not inherit the TypeScript loader from its process.
  const start = `import('tsx/esm/api').then(({ register }) => { register(); return import(${program}); });`;
  return new Worker(start, { eval: true });
}

/** A new thread may first have to load its program. */
const START_MS = 15_000;

const GRACE_MS = 1000;

/** A thread and its current task. */
interface Seat {
  worker: Worker;
  isWarm: boolean;
  job?: Job | undefined;
  late?: NodeJS.Timeout;
}

/** Falls back on the bot's best order so far. */
function fail({ best, resolve, reject }: Job, error: Error): void {
  if (best) resolve(best);
  else reject(error);
}

/**
 * Threads that take bots' tasks in turn, fairly among those who ask. A thread that takes too long is ended and
 * replaced.
 */
export class ThinkerPool implements Thinker {
  private readonly turns = new Turns<Job>();
  private readonly seats = new Set<Seat>();
  private closed = false;

  private readonly threads: number;

  constructor(private readonly options: PoolOptions) {
    const { threads, processors = availableParallelism() } = options;
    this.threads = Math.max(1, Math.min(threads, processors - 1));
  }

  think(question: Question, whose: Whose): Promise<Thought> {
    const task = { ...question, thinking: { milliseconds: this.options.budgetMs } };
    return new Promise((resolve, reject) => {
      this.turns.add(whose, { task, resolve, reject });
      this.next();
    });
  }

  waiting(): number {
    return this.turns.size;
  }

  async close(): Promise<void> {
    this.closed = true;
    for (const job of this.turns.clear()) job.reject(new Error('The server is stopping.'));
    await Promise.all([...this.seats].map(({ worker }) => worker.terminate()));
  }

  private next(): void {
    const seat = this.closed ? undefined : this.freeSeat();
    const job = seat && this.turns.next();
    if (job) this.start(seat, job);
  }

  private freeSeat(): Seat | undefined {
    const free = [...this.seats].find((seat) => !seat.job);
    return free ?? (this.seats.size < this.threads ? this.newSeat() : undefined);
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
    // It may be in an endless loop, so the thread has to be ended.
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
