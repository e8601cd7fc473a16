import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { NoticeReason } from '../../src/game/online/notices';
import { enemyOf, SIDES, type Side } from '../../src/rules/core';
import { newLanes } from '../common/lanes';
import { DEFAULT_LIMITS } from '../common/limits';
import type { Matches } from '../matches/matches';
import type { Room } from '../matches/room';
import type { NoticeTarget } from '../storage/notices';
import type { Notice, Sender, Sent } from './sender';
import { withNotices } from './targets';

export interface NotifierOptions {
  /** How long a player may be away before a notice is sent; in ms. */
  quietMs: number;
  /** Notices per hour to one address, over all matches. */
  perHour: number;
  /** Notices of offers in addition, so that nobody can use up an address's notices by offering and withdrawing. */
  offersPerHour: number;
}

const NOTIFIER_OPTIONS: NotifierOptions = {
  quietMs: 30_000,
  perHour: DEFAULT_LIMITS.noticesPerHour,
  offersPerHour: DEFAULT_LIMITS.offerNoticesPerHour,
};

/** Notices sent at the same time; others wait. */
const MAX_AT_ONCE = 20;

/** A failed notice is retried after four times the last delay, up to this one; in ms. */
const LONGEST_WAIT = 6 * 3600_000;

/** A notice to a side that it has a decision in a segment: pending, or being sent. */
interface Plan {
  /** The segment, by its clock. */
  clock: number;
  /** Failed attempts so far. */
  tries: number;
  timer?: NodeJS.Timeout;
}

/** `unsent`: it may be retried. */
type Outcome = Sent | 'unsent';

/** Notifies absent players that a match waits for them. It uses the public facts of the match only. */
export class Notifier {
  private readonly plans = new Map<string, Plan>();
  private readonly options: NotifierOptions;
  private readonly limiter: RateLimiterMemory;
  private readonly asks: RateLimiterMemory;
  private readonly lanes = newLanes(MAX_AT_ONCE);
  /** Limits the harm of giving somebody else's address. */
  private readonly questions = new RateLimiterMemory({ points: 3, duration: 24 * 3600 });

  constructor(
    private readonly matches: Matches,
    private readonly sender: Pick<Sender, 'send' | 'ask'>,
    over: Partial<NotifierOptions> = {},
  ) {
    this.options = { ...NOTIFIER_OPTIONS, ...over };
    const { perHour, offersPerHour } = this.options;
    this.limiter = new RateLimiterMemory({ points: perHour, duration: 3600 });
    this.asks = new RateLimiterMemory({ points: offersPerHour, duration: 3600 });
    matches.watch({
      moved: (room) => this.moved(room),
      reminded: (room, side) => void this.tell(room, side, 'time'),
      asked: (room, by) => void this.tell(room, enemyOf(by), 'asked'),
    });
  }

  close(): void {
    for (const { timer } of this.plans.values()) clearTimeout(timer);
  }

  /** Asks the owner of a mail address to confirm it. */
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
      else if (waitsFor(room, side)) this.plan(room, side);
    }
  }

  /** A player who is present, or comes within a moment, gets no notice. */
  private plan(room: Room, side: Side, tries = 0): void {
    const { clock } = room.host.segment(room.hosted.state);
    const key = keyOf(room, side);
    const known = this.plans.get(key);
    if (known?.clock === clock) return;
    clearTimeout(known?.timer);
    const plan: Plan = { clock, tries };
    const waitMs = Math.min(this.options.quietMs * 4 ** tries, LONGEST_WAIT);
    plan.timer = setTimeout(() => this.contain(this.look(room, side, plan)), waitMs).unref();
    this.plans.set(key, plan);
  }

  private drop(key: string, plan: Plan): void {
    if (this.plans.get(key) === plan) this.plans.delete(key);
  }

  private async look({ match: { id } }: Room, side: Side, plan: Plan): Promise<void> {
    try {
      await this.matches.inRoom(id, async (room) => this.lookIn(room, side, plan));
    } catch (error) {
      this.drop(`${id} ${side}`, plan);
      throw error;
    }
  }

  private lookIn(room: Room, side: Side, plan: Plan): void {
    const key = keyOf(room, side);
    if (this.plans.get(key) !== plan) return;
    const mustKnow = room.match.status === 'playing' && waitsFor(room, side);
    if (mustKnow && !this.isThere(room, side)) {
      // Sending does not hold up the match's queue.
      this.contain(this.tellTurn(room, side, plan));
      return;
    }
    this.drop(key, plan);
    // The player may leave without deciding.
    if (mustKnow) this.plan(room, side);
  }

  /** One notice sent is enough; otherwise it is retried. */
  private async tellTurn(room: Room, side: Side, plan: Plan): Promise<void> {
    const outcomes = await this.tell(room, side, 'turn');
    await this.matches.inRoom(room.match.id, async (now) => {
      this.drop(keyOf(now, side), plan);
      if (outcomes.includes('sent')) await this.keepTold(now, side, plan.clock);
      else if (outcomes.includes('unsent') && now.match.status === 'playing' && waitsFor(now, side))
        this.plan(now, side, plan.tries + 1);
    });
  }

  private keepTold(room: Room, side: Side, toldOf: number): Promise<boolean> {
    return this.matches.changeQuietly(room, (info) => ({
      ...info,
      seats: { ...info.seats, [side]: { ...info.seats[side], toldOf } },
    }));
  }

  private isThere({ match }: Room, side: Side): boolean {
    return this.matches.audience.connected(match.id)[side];
  }

  /** The last notice; then the addresses are forgotten. */
  private farewell(room: Room, side: Side): void {
    void this.tell(room, side, 'over');
    this.forget(room.match.id, side, () => true);
  }

  /** The result for each of the player's addresses. */
  private async tell(room: Room, side: Side, reason: NoticeReason): Promise<readonly Outcome[]> {
    if (this.isThere(room, side)) return [];
    const { match } = room;
    const targets = (match.info.seats[side].notices ?? []).filter(isWanted);
    return Promise.all(targets.map((target) => this.tellOne({ match, side, reason, target })));
  }

  private async tellOne(notice: Notice): Promise<Outcome> {
    const { match, side, reason, target } = notice;
    try {
      if (!(await mayTell(reason === 'asked' ? this.asks : this.limiter, target))) return 'unsent';
      const sent = await this.lanes(() => this.sender.send(notice));
      if (sent === 'sent') this.matches.report((it) => it.notified?.(reason));
      else this.forget(match.id, side, ({ key }) => key === target.key);
      return sent;
    } catch (error) {
      this.matches.report((it) => it.unsent?.());
      this.fault(error);
      return 'unsent';
    }
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
    job.catch((error: unknown) => this.fault(error));
  }

  private fault(error: unknown): void {
    this.matches.report((it) => it.fault?.(nameless(error), 'notice'));
  }
}

const keyOf = ({ match }: Room, side: Side): string => `${match.id} ${side}`;

/** An error without the addresses it may contain. */
function nameless(error: unknown): unknown {
  const { code } = Object(error) as { code?: unknown };
  return code === undefined ? error : new Error(`A notice could not be sent: ${code}.`);
}

/** Mail goes to confirmed addresses only. */
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

/** Whether a side has a decision to make that its player was not notified of. */
function waitsFor({ host, hosted, match }: Room, side: Side): boolean {
  const { active, clock } = host.segment(hosted.state);
  const { bot, toldOf } = match.info.seats[side];
  const isPaused = match.info.pace?.pausedSince !== undefined;
  return active[side] !== 'waiting' && bot === undefined && !isPaused && toldOf !== clock;
}
