import type { Answer } from '../../src/game/online/protocol';
import { Queues } from '../common/queue';
import { REFUSALS, refused } from '../matches/answers';
import type { Door } from '../matches/door';
import type { Peer } from '../matches/peer';

/** How many entries and exits one socket may have pending; more are refused. */
const MAX_WAITING = 10;

/** Where a socket is: in one match at most. It enters and leaves one at a time, so that no stale visitor remains. */
export class Stay {
  private readonly turns = new Queues();
  private waiting = 0;
  private place: { match: string; peer: Peer } | undefined;

  constructor(
    private readonly socket: { connected: boolean },
    private readonly door: Pick<Door, 'leave'>,
  ) {}

  /** Leaves the previous match, then enters by `come`. */
  enter(match: string, peer: Peer, come: () => Promise<Answer>): Promise<Answer> {
    if (this.waiting >= MAX_WAITING) return Promise.resolve(refused(REFUSALS.tooFast));
    return this.inTurn(async () => {
      await this.goOut();
      // It disconnected while it waited.
      if (!this.socket.connected) return refused(REFUSALS.tooFast);
      this.place = { match, peer };
      const answer = await come();
      if (!answer.ok || !this.socket.connected) await this.goOut();
      return answer;
    });
  }

  leave(): Promise<void> {
    return this.inTurn(() => this.goOut());
  }

  private async inTurn<T>(job: () => Promise<T>): Promise<T> {
    this.waiting += 1;
    try {
      return await this.turns.run('', job);
    } finally {
      this.waiting -= 1;
    }
  }

  private async goOut(): Promise<void> {
    const left = this.place;
    this.place = undefined;
    if (left) await this.door.leave(left.match, left.peer);
  }
}
