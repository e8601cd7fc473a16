import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { standIn } from '../../src/bots';
import { type AnySystem, drawFrom, SIDES, type Side } from '../../src/rules/core';
import { isSettled } from '../matches/diceExchange';
import type { Matches } from '../matches/matches';
import type { Room } from '../matches/room';
import { MovedError } from '../storage/ownership';
import type { Question, Thinker } from './pool';
import type { Whose } from './turns';

interface KeeperOptions {
  /** The pause before each order of a bot, in ms, so that people can follow. */
  delayMs: number;
}

/** Where a bot is to give an order. */
interface Turn {
  question: Question;
  whose: Whose;
  orderId: string;
  version: number;
  /** Fallback orders when the bot gives none, best first. */
  instead: readonly (() => string)[];
}

/** Plays the bots' seats: after every change of a match, and when a match is loaded into memory, as after a restart. */
export class BotKeeper {
  private readonly playing = new Set<string>();
  private closed = false;

  constructor(
    private readonly matches: Matches,
    private readonly thinker: Thinker,
    private readonly options: KeeperOptions,
  ) {
    matches.watch({ moved: (room) => this.wake(room), entered: (room) => this.wake(room) });
  }

  async close(): Promise<void> {
    this.closed = true;
    await this.thinker.close();
  }

  private wake(room: Room): void {
    for (const side of SIDES) {
      const key = `${room.match.id} ${side}`;
      if (this.closed || this.playing.has(key) || !this.turnIn(room, side)) continue;
      this.playing.add(key);
      this.play(room.match.id, side, key).catch((error: unknown) => {
        this.playing.delete(key);
        // Its new owner plays its bots.
        if (error instanceof MovedError) return;
        this.matches.report((it) => it.fault?.(error, 'bot'));
      });
    }
  }

  /** Gives order after order until it is the other side's turn. */
  private async play(id: string, side: Side, key: string): Promise<void> {
    for (;;) {
      await pause(this.options.delayMs);
      const turn = await this.matches.inRoom(id, async (room) => {
        const mine = this.closed ? undefined : this.turnIn(room, side);
        // Before anything else can wake the bot again.
        if (!mine) this.playing.delete(key);
        return mine;
      });
      if (!turn) return void this.playing.delete(key);
      await this.giveOne(id, side, turn);
    }
  }

  /** A match of bots stops while it has no spectators. */
  private turnIn(room: Room, side: Side): Turn | undefined {
    const isForNobody = isAmongBots(room) && !this.matches.audience.isAnybodyIn(room.match.id);
    return isForNobody ? undefined : turnOf(room, side);
  }

  private async giveOne(id: string, side: Side, turn: Turn): Promise<void> {
    const { orderId, version, question, whose, instead } = turn;
    const give = (line: string) =>
      this.matches.order(id, { side, bot: true }, { line, orderId, version });
    const fault = (error: unknown) => this.matches.report((it) => it.fault?.(error, 'bot'));
    const thought = async () => (await this.thinker.think(question, whose)).line;
    for (const lineOf of [thought, ...instead])
      try {
        const line = await lineOf();
        if (this.closed) return;
        const answer = await give(line);
        if (answer.ok || isPassing(answer.refusal.code)) return;
        fault(new Error(`A bot's order is refused: ${answer.refusal.code}.`));
      } catch (error) {
        if (this.closed || error instanceof MovedError) return;
        fault(error);
      }
  }
}

/** Refusals that are not the bot's fault: the match or its seat has changed, or the disk is full. */
const PASSING: ReadonlySet<string> = new Set([
  ...['stale', 'ahead', 'game-over', 'not-kept', 'paused', 'dice-not-ready'],
  'not-your-seat',
]);

const isPassing = (code: string): boolean => PASSING.has(code);

/** Both seats belong to bots, and neither bot stands in for a player who may return. */
const isAmongBots = ({ match: { info } }: Room): boolean =>
  SIDES.every((side) => info.seats[side].bot !== undefined && !info.seats[side].standIn);

function turnOf({ system, hosted, match }: Room, side: Side): Turn | undefined {
  const { seats, pace } = match.info;
  const { bot } = seats[side];
  const isPlayed =
    match.status === 'playing' && pace?.pausedSince === undefined && isSettled(match.info);
  if (bot === undefined || !isPlayed) return undefined;
  const { view, segment } = hosted.shown[side];
  if (segment.active[side] === 'waiting') return undefined;
  const number = hosted.version + 1;
  const drawKey = createHash('sha256').update(`bot/${side}/${match.seed}/${number}`).digest('hex');
  const question = { system: system.id, bot, side, view, drawKey, match: match.id };
  return {
    question,
    whose: { owner: match.info.maker ?? match.id, match: match.id },
    orderId: `bot-${number}`,
    version: hosted.versions[side],
    instead: [() => standIn(system, question).line, () => byLot(system, question)],
  };
}

/** The last resort. Always giving the first order could undo the one before. */
function byLot(system: AnySystem, { view, side, drawKey }: Question): string {
  const legal = system.legalOrders(view, side);
  return system.makeOrder(legal[drawFrom(drawKey)(Math.min(256, legal.length))]);
}
