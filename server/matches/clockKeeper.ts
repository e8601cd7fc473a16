import { bySide, enemyOf, type Side } from '../../src/rules/core';
import type { MatchInfo } from '../storage/matchInfo';
import { MovedError } from '../storage/ownership';
import type { Pace } from '../storage/pace';
import { type Due, dueOf, remindedClock, settledClock } from './clocks';
import type { Matches } from './matches';
import { paceOf } from './pacing';
import type { Room } from './room';

/** The bot that takes over for a player whose time is out. */
export const STAND_IN = 'commander';

/** The longest delay a timer accepts; in ms. */
const LONGEST_WAIT = 24 * 3600_000;

/** Delay before a failed write is tried again; in ms. */
const AGAIN_MS = 10_000;

/** Watches the clocks of all timed matches: reminds sides whose time is out, and carries out the consequences. */
export class ClockKeeper {
  private readonly timers = new Map<string, NodeJS.Timeout>();
  private closed = false;

  constructor(private readonly matches: Matches) {
    matches.watch({ moved: (room) => this.plan(room) });
  }

  /** All clocks stop from now on. */
  close(): void {
    this.closed = true;
    for (const timer of this.timers.values()) clearTimeout(timer);
  }

  private plan(room: Room): void {
    const { id } = room.match;
    clearTimeout(this.timers.get(id));
    this.timers.delete(id);
    const due = this.dueIn(room);
    if (!due || this.closed) return;
    const inMs = isUrgent(due) ? 0 : due.inMs;
    if (inMs === undefined) return;
    this.wait(id, Math.min(inMs, LONGEST_WAIT));
  }

  private wait(id: string, ms: number): void {
    this.timers.set(id, setTimeout(() => this.look(id), ms).unref());
  }

  private look(id: string): void {
    this.matches
      .inRoom(id, async (room) => {
        if (!this.closed) await this.act(room);
      })
      .catch((error: unknown) => {
        // Its new owner keeps its clocks.
        if (error instanceof MovedError) return;
        this.matches.report((it) => it.fault?.(error, 'clock'));
        if (!this.closed) this.wait(id, AGAIN_MS);
      });
  }

  private dueIn({ match }: Room): Due | undefined {
    const { clock, settings } = paceOf(match.info);
    if (!clock || !settings.clock || match.status !== 'playing') return undefined;
    const { steady, served } = this.matches;
    return dueOf(settings.clock, settledClock(clock, steady(), served));
  }

  private async act(room: Room): Promise<void> {
    const due = this.dueIn(room);
    if (!due || !isUrgent(due)) return this.plan(room);
    if (due.remind.length > 0)
      await this.matches.changeInfo(room, (info) => reminded(info, due.remind));
    for (const side of due.remind) this.matches.report((it) => it.reminded?.(room, side));
    // If the change could not be stored, the room's state is unknown here.
    if (due.over.length > 0 && room.match.status === 'playing') await this.end(room, due.over);
    else this.plan(room);
  }

  /** The consequences for sides whose grace period is over. */
  private async end(room: Room, [side, other]: readonly Side[]): Promise<void> {
    const { settings } = paceOf(room.match.info);
    if (!side) return;
    if (settings.clock?.timeout === 'bot') {
      const change = (info: MatchInfo) => withStandIns(info, other ? [side, other] : [side]);
      await this.matches.changeInfo(room, change);
      return;
    }
    const winner = other && sameTime(room, this.matches) ? 'draw' : enemyOf(side);
    await this.matches.finish(room, { winner, reason: 'time' });
  }
}

const isUrgent = ({ remind, over }: Due): boolean => remind.length > 0 || over.length > 0;

const withPace = (info: MatchInfo, changes: Partial<Pace>): MatchInfo => ({
  ...info,
  pace: { ...paceOf(info), ...changes },
});

const reminded = (info: MatchInfo, sides: readonly Side[]): MatchInfo => {
  const { clock } = paceOf(info);
  return clock ? withPace(info, { clock: remindedClock(clock, sides) }) : info;
};

const withStandIns = (info: MatchInfo, sides: readonly Side[]): MatchInfo => ({
  ...info,
  seats: bySide((side) => ({
    ...info.seats[side],
    ...(sides.includes(side) && { bot: STAND_IN, standIn: true as const }),
  })),
});

/** Whether both sides ran out of time at the same moment. */
function sameTime({ match }: Room, { steady, served }: Matches): boolean {
  const { clock } = paceOf(match.info);
  if (!clock) return false;
  const { allies, axis } = settledClock(clock, steady(), served).sides;
  return allies.gameMs === axis.gameMs && allies.decisionMs === axis.decisionMs;
}
