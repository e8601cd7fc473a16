import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Reply, Task, Thought } from '../../src/bots';
import { PROJECT } from '../common/project';
import { Turns, type Whose } from './turns';

/** A decision to be made: how long it may take is for the thinker to say. */
export type Question = Omit<Task, 'thinking'>;

/** Where bots think, out of the server's way. */
export interface Thinker {
  /** What the bot decides, or the best it has said so far when it fails or takes too long; rejects without either. */
  think(question: Question, whose: Whose): Promise<Thought>;
  close(): Promise<void>;
}

interface PoolOptions {
  /** No more than leave a processor to the server itself. */
  threads: number;
  /** What this machine has, when absent. */
  processors?: number;
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

/** Threads that take bots' tasks in turn, whoever asks for how many. One that takes too long is ended, and another put in its place. */
export class ThinkerPool implements Thinker {
  private readonly waiting = new Turns<Job>();
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
      this.waiting.add(whose, { task, resolve, reject });
      this.next();
    });
  }

  async close(): Promise<void> {
    this.closed = true;
    for (const job of this.waiting.clear()) job.reject(new Error('The server is stopping.'));
    await Promise.all([...this.seats].map(({ worker }) => worker.terminate()));
  }

  private next(): void {
    const seat = this.closed ? undefined : this.freeSeat();
    const job = seat && this.waiting.next();
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
