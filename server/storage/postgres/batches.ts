import type { Kept } from '../storage';
import type { Link } from './link';
import { keepOrders, type OwnedCommit } from './orders';

interface Waiting {
  owned: OwnedCommit;
  resolve(kept: Kept): void;
  reject(error: unknown): void;
}

/** Keeps together what arrives while others are being kept. A batch has one order of a match at most. */
export class Batches {
  private waiting: Waiting[] = [];
  private running: Promise<void> | undefined;

  constructor(
    private readonly link: Link,
    private readonly owner: string,
  ) {}

  keep(owned: OwnedCommit): Promise<Kept> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ owned, resolve, reject });
      this.running ??= this.runAll();
    });
  }

  async idle(): Promise<void> {
    await this.running;
  }

  private async runAll(): Promise<void> {
    // What comes in one turn of the event loop goes together.
    await new Promise(setImmediate);
    while (this.waiting.length > 0) await this.runBatch(this.nextBatch());
    this.running = undefined;
  }

  private nextBatch(): Waiting[] {
    const seen = new Set<string>();
    const batch: Waiting[] = [];
    const later: Waiting[] = [];
    for (const it of this.waiting) {
      const { matchId } = it.owned.commit;
      (seen.has(matchId) ? later : batch).push(it);
      seen.add(matchId);
    }
    this.waiting = later;
    return batch;
  }

  /** If a batch fails, each of its orders is tried alone: one of them may be at fault. */
  private async runBatch(batch: readonly Waiting[]): Promise<void> {
    const commits = batch.map(({ owned }) => owned);
    try {
      const results = await keepOrders(this.link, this.owner, commits);
      for (const [index, { resolve }] of batch.entries()) resolve(results[index] as Kept);
    } catch (error) {
      const [first] = batch;
      if (batch.length === 1) return first?.reject(error);
      for (const it of batch) await this.runBatch([it]);
    }
  }
}
