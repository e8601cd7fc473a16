import { type Bot, nodeBudget, USUAL_NODES } from '../bots';
import { type AnySystem, type Draw, drawFrom } from '../rules/core';
import { newSeed } from './dicePlugin';
import { type OnFault, throwLater } from './fault';
import type { OrderOf, Seat } from './seat';

export interface BotOptions {
  /** The pause before each order; 400 ms when absent. */
  delayMs?: number | undefined;
  onFault?: OnFault;
  /** The bot's own source of chance, never the match's. */
  draw?: Draw;
}

const DELAY_MS = 400;

/**
 * Lets a bot play a seat: one order after each pause, so that the screen stays free. A bot that throws or gives an
 * illegal order is reported, and a legal order is given for it. The function returned ends it.
 */
export function playBot<S extends AnySystem>(
  system: S,
  seat: Seat<S>,
  bot: Pick<Bot, 'decide'>,
  { delayMs = DELAY_MS, onFault = throwLater, draw = drawFrom(newSeed()) }: BotOptions = {},
): () => void {
  const substitute = newSubstitute();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const play = () => {
    timer = undefined;
    const legal: OrderOf<S>[] = system.legalOrders(seat.getSnapshot().view, seat.side);
    if (giveChosen(system, seat, bot, { legal, draw, onFault })) return;
    give(system, seat, substitute(legal, seat.getSnapshot().segment.clock), onFault);
  };
  const wake = () => {
    if (timer === undefined && mayOrder(seat)) timer = setTimeout(play, delayMs);
  };
  const leave = seat.subscribe(wake);
  wake();
  return () => {
    leave();
    clearTimeout(timer);
  };
}

function mayOrder(seat: Seat): boolean {
  const { outcome, segment } = seat.getSnapshot();
  return !outcome && segment.active[seat.side] !== 'waiting';
}

interface Choice<Order> {
  legal: Order[];
  draw: Draw;
  onFault: OnFault;
}

function giveChosen<S extends AnySystem>(
  system: S,
  seat: Seat<S>,
  bot: Pick<Bot, 'decide'>,
  { legal, draw, onFault }: Choice<OrderOf<S>>,
): boolean {
  const { view } = seat.getSnapshot();
  let order: OrderOf<S>;
  try {
    const position = { system, view, side: seat.side, legalOrders: legal };
    order = bot.decide(position, draw, nodeBudget(USUAL_NODES)).order;
  } catch (error) {
    onFault(error);
    return false;
  }
  return give(system, seat, order, onFault);
}

/** Whether the order was taken. */
function give<S extends AnySystem>(
  system: S,
  seat: Seat<S>,
  order: OrderOf<S>,
  onFault: OnFault,
): boolean {
  try {
    const line = system.makeOrder(order);
    const refused = seat.give(line);
    if (refused) onFault(new Error(`A bot gave "${line}": ${refused.sentence}`));
    return !refused;
  } catch (error) {
    onFault(error);
    return false;
  }
}

/** The first legal order; in the same segment again the second, and so on, as the first may only undo what it did. */
function newSubstitute() {
  let clock = Number.NaN;
  let again = 0;
  return <Order>(legal: readonly Order[], now: number): Order | undefined => {
    again = now === clock ? again + 1 : 0;
    clock = now;
    return legal[again % legal.length];
  };
}
