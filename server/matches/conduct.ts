import type { Matter, Say } from '../../src/game/online/pace';
import type { Answer } from '../../src/game/online/protocol';
import { enemyOf, isRefusal, type Refusal, type Side } from '../../src/rules/core';
import type { MatchInfo, SeatInfo } from '../storage/matchInfo';
import type { Pace, StoredOffer } from '../storage/pace';
import { REFUSALS, refused } from './answers';
import { refilledClock } from './clocks';
import { hear, isDone, otherSide, withDone } from './consent';
import { type Holder, holds, isWithinRate } from './holder';
import { stepHosted } from './hosted';
import type { Matches } from './matches';
import { paceOf } from './pacing';
import type { Room } from './room';

/** What players do besides giving orders. It goes through the same queue: stored, then announced, then answered. */
export class Conduct {
  constructor(private readonly matches: Matches) {}

  /** A side resigns. A repeated request gets the same answer. */
  resign(id: string, holder: Holder): Promise<Answer> {
    return this.held(id, holder, async (room, side) => {
      const { outcome } = room.match;
      const outcomeOf = { winner: enemyOf(side), reason: 'resigned' } as const;
      if (outcome?.reason === 'resigned' && outcome.winner === outcomeOf.winner) return undefined;
      if (room.match.status === 'finished') return REFUSALS.over;
      return keptIf(await this.matches.finish(room, outcomeOf));
    });
  }

  /** A side makes an offer or answers one. What both agree to is done. */
  consent(
    id: string,
    holder: Holder,
    wish: { id: string; matter: Matter; say: Say; at?: number | undefined },
  ): Promise<Answer> {
    return this.once(id, holder, wish.id, async (room, side) => {
      const said = hear(paceOf(room.match.info), {
        side,
        ...{ matter: wish.matter, say: wish.say, at: wish.at },
        now: this.matches.now(),
        segment: room.host.segment(room.hosted.state).clock,
        other: otherSide(room.match.info.seats, side),
        takeback: () => takebackIn(room, side),
      });
      if (isRefusal(said)) return said;
      const pace = withDone(said.pace, side, wish.id);
      return said.agreed
        ? this.carryOut(room, said.agreed, { ...room.match.info, pace }, wish.id)
        : this.ask(room, side, pace);
    });
  }

  /** Either side ends a pause. */
  resume(id: string, holder: Holder, wish: string): Promise<Answer> {
    return this.once(id, holder, wish, async (room, side) => {
      const { pausedSince, ...pace } = paceOf(room.match.info);
      if (pausedSince === undefined) return REFUSALS.notPaused;
      return this.change(room, (info) => ({ ...info, pace: withDone(pace, side, wish) }));
    });
  }

  /** A player takes his seat back from the bot that stood in for him. */
  takeSeatBack(id: string, holder: Holder, wish: string): Promise<Answer> {
    return this.once(id, holder, wish, async (room, side) => {
      const { bot: _, standIn, ...seat } = room.match.info.seats[side];
      if (!standIn) return REFUSALS.noStandIn;
      return this.change(room, (info) => reseated(info, side, seat, wish));
    });
  }

  private async carryOut(
    room: Room,
    { matter, by, takeback }: StoredOffer,
    info: MatchInfo & { pace: Pace },
    wish: string,
  ): Promise<Refusal | undefined> {
    switch (matter) {
      case 'pause':
        return this.change(room, () => ({
          ...info,
          pace: { ...info.pace, offers: [], pausedSince: this.matches.now() },
        }));
      case 'draw':
        return keptIf(await this.matches.finish(room, { winner: 'draw', reason: 'agreed' }, info));
      case 'takeback': {
        const { line = '' } = takeback ?? {};
        const stepped = stepHosted(room.host, room.hosted, by, line);
        if (!stepped.ok) return stepped.refusal;
        // Clients' ids contain no spaces.
        const given = { side: by, line, orderId: `takeback ${wish}` };
        return keptIf(await this.matches.keep(room, given, stepped.step, info));
      }
    }
  }

  private async ask(room: Room, by: Side, pace: Pace): Promise<Refusal | undefined> {
    const before = paceOf(room.match.info).offers.length;
    const refusal = await this.change(room, (info) => ({ ...info, pace }));
    if (!refusal && pace.offers.length > before) this.matches.report((it) => it.asked?.(room, by));
    return refusal;
  }

  private async change(
    room: Room,
    change: (info: MatchInfo) => MatchInfo,
  ): Promise<Refusal | undefined> {
    return keptIf(await this.matches.changeInfo(room, change));
  }

  /** Carries out a request in an unfinished match once. Sent again under the same id, it gets the same answer. */
  private once(
    id: string,
    holder: Holder,
    wish: string,
    job: (room: Room, side: Side) => Promise<Refusal | undefined>,
  ): Promise<Answer> {
    return this.held(id, holder, async (room, side) => {
      const { info, status } = room.match;
      if (isDone(info.pace, side, wish)) return undefined;
      return status === 'finished' ? REFUSALS.over : job(room, side);
    });
  }

  private async held(
    id: string,
    holder: Holder,
    job: (room: Room, side: Side) => Promise<Refusal | undefined>,
  ): Promise<Answer> {
    const { side } = holder;
    const done = await this.matches.inRoom(id, async (room): Promise<Answer> => {
      if (!holds(room.match.info, holder)) return refused(REFUSALS.notYours);
      if (!(await isWithinRate(holder))) return refused(REFUSALS.tooFast);
      const refusal = await job(room, side);
      return refusal ? refused(refusal) : { ok: true, version: room.hosted.versions[side] };
    });
    return done ?? refused(REFUSALS.noMatch);
  }
}

const keptIf = (kept: boolean): Refusal | undefined => (kept ? undefined : REFUSALS.notKept);

function takebackIn(
  { host, hosted }: Room,
  side: Side,
): NonNullable<StoredOffer['takeback']> | Refusal {
  const line = host.takebackFor(hosted.state, side);
  if (isRefusal(line)) return line;
  const { clock: segment } = host.segment(hosted.state);
  return { line, since: hosted.state.match.quiet.chapter, segment };
}

/** The seat back with its player, who gets some time. */
function reseated(info: MatchInfo, side: Side, seat: SeatInfo, wish: string): MatchInfo {
  const pace = withDone(paceOf(info), side, wish);
  const { clock, settings } = pace;
  const refilled = clock && settings.clock && { clock: refilledClock(settings.clock, clock, side) };
  return { ...info, seats: { ...info.seats, [side]: seat }, pace: { ...pace, ...refilled } };
}
