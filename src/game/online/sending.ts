import type { Socket } from 'socket.io-client';
import type { Refusal } from '../../rules/core';
import { newSeed } from '../dicePlugin';
import { gameRefusal } from '../refusals';
import { type ClientStore, isFinal, type PendingOrder } from './clientStore';
import type { Answer, ChangeMessage, ClientEvents, OrderPacket, ServerEvents } from './protocol';

export type OnlineSocket = Socket<ServerEvents, ClientEvents>;

interface Sent extends OrderPacket {
  settle(refusal: Refusal | undefined): void;
  /** It has been sent. */
  isOut: boolean;
  isUncertain: boolean;
  /** Its step has arrived; only its answer is still to come. */
  isTaken: boolean;
}

/** How long to wait for an answer before the order is sent once more, under its own id. */
export const ANSWER_MS = 8000;

/** Delay before a temporary failure is tried again. */
export const AGAIN_MS = 500;

export const GONE = gameRefusal('gone', undefined);

/** A sender's own id; `crypto.randomUUID` is not available on a page served over plain http. */
export const newId = newSeed;

/** The effects of answers. */
interface Hearing {
  hear(change: ChangeMessage): void;
  /** Requests the match again after reaching an unknown version, and then sends all orders again. */
  catchUp(reached: number): void;
}

/** Orders are kept until they are answered; whatever was lost on the way is sent again under the same id. */
export function newSending(socket: OnlineSocket, store: ClientStore, { hear, catchUp }: Hearing) {
  const sent = new Map<string, Sent>();
  const isIn = (): boolean => socket.connected && store.get().connection === 'online';
  const pending = (): PendingOrder[] => pendingOf(sent.values());
  const settle = ({ id, settle: told }: Sent, refusal: Refusal | undefined): void => {
    if (!sent.delete(id)) return;
    store.set({ pending: pending() });
    told(refusal);
  };
  const answered = (order: Sent, answer: Answer | undefined): void => {
    if (answer?.ok && answer.change) hear(answer.change);
    // Its changes were in an answer that was lost: it is sent again, and answered, once they are known.
    if (answer?.ok && answer.version > store.version()) catchUp(answer.version);
    else if (answer && !mayPass(answer)) settle(order, refusalIn(answer));
    else if (sent.has(order.id) && socket.connected) setTimeout(() => sendAgain(order), AGAIN_MS);
  };
  /** Not before the match is entered, where the order would be refused for good: upon entering all are sent. */
  const sendAgain = (order: Sent): void => {
    if (sent.has(order.id) && isIn()) send(order);
  };
  const send = (order: Sent): void => {
    const { id, line, version } = order;
    order.isOut = true;
    // Not by a promise: it must be handled before the next packet.
    socket
      .timeout(ANSWER_MS)
      .emit('order', { id, line, version }, (lost, answer) =>
        answered(order, lost ? undefined : answer),
      );
  };
  return {
    give: (line: string): Promise<Refusal | undefined> =>
      new Promise((told) => {
        const { connection, refusal } = store.get();
        if (isFinal(connection)) return told(refusal ?? GONE);
        const order = newSent(line, store.version(), told);
        sent.set(order.id, order);
        store.set({ pending: pending() });
        if (isIn()) send(order);
      }),
    sendAll: () => {
      for (const order of sent.values()) send(order);
    },
    /** The pending orders after a step has come of one of them. */
    taken: (id: string | undefined): PendingOrder[] => {
      const order = id === undefined ? undefined : sent.get(id);
      if (order) order.isTaken = true;
      return pending();
    },
    /** The pending orders after a lost connection: those that were sent may have arrived or not. */
    doubted: (): PendingOrder[] => {
      for (const order of sent.values()) order.isUncertain = order.isOut;
      return pending();
    },
    giveUp: (refusal: Refusal) => {
      for (const order of [...sent.values()]) settle(order, refusal);
    },
  };
}

export type Sending = ReturnType<typeof newSending>;

const pendingOf = (orders: Iterable<Sent>): PendingOrder[] =>
  [...orders]
    .filter(({ isTaken }) => !isTaken)
    .map(({ id, line, isUncertain }) => ({ id, line, isUncertain }));

const newSent = (line: string, version: number, settle: Sent['settle']): Sent => ({
  id: newId(),
  line,
  version,
  settle,
  isOut: false,
  isUncertain: false,
  isTaken: false,
});

/** Refusals that may not recur on another try. */
const PASSING: ReadonlySet<string> = new Set([
  ...['no-answer', 'closing', 'too-fast', 'not-kept', 'moved', 'not-entered'],
]);

export const mayPass = (answer: Answer): boolean => !answer.ok && PASSING.has(answer.refusal.code);

export const refusalIn = (answer: Answer): Refusal | undefined =>
  answer.ok ? undefined : answer.refusal;
