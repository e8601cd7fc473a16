import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { NoticeReason } from '../../src/game/online/notices';
import { enemyOf, SIDES, type Side } from '../../src/rules/core';
import type { Matches } from '../matches/matches';
import type { Room } from '../matches/room';
import type { NoticeTarget } from '../storage/notices';
import { newLanes } from './lanes';
import type { Sender, Sent } from './sender';
import { withNotices } from './targets';

export interface NotifierOptions {
  /** How long somebody may be away before he is told; in ms. */
  quietMs: number;
  /** Notices an hour to one address, whatever the match. */
  perHour: number;
}

export const NOTIFIER_OPTIONS: NotifierOptions = { quietMs: 30_000, perHour: 12 };

/** Notices that are on their way at one time; others wait. */
const MOST_AT_ONCE = 20;

/** Tells players who are not there that a match waits for them. It goes by what everybody may know of the match. */
export class Notifier {
  private readonly timers = new Map<string, NodeJS.Timeout>();
  private readonly limiter: RateLimiterMemory;
  private readonly lanes = newLanes(MOST_AT_ONCE);
  /** Whoever gives somebody else's address cannot make much of it. */
  private readonly questions = new RateLimiterMemory({ points: 3, duration: 24 * 3600 });

  constructor(
    private readonly matches: Matches,
    private readonly sender: Pick<Sender, 'send' | 'ask'>,
    private readonly options: NotifierOptions = NOTIFIER_OPTIONS,
  ) {
    this.limiter = new RateLimiterMemory({ points: options.perHour, duration: 3600 });
    matches.watch({
      moved: (room) => this.moved(room),
      reminded: (room, side) => this.tell(room, side, 'time'),
      asked: (room, by) => this.tell(room, enemyOf(by), 'asked'),
    });
  }

  close(): void {
    for (const timer of this.timers.values()) clearTimeout(timer);
  }

  /** Asks the holder of a mail address whether he wants to be told. */
  ask(id: string, side: Side, target: NoticeTarget): void {
    const asked = this.matches.inRoom(id, async ({ match }) => match);
    this.contain(
      asked.then(async (match) => {
        if (match && (await mayTell(this.questions, target)))
          await this.lanes(() => this.sender.ask({ match, side, target }));
      }),
    );
  }

  private moved(room: Room): void {
    const { match } = room;
    for (const side of SIDES) {
      if (!match.info.seats[side].notices?.length) continue;
      if (match.status === 'finished') this.farewell(room, side);
      else if (waitsFor(room, side)) this.plan(match.id, side);
    }
  }

  /** Somebody who is there, or comes within a moment, need not be told. */
  private plan(id: string, side: Side): void {
    const key = `${id} ${side}`;
    if (this.timers.has(key)) return;
    const look = () => {
      this.timers.delete(key);
      this.contain(this.matches.inRoom(id, (room) => this.tellTurn(room, side)));
    };
    this.timers.set(key, setTimeout(look, this.options.quietMs).unref());
  }

  private async tellTurn(room: Room, side: Side): Promise<void> {
    const { id, status } = room.match;
    if (!waitsFor(room, side) || status !== 'playing') return;
    // He may yet go without having decided.
    if (this.matches.audience.connected(id)[side]) return this.plan(id, side);
    this.tell(room, side, 'turn');
    const { clock } = room.host.segment(room.hosted.state);
    await this.matches.changeQuietly(room, (info) => ({
      ...info,
      seats: { ...info.seats, [side]: { ...info.seats[side], toldOf: clock } },
    }));
  }

  /** The last notice; then the addresses are forgotten. */
  private farewell(room: Room, side: Side): void {
    this.tell(room, side, 'over');
    this.forget(room.match.id, side, () => true);
  }

  private tell({ match }: Room, side: Side, reason: NoticeReason): void {
    if (this.matches.audience.connected(match.id)[side]) return;
    for (const target of (match.info.seats[side].notices ?? []).filter(isWanted))
      this.contain(
        this.sendOne(target, () => this.sender.send({ match, side, reason, target })).then(
          (sent) => {
            if (sent === 'sent') this.matches.report((it) => it.notified?.(reason));
            if (sent === 'gone') this.forget(match.id, side, ({ key }) => key === target.key);
          },
        ),
      );
  }

  private async sendOne(
    target: NoticeTarget,
    send: () => Promise<Sent>,
  ): Promise<Sent | undefined> {
    return (await mayTell(this.limiter, target)) ? this.lanes(send) : undefined;
  }

  private forget(id: string, side: Side, which: (target: NoticeTarget) => boolean): void {
    this.contain(
      this.matches.inRoom(id, (room) =>
        this.matches.changeQuietly(room, (info) =>
          withNotices(info, side, (known) => known.filter((it) => !which(it))),
        ),
      ),
    );
  }

  private contain(job: Promise<unknown>): void {
    job.catch((error: unknown) =>
      this.matches.report((it) => it.fault?.(nameless(error), 'notice')),
    );
  }
}

/** A fault without what it may say of addresses. */
function nameless(error: unknown): unknown {
  const { code } = Object(error) as { code?: unknown };
  return code === undefined ? error : new Error(`A notice could not be sent: ${code}.`);
}

/** Only who has said so himself is told by mail. */
const isWanted = (target: NoticeTarget): boolean =>
  target.kind !== 'mail' || target.confirmed === true;

const mayTell = (limiter: RateLimiterMemory, target: NoticeTarget): Promise<boolean> =>
  limiter.consume(addressOf(target)).then(
    () => true,
    () => false,
  );

const addressOf = (target: NoticeTarget): string => {
  if (target.kind === 'mail') return target.address.toLowerCase();
  return target.kind === 'push' ? target.endpoint : target.url;
};

/** Whether a side has a decision to make of which its holder has not been told. */
function waitsFor({ host, hosted, match }: Room, side: Side): boolean {
  const { active, clock } = host.segment(hosted.state);
  const { bot, toldOf } = match.info.seats[side];
  const isPaused = match.info.pace?.pausedSince !== undefined;
  return active[side] !== 'waiting' && bot === undefined && !isPaused && toldOf !== clock;
}
