import { io, type Socket } from 'socket.io-client';
import type { AnySystem, BaseEvent, Refusal } from '../../rules/core';
import { type Chapter, updateChapters } from '../chapters';
import type { Snapshot } from '../seat';
import {
  type Answer,
  type ChatLine,
  type ClientEvents,
  ONLINE_NAMESPACE,
  type OrderPacket,
  type PublicMatch,
  type ServerEvents,
  type StepMessage,
  type WelcomeMessage,
} from './protocol';

/** How the connection is, for words on the screen. `ended`: the seat's link has been given up or replaced. */
export const CONNECTIONS = [
  'connecting',
  'online',
  'offline',
  'stopping',
  'refused',
  'ended',
] as const;
export type Connection = (typeof CONNECTIONS)[number];

/** An order on its way: shown as sent until it is answered. */
export interface PendingOrder {
  id: string;
  line: string;
}

/** All that a screen shows of a match online: never changed, and the same object until something does. */
export interface OnlineSnapshot<S extends AnySystem = AnySystem> {
  connection: Connection;
  /** Why the server did not let one in. */
  refusal: Refusal | undefined;
  /** Where the match stands; `undefined` until the server has said so for the first time. */
  game: Snapshot<S> | undefined;
  match: PublicMatch | undefined;
  pending: readonly PendingOrder[];
  chat: readonly ChatLine[];
}

export interface OnlineOptions {
  /** The server's address; the page's own when absent. */
  server?: string;
  match: string;
  /** The seat's secret; without it one looks on. */
  token?: string;
  passphrase?: string;
  /** How soon a lost connection is tried again, in ms; more slowly each time. */
  retryMs?: number;
}

/** A place in a match on a server: one's seat, or a place to look on. */
export interface OnlineMatch<S extends AnySystem = AnySystem> {
  getSnapshot(): OnlineSnapshot<S>;
  subscribe(listener: () => void): () => void;
  /** Resolves when the server has answered, however long the connection is away: `undefined` when it took the order. */
  give(line: string): Promise<Refusal | undefined>;
  chat(text: string, name?: string): Promise<Refusal | undefined>;
  /** Gives the match up; asked again if the answer is lost, it is refused as over. */
  resign(): Promise<Refusal | undefined>;
  close(): void;
}

type OnlineSocket = Socket<ServerEvents, ClientEvents>;

interface Sent extends OrderPacket {
  settle(refusal: Refusal | undefined): void;
}

const RETRY_MS = 500;
const SLOWEST_RETRY_MS = 5000;

/** How long an answer is waited for before the order is sent once more, under its own id. */
const ANSWER_MS = 8000;

const GONE: Refusal = { code: 'gone', sentence: 'You are no longer in this match.' };

/** Comes into a match and stays in it: reconnects by itself, and sends again what has not been answered. */
export function openOnlineMatch<S extends AnySystem>(options: OnlineOptions): OnlineMatch<S> {
  const { server = '', retryMs = RETRY_MS } = options;
  const socket: OnlineSocket = io(`${server}${ONLINE_NAMESPACE}`, {
    reconnectionDelay: retryMs,
    reconnectionDelayMax: Math.max(retryMs, SLOWEST_RETRY_MS),
    forceNew: true,
  });
  const store = newStore<S>();
  const orders = newOrders(socket, store);
  socket.on('connect', () => void enter(socket, options, store, orders));
  socket.on('disconnect', () => store.lost());
  socket.on('welcome', store.welcome);
  socket.on('step', store.step);
  socket.on('match', (match) => store.set({ match }));
  socket.on('chat', ({ id: _, ...line }) => store.set({ chat: [...store.get().chat, line] }));
  socket.on('notice', () => store.set({ connection: 'stopping' }));
  socket.on('ended', () => {
    store.set({ connection: 'ended' });
    orders.giveUp(GONE);
  });
  return {
    getSnapshot: store.get,
    subscribe: store.subscribe,
    give: orders.give,
    async chat(text, name) {
      const packet = { id: newId(), text, ...(name !== undefined && { name }) };
      return refusalIn(
        await socket.timeout(ANSWER_MS).emitWithAck('chat', packet).catch(unanswered),
      );
    },
    resign: async () =>
      refusalIn(await socket.timeout(ANSWER_MS).emitWithAck('resign', {}).catch(unanswered)),
    close() {
      socket.close();
      orders.giveUp(GONE);
    },
  };
}

async function enter(
  socket: OnlineSocket,
  place: OnlineOptions,
  store: ReturnType<typeof newStore>,
  orders: ReturnType<typeof newOrders>,
): Promise<void> {
  const { match, token, passphrase } = place;
  const since = store.get().game && store.version();
  const packet = {
    match,
    ...(token !== undefined && { token }),
    ...(passphrase !== undefined && { passphrase }),
    ...(since !== undefined && { since }),
  };
  const answer = await socket.timeout(ANSWER_MS).emitWithAck('enter', packet).catch(unanswered);
  if (answer.ok) return orders.sendAll();
  // Lost on the way, or the server is busy: no refusal. A new connection comes in by itself.
  if (mayPass(answer)) {
    setTimeout(() => {
      if (socket.connected) void enter(socket, place, store, orders);
    }, RETRY_MS);
    return;
  }
  store.set({ connection: 'refused', refusal: answer.refusal });
  orders.giveUp(answer.refusal);
}

const unanswered = (): Answer => ({
  ok: false,
  refusal: { code: 'no-answer', sentence: 'The server does not answer.' },
});

const refusalIn = (answer: Answer): Refusal | undefined => (answer.ok ? undefined : answer.refusal);

const newId = (): string => crypto.randomUUID();

/** Orders are kept until they are answered; whatever was lost on the way is sent again under the same id. */
function newOrders(socket: OnlineSocket, store: ReturnType<typeof newStore>) {
  const sent = new Map<string, Sent>();
  const show = () =>
    store.set({ pending: [...sent.values()].map(({ id, line }) => ({ id, line })) });
  const settle = ({ id, settle: told }: Sent, refusal: Refusal | undefined): void => {
    if (!sent.delete(id)) return;
    show();
    told(refusal);
  };
  const send = async (order: Sent): Promise<void> => {
    const { id, line, version } = order;
    const answer = await socket
      .timeout(ANSWER_MS)
      .emitWithAck('order', { id, line, version })
      .catch(() => undefined);
    if (answer && !mayPass(answer)) return settle(order, refusalIn(answer));
    if (sent.has(id) && socket.connected) setTimeout(() => void send(order), RETRY_MS);
  };
  return {
    give: (line: string): Promise<Refusal | undefined> =>
      new Promise((told) => {
        const { connection, refusal } = store.get();
        if (FINAL.has(connection)) return told(refusal ?? GONE);
        const order = { id: newId(), line, version: store.version(), settle: told };
        sent.set(order.id, order);
        show();
        if (socket.connected && store.get().connection === 'online') void send(order);
      }),
    sendAll: () => {
      for (const order of sent.values()) void send(order);
    },
    giveUp: (refusal: Refusal) => {
      for (const order of [...sent.values()]) settle(order, refusal);
    },
  };
}

/** Refusals that another try may not meet. */
const PASSING: ReadonlySet<string> = new Set(['no-answer', 'closing', 'too-fast', 'not-kept']);

const mayPass = (answer: Answer): boolean => !answer.ok && PASSING.has(answer.refusal.code);

function newStore<S extends AnySystem>() {
  const listeners = new Set<() => void>();
  let version = 0;
  let snapshot: OnlineSnapshot<S> = {
    connection: 'connecting',
    refusal: undefined,
    game: undefined,
    match: undefined,
    pending: [],
    chat: [],
  };
  const set = (changes: Partial<OnlineSnapshot<S>>): void => {
    snapshot = { ...snapshot, ...changes };
    for (const listener of [...listeners]) listener();
  };
  return {
    set,
    get: () => snapshot,
    version: () => version,
    subscribe(listener: () => void): () => void {
      const call = () => listener();
      listeners.add(call);
      return () => void listeners.delete(call);
    },
    lost: () => {
      if (!FINAL.has(snapshot.connection)) set({ connection: 'offline' });
    },
    welcome: ({ viewer, match, step, chapters, chat }: WelcomeMessage) => {
      version = step.version;
      const known = joined(snapshot.game?.chapters ?? [], chapters);
      const game = gameOf<S>(viewer, step, known);
      set({ connection: 'online', refusal: undefined, match, chat, game });
    },
    step: (step: StepMessage) => {
      const { game } = snapshot;
      if (!game || step.version < version) return;
      version = step.version;
      set({ game: gameOf<S>(game.viewer, step, game.chapters) });
    },
  };
}

const FINAL: ReadonlySet<Connection> = new Set(['ended', 'refused']);

/** The closed chapters known, and those that a welcome tells. */
function joined(
  known: readonly Chapter[],
  told: readonly { chapter: number; events: BaseEvent[] }[],
): Chapter[] {
  const news = told.map(({ chapter, events }) => ({ chapter, events, closed: true }));
  const first = news[0]?.chapter ?? Number.POSITIVE_INFINITY;
  return [...known.filter(({ closed, chapter }) => closed && chapter < first), ...news];
}

const gameOf = <S extends AnySystem>(
  viewer: WelcomeMessage['viewer'],
  { seen, outcome, seed }: StepMessage,
  known: readonly Chapter[],
): Snapshot<S> =>
  ({
    viewer,
    view: seen.view,
    segment: seen.segment,
    outcome,
    chapters: updateChapters(known, seen),
    canUndo: seen.canUndo,
    seedHash: seen.seedHash,
    seed,
  }) as Snapshot<S>;
