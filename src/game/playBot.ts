import { type Bot, standIn, type Task, type Thinking, type Thought } from '../bots';
import { type AnySystem, refusalCode, seedHash } from '../rules/core';
import { newSeed } from './dicePlugin';
import { type OnFault, throwLater } from './fault';
import type { OrderOf, Seat, Snapshot } from './seat';
import { botThinker } from './thinking/botThinker';
import type { Thinker } from './thinking/thinker';

/** Calls back once the audience has seen what came before, now or later. Returns the function that cancels it. */
export type Audience = (go: () => void) => () => void;

export interface BotOptions {
  /** The shortest time from one order to the next; 400 ms when absent. */
  delayMs?: number | undefined;
  /** The audience it waits for before an order, in addition to that time; none by default. */
  audience?: Audience | undefined;
  onFault?: OnFault;
  /** The source of the bot's own random numbers, never the match's. */
  drawKey?: string;
  /** Where it thinks; on this very thread when absent. */
  thinker?: Thinker | undefined;
  /** How long it may think about one order; a second when absent. */
  thinking?: Thinking | undefined;
}

const DELAY_MS = 400;
const THINKING: Thinking = { milliseconds: 1000 };

/**
 * A bot about to give an order: it has finished thinking once there is an answer, and may give it when the pause is
 * over.
 */
interface Turn<S extends AnySystem> {
  task: Task;
  asked: Snapshot<S>;
  answer?: Thought | Error;
  isPaused: boolean;
}

/**
 * Plays a seat by a bot, one order after another, with pauses that include its thinking time. If a bot fails,
 * gives an illegal order or cannot be asked, that is reported, and a legal order is given for it. The returned
 * function ends it.
 */
export function playBot<S extends AnySystem>(
  system: S,
  seat: Seat<S>,
  bot: Pick<Bot, 'id' | 'decide'>,
  options: BotOptions = {},
): () => void {
  const player = new BotPlayer(system, seat, bot, options);
  const leave = seat.subscribe(() => player.wake());
  player.wake();
  return () => {
    leave();
    player.stop();
  };
}

class BotPlayer<S extends AnySystem> {
  private readonly thinker: Thinker;
  private readonly drawKey: string;
  private readonly onFault: OnFault;
  private readonly lastResort = newLastResort();
  private turn: Turn<S> | undefined;
  private turns = 0;
  stop = () => {};

  constructor(
    private readonly system: S,
    private readonly seat: Seat<S>,
    private readonly bot: Pick<Bot, 'id' | 'decide'>,
    private readonly options: BotOptions,
  ) {
    this.thinker = options.thinker ?? botThinker(system, bot);
    this.drawKey = options.drawKey ?? newSeed();
    this.onFault = options.onFault ?? throwLater;
  }

  wake(): void {
    if (this.turn || !mayOrder(this.seat)) return;
    const asked = this.seat.getSnapshot();
    const turn: Turn<S> = { task: this.taskFor(asked), asked, isPaused: true };
    this.turn = turn;
    const callOffPause = this.pause(() => {
      turn.isPaused = false;
      this.settle(turn);
    });
    const giveUp = this.thinker.think(turn.task, (answer) => {
      turn.answer = answer;
      this.settle(turn);
    });
    this.stop = () => {
      callOffPause();
      giveUp();
    };
  }

  /** The time between two orders, extended while somebody is still watching what came before. */
  private pause(onOver: () => void): () => void {
    const { delayMs = DELAY_MS, audience } = this.options;
    let callOff = () => {};
    const timer = setTimeout(() => {
      if (audience) callOff = audience(onOver);
      else onOver();
    }, delayMs);
    return () => {
      clearTimeout(timer);
      callOff();
    };
  }

  private taskFor({ view }: Snapshot<S>): Task {
    return {
      system: this.system.id,
      bot: this.bot.id,
      side: this.seat.side,
      view,
      // Hashed, so that no seed reaches a bot.
      drawKey: seedHash(`${this.drawKey}/${this.turns++}`),
      thinking: this.options.thinking ?? THINKING,
      match: seedHash(`${this.drawKey}/match`),
    };
  }

  private settle(turn: Turn<S>): void {
    const { answer, asked, isPaused } = turn;
    if (isPaused || !answer) return;
    this.turn = undefined;
    if (!mayOrder(this.seat)) return;
    const refused = this.giveAnswer(answer);
    if (refused === undefined) return;
    // The match has moved on meanwhile, which is not the bot's fault: it is asked again.
    if (asked !== this.seat.getSnapshot()) {
      this.wake();
      return;
    }
    this.onFault(answer instanceof Error ? answer : new Error(`A bot gave ${refused}`));
    this.giveInstead(turn.task);
  }

  private giveAnswer(answer: Thought | Error): string | undefined {
    return answer instanceof Error ? answer.message : this.give(answer.line);
  }

  /** The order of the stand-in bot, or as a last resort the first legal one. */
  private giveInstead(task: Task): void {
    const { system, seat } = this;
    const refused = this.attempt(() => this.give(standIn(system, task).line));
    if (refused === undefined) return;
    const legal: OrderOf<S>[] = system.legalOrders(task.view, seat.side);
    const order = this.lastResort(legal, seat.getSnapshot().segment.clock);
    const failed = this.attempt(() => this.give(system.makeOrder(order)));
    if (failed !== undefined) this.onFault(new Error(failed));
  }

  /** Why a line was refused; `undefined` when it was accepted. */
  private give(line: string): string | undefined {
    const refused = this.seat.give(line);
    return refused && `"${line}": ${refusalCode(refused)}`;
  }

  private attempt(give: () => string | undefined): string | undefined {
    try {
      return give();
    } catch (error) {
      return String(error);
    }
  }
}

function mayOrder(seat: Seat): boolean {
  const { outcome, segment } = seat.getSnapshot();
  return !outcome && segment.active[seat.side] !== 'waiting';
}

/**
 * The first legal order; in the same segment again the second, and so on, since the first may only undo what it
 * did.
 */
function newLastResort() {
  let clock = Number.NaN;
  let again = 0;
  return <Order>(legal: readonly Order[], now: number): Order | undefined => {
    again = now === clock ? again + 1 : 0;
    clock = now;
    return legal[again % legal.length];
  };
}
