import type { Run, Storage } from '../storage/storage';

/** How often the server's uptime is recorded. After a crash no clock has run on for longer than this. */
const BEAT_MS = 10_000;

/** How often the process checks that it is awake, and the most time that counts between two checks; in ms. */
const LOOK_MS = 250;
const MAX_GAP_MS = 1000;

/** The time sources of a server; in ms. */
interface ServerTime {
  /** Since 1970; it may be set by hand. */
  now(): number;
  /** Monotonic, from an arbitrary start. */
  monotonic(): number;
}

const SERVER_TIME: ServerTime = { now: Date.now, monotonic: () => performance.now() };

/** Records when the server was up and awake. Clocks run only then. */
export class Uptime {
  private before: readonly Run[] = [];
  private readonly from: number;
  private readonly looks: NodeJS.Timeout;
  private timer: NodeJS.Timeout | undefined;
  private awakeMs = 0;
  private lookedAt: number;
  readonly ready: Promise<void>;

  constructor(
    private readonly storage: Pick<Storage, 'runs' | 'setRun'>,
    private readonly fault: (error: unknown) => void,
    private readonly time: ServerTime = SERVER_TIME,
  ) {
    this.from = time.now();
    this.lookedAt = time.monotonic();
    this.looks = setInterval(() => this.look(), LOOK_MS).unref();
    this.ready = this.read();
  }

  /** The time source of match clocks: ms since 1970 at the start, then only time in which the process was awake. */
  steady = (): number => {
    this.look();
    return this.from + Math.floor(this.awakeMs);
  };

  private look(): void {
    const now = this.time.monotonic();
    this.awakeMs += Math.min(now - this.lookedAt, MAX_GAP_MS);
    this.lookedAt = now;
  }

  private async read(): Promise<void> {
    try {
      this.before = apart(await this.storage.runs(), this.from);
    } catch (error) {
      this.fault(error);
    }
    await this.beat();
    this.timer = setInterval(() => void this.beat(), BEAT_MS).unref();
  }

  private async beat(): Promise<void> {
    await this.storage.setRun({ from: this.from, to: this.steady() }).catch(this.fault);
  }

  /** How long the server was up between two times of the steady clock; in ms. */
  served = (from: number, to: number): number => {
    const runs = [...this.before, { from: this.from, to: Math.max(to, this.from) }];
    return runs.reduce((sum, run) => sum + overlap(run, from, to), 0);
  };

  async close(): Promise<void> {
    clearInterval(this.timer);
    clearInterval(this.looks);
    await this.beat();
  }
}

/** Time in which two servers were up counts once. */
const apart = (runs: readonly Run[], now: number): Run[] =>
  runs.map(({ from, to }, index) => ({ from, to: Math.min(to, runs[index + 1]?.from ?? now) }));

const overlap = (run: Run, from: number, to: number): number =>
  Math.max(0, Math.min(run.to, to) - Math.max(run.from, from));
