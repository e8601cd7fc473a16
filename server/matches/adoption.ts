import type { Ownership } from '../storage/ownership';
import { MovedError } from '../storage/ownership';
import type { Matches } from './matches';
import { hasBots } from './room';

/** How many matches are taken at a time, so that several servers share those of one that has gone. */
const AT_ONCE = 8;

/** Takes unfinished matches that have no owner, now and whenever there may be some, and lets lost ones go. */
export class Adoption {
  private running: Promise<void> | undefined;
  private closed = false;

  constructor(
    private readonly matches: Matches,
    private readonly ownership: Ownership,
  ) {
    ownership.onFree(() => this.look());
    ownership.onLost((ids) => {
      for (const id of ids) void matches.lose(id);
    });
    this.look();
  }

  async close(): Promise<void> {
    this.closed = true;
    await this.running;
  }

  private look(): void {
    this.running ??= this.adoptAll()
      .catch((error: unknown) => this.fault(error))
      .finally(() => {
        this.running = undefined;
      });
  }

  private async adoptAll(): Promise<void> {
    while (!this.closed) {
      const ids = await this.ownership.adopt(AT_ONCE);
      for (const id of ids) await this.open(id);
      if (ids.length < AT_ONCE) return;
    }
  }

  /** Its clocks, bots and notices go on from here. */
  private async open(id: string): Promise<void> {
    try {
      const room = await this.matches.inRoom(id, async (it) => it);
      if (room && !hasBots(room)) await this.matches.letGo(id);
    } catch (error) {
      if (!(error instanceof MovedError)) this.fault(error);
    }
  }

  private fault(error: unknown): void {
    this.matches.report((it) => it.fault?.(error, 'adoption'));
  }
}
