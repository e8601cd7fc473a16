import type { EntropyPacket } from '../../src/game/online/dice';
import type { Answer } from '../../src/game/online/protocol';
import { isRefusal, type Refusal } from '../../src/rules/core';
import { MovedError } from '../storage/ownership';
import type { StoredDice } from '../storage/storedDice';
import { REFUSALS, refused } from './answers';
import { isSettled, movedOn, secretOf, withCommit, withOpening } from './diceExchange';
import type { Door } from './door';
import { type Holder, holds, isWithinRate } from './holder';
import { openingChapter, withSecret } from './hosted';
import { beginHosted } from './load';
import type { Matches } from './matches';
import { noTails, type Room } from './room';

/** Delay before a failed write is tried again; in ms. */
const AGAIN_MS = 10_000;

/** Lets the players add to the dice before a match begins. Each part ends when all have answered, or by time. */
export class DiceKeeper {
  private readonly timers = new Map<string, NodeJS.Timeout>();
  private closed = false;

  constructor(
    private readonly matches: Matches,
    private readonly door: Door,
  ) {
    matches.watch({ moved: (room) => this.plan(room) });
  }

  close(): void {
    this.closed = true;
    for (const timer of this.timers.values()) clearTimeout(timer);
  }

  /** A side commits to its entropy, or shows it. Sent again, it gets the same answer. */
  async add(id: string, holder: Holder, packet: EntropyPacket): Promise<Answer> {
    const { side } = holder;
    const done = await this.matches.inRoom(id, async (room): Promise<Answer> => {
      if (!holds(room.match.info, holder)) return refused(REFUSALS.notYours);
      if (!(await isWithinRate(holder))) return refused(REFUSALS.tooFast);
      const refusal = await this.addIn(room, holder, packet);
      return refusal ? refused(refusal) : { ok: true, version: room.hosted.versions[side] };
    });
    return done ?? refused(REFUSALS.noMatch);
  }

  private async addIn(
    room: Room,
    { side }: Holder,
    packet: EntropyPacket,
  ): Promise<Refusal | undefined> {
    const { dice } = room.match.info;
    if (!dice) return REFUSALS.noEntropy;
    if (room.match.status === 'finished') return REFUSALS.over;
    const { chapter } = room.hosted.state.match;
    const next =
      'commit' in packet
        ? withCommit(dice, side, packet.commit)
        : withOpening(dice, { side, value: packet.value, chapter });
    if (isRefusal(next)) return next;
    return (await this.change(room, next)) ? undefined : REFUSALS.notKept;
  }

  /** Stores what has been added, and begins the match once nothing more is awaited. */
  private async change(room: Room, added: StoredDice): Promise<boolean> {
    const { info } = room.match;
    const dice = movedOn(added, info.seats, this.matches.now());
    if (dice === info.dice) return true;
    if (!isSettled(info) && dice.part === 'settled') return this.begin(room, dice);
    const kept = await this.matches.changeInfo(room, (it) => ({ ...it, dice }));
    if (kept && dice.part === 'settled')
      room.hosted = withSecret(room.hosted, secretOf(room.match));
    return kept;
  }

  /** Begins the match anew: its start may have thrown dice, and nobody had added to them. */
  private async begin(room: Room, dice: StoredDice): Promise<boolean> {
    const { match, host } = room;
    const hosted = beginHosted(host, { ...match, info: { ...match.info, dice } });
    room.hosted = hosted;
    room.tails = noTails();
    if (!(await this.matches.changeInfo(room, (it) => ({ ...it, dice })))) return false;
    // After a crash before it, it is done when the match is loaded.
    await this.matches.storage.setDerived(match.id, [], [openingChapter(hosted)]);
    this.matches.gallery.forget(match.id);
    await this.door.greetAll(room);
    return true;
  }

  private plan(room: Room): void {
    const { id, info, status } = room.match;
    clearTimeout(this.timers.get(id));
    this.timers.delete(id);
    const { dice } = info;
    if (!dice || isSettled(info) || status !== 'playing' || this.closed) return;
    const now = this.matches.now();
    if (movedOn(dice, info.seats, now) !== dice) this.wait(id, 0);
    else if (dice.until !== undefined) this.wait(id, dice.until - now);
  }

  private wait(id: string, ms: number): void {
    this.timers.set(id, setTimeout(() => this.look(id), ms).unref());
  }

  private look(id: string): void {
    this.matches
      .inRoom(id, async (room) => {
        const { dice } = room.match.info;
        if (this.closed || !dice || room.match.status !== 'playing') return;
        await this.change(room, dice);
        this.plan(room);
      })
      .catch((error: unknown) => {
        if (error instanceof MovedError) return;
        this.matches.report((it) => it.fault?.(error, 'dice'));
        if (!this.closed) this.wait(id, AGAIN_MS);
      });
  }
}
