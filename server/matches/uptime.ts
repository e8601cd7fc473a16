import type { Run, Storage } from '../storage/storage';

/** How often it is noted that the server is there: after a crash no clock has gone on for longer. */
export const BEAT_MS = 10_000;

/** Knows when the server was there: only then do clocks go. */
export class Uptime {
  private before: readonly Run[] = [];
  private readonly from: number;
  private timer: NodeJS.Timeout | undefined;
  readonly ready: Promise<void>;

  constructor(
    private readonly storage: Pick<Storage, 'runs' | 'setRun'>,
    private readonly now: () => number,
    private readonly fault: (error: unknown) => void,
  ) {
    this.from = now();
    this.ready = this.read();
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
    await this.storage.setRun({ from: this.from, to: this.now() }).catch(this.fault);
  }

  /** How long the server was there between two times; in ms. */
  served = (from: number, to: number): number => {
    const runs = [...this.before, { from: this.from, to: Math.max(to, this.from) }];
    return runs.reduce((sum, run) => sum + overlap(run, from, to), 0);
  };

  async close(): Promise<void> {
    clearInterval(this.timer);
    await this.beat();
  }
}

/** Of two servers that were there at one time, each minute counts once. */
const apart = (runs: readonly Run[], now: number): Run[] =>
  runs.map(({ from, to }, index) => ({ from, to: Math.min(to, runs[index + 1]?.from ?? now) }));

const overlap = (run: Run, from: number, to: number): number =>
  Math.max(0, Math.min(run.to, to) - Math.max(run.from, from));
