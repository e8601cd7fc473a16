import { io } from 'socket.io-client';
import type { AnySystem, Refusal } from '../../rules/core';
import { newSeed } from '../dicePlugin';
import { newAdding } from './adding';
import { type ClientStore, newClientStore, type OnlineSnapshot } from './clientStore';
import type { KeptDice } from './diceWatch';
import { type ChangeMessage, ONLINE_NAMESPACE } from './protocol';
import {
  AGAIN_MS,
  ANSWER_MS,
  GONE,
  mayPass,
  newId,
  newSending,
  type OnlineSocket,
  type Sending,
} from './sending';
import { movedTo, newWay } from './way';
import { newWishes, settled, unanswered, type Wishes } from './wishes';

interface OnlineOptions {
  /** The server's address; the page's own when absent. */
  server?: string;
  match: string;
  /** The seat's secret; a spectator has none. */
  token?: string;
  passphrase?: string;
  /** The first delay before a lost connection is tried again, in ms; later delays are longer. */
  retryMs?: number;
  /** What is remembered of the match's dice; without it, that of this page alone. */
  dice?: DiceMemory;
}

/** Where a place keeps what it must remember of the dice. */
export interface DiceMemory {
  load(): KeptDice | undefined;
  save(kept: KeptDice): void;
}

/** A place in a match on a server: a player's seat or a spectator's place. */
export interface OnlineMatch<S extends AnySystem = AnySystem> extends Wishes {
  getSnapshot(): OnlineSnapshot<S>;
  subscribe(listener: () => void): () => void;
  /** Resolves when the server has answered, however long the connection is down: `undefined` when it took the order. */
  give(line: string): Promise<Refusal | undefined>;
  chat(text: string, name?: string): Promise<Refusal | undefined>;
  close(): void;
}

const RETRY_MS = 500;
const SLOWEST_RETRY_MS = 5000;

/** Enters a match and stays in it: reconnects automatically, and resends what was not answered. */
export function openOnlineMatch<S extends AnySystem>(options: OnlineOptions): OnlineMatch<S> {
  const { server = '', retryMs = RETRY_MS } = options;
  const socket: OnlineSocket = io(`${server}${ONLINE_NAMESPACE}`, {
    reconnectionDelay: retryMs,
    reconnectionDelayMax: Math.max(retryMs, SLOWEST_RETRY_MS),
    // Polling would have to reach the same one of several servers each time.
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    forceNew: true,
    autoConnect: false,
  });
  // React opens a match, closes it, and opens it again at once while it looks for faults: that costs no connection.
  const opening = setTimeout(() => socket.connect());
  const store = newClientStore<S>(options.dice?.load() ?? { value: newSeed() });
  remember(store, options.dice);
  const goTo = newWay(socket, server);
  const comeIn = (): void => void enter(socket, { ...options, goTo }, store, orders);
  const hear = (change: ChangeMessage): void => {
    if (!store.change(change, orders.taken(change.order))) comeIn();
  };
  const catchUp = (reached: number): void => {
    if (store.misses(reached)) comeIn();
  };
  const orders = newSending(socket, store, { hear, catchUp });
  socket.on('connect', comeIn);
  listen(socket, store, orders, newAdding(socket, store));
  socket.on('change', hear);
  return {
    getSnapshot: store.get,
    subscribe: store.subscribe,
    give: orders.give,
    ...newWishes(socket),
    chat(text, name) {
      const packet = { id: newId(), text, ...(name !== undefined && { name }) };
      return settled(() => socket.timeout(ANSWER_MS).emitWithAck('chat', packet));
    },
    close() {
      clearTimeout(opening);
      socket.close();
      orders.giveUp(GONE);
    },
  };
}

/** Handles the server's messages. */
function listen(socket: OnlineSocket, store: ClientStore, orders: Sending, add: () => void): void {
  socket.on('disconnect', () => store.lost());
  socket.on('welcome', (message) => {
    store.welcome(message, orders.doubted());
    add();
  });
  socket.on('step', (step) => store.step(step, orders.taken(step.order)));
  socket.on('match', (match) => {
    store.match(match);
    add();
  });
  socket.on('chat', ({ id: _, ...line }) => store.set({ chat: [...store.get().chat, line] }));
  socket.on('notice', () => store.set({ connection: 'stopping' }));
  socket.on('ended', () => {
    store.set({ connection: 'ended' });
    orders.giveUp(GONE);
  });
}

/** Saves what must be remembered of the dice before anything is committed to. */
function remember(store: ClientStore, memory: DiceMemory | undefined): void {
  let last: KeptDice | undefined;
  store.subscribe(() => {
    const { kept } = store.get().dice;
    if (kept !== last) memory?.save(kept);
    last = kept;
  });
}

/** With several servers each match is at one of them. */
interface Place extends OnlineOptions {
  goTo(address: string): void;
}

async function enter(
  socket: OnlineSocket,
  place: Place,
  store: ClientStore,
  orders: Sending,
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
  const address = movedTo(answer);
  if (address !== undefined) return place.goTo(address);
  // Lost on the way, or the server is busy: no refusal. A new connection enters automatically.
  if (mayPass(answer)) {
    setTimeout(() => {
      if (socket.connected) void enter(socket, place, store, orders);
    }, AGAIN_MS);
    return;
  }
  store.set({ connection: 'refused', refusal: answer.refusal });
  orders.giveUp(answer.refusal);
}
