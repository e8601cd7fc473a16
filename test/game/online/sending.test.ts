import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { newHost } from '../../../src/game/host';
import { newClientStore } from '../../../src/game/online/clientStore';
import type { Answer, OrderPacket, WelcomeMessage } from '../../../src/game/online/protocol';
import {
  AGAIN_MS,
  ANSWER_MS,
  newSending,
  type OnlineSocket,
} from '../../../src/game/online/sending';
import { SEED } from '../players';
import { TOY, toySystem } from '../toySystem';

const host = newHost(toySystem, () => {});
const seen = host.seen(host.begin(TOY, null, { seed: SEED }), 'allies');

const welcome = (version: number) =>
  ({
    ...{ viewer: 'allies', chapters: [], chat: [], segmentSince: 0 },
    step: { version, seen },
  }) as unknown as WelcomeMessage;

/** A connection on which answers come when the test says so; what is not answered in time is lost. */
function newWire() {
  const orders: OrderPacket[] = [];
  let answerLast: (answer: Answer) => void = () => {};
  const socket = {
    connected: true,
    timeout: (ms: number) => ({
      emit(_event: 'order', packet: OrderPacket, told: (lost: unknown, answer?: Answer) => void) {
        orders.push(packet);
        const timer = setTimeout(() => told(new Error('timeout')), ms);
        answerLast = (answer) => {
          clearTimeout(timer);
          told(null, answer);
        };
      },
    }),
  };
  return {
    socket: socket as unknown as OnlineSocket,
    orders,
    answer: (answer: Answer) => answerLast(answer),
  };
}

function open() {
  const wire = newWire();
  const store = newClientStore<typeof toySystem>({ value: '' });
  store.welcome(welcome(4), []);
  const reached: number[] = [];
  const sending = newSending(wire.socket, store, {
    hear: () => {},
    catchUp: (version) => {
      if (store.misses(version)) reached.push(version);
    },
  });
  return { ...wire, store, sending, reached };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('an order whose answer came too late', () => {
  test('stays on its way until what it has changed is known', async () => {
    const { answer, orders, store, sending, reached } = open();
    const given = vi.fn();
    void sending.give('advance 1').then(given);
    await vi.advanceTimersByTimeAsync(2 * ANSWER_MS);
    expect(orders.map(({ id }) => id)).toEqual([orders[0]?.id, orders[0]?.id]);
    // The server knows it, and tells nothing twice.
    answer({ ok: true, version: 5 });
    await vi.advanceTimersByTimeAsync(0);
    expect(reached).toEqual([5]);
    expect(given).not.toHaveBeenCalled();
    expect(store.get().pending).toHaveLength(1);

    store.welcome(welcome(5), sending.doubted());
    sending.sendAll();
    answer({ ok: true, version: 5 });
    await vi.advanceTimersByTimeAsync(0);
    expect(given).toHaveBeenCalledExactlyOnceWith(undefined);
    expect(store.get().pending).toEqual([]);
  });

  test('is settled at once when nothing is missing', async () => {
    const { answer, sending, reached } = open();
    const given = sending.give('advance 1');
    answer({ ok: true, version: 4 });
    expect(await given).toBeUndefined();
    expect(reached).toEqual([]);
  });

  test('asks for the match once, however many orders it has missed', () => {
    const { answer, sending, reached } = open();
    for (const version of [5, 6]) {
      void sending.give('advance 1');
      answer({ ok: true, version });
    }
    expect(reached).toEqual([5]);
  });
});

describe('an order that is refused for now', () => {
  test('waits for the next entry when the connection is lost meanwhile', async () => {
    const { answer, orders, store, sending } = open();
    const given = vi.fn();
    void sending.give('advance 1').then(given);
    answer({ ok: false, refusal: { code: 'not-kept' } });
    store.lost();
    await vi.advanceTimersByTimeAsync(2 * AGAIN_MS);
    // A new connection that has not entered yet would refuse it for good, though it may be stored.
    expect(orders).toHaveLength(1);
    store.welcome(welcome(4), sending.doubted());
    sending.sendAll();
    answer({ ok: true, version: 4 });
    await vi.advanceTimersByTimeAsync(0);
    expect(orders.map(({ id }) => id)).toEqual([orders[0]?.id, orders[0]?.id]);
    expect(given).toHaveBeenCalledExactlyOnceWith(undefined);
  });

  test.each(['moved', 'not-entered', 'closing', 'too-fast'])('(%s) is sent again', async (code) => {
    const { answer, orders, sending } = open();
    const given = vi.fn();
    void sending.give('advance 1').then(given);
    answer({ ok: false, refusal: { code } });
    await vi.advanceTimersByTimeAsync(AGAIN_MS);
    expect(orders).toHaveLength(2);
    expect(given).not.toHaveBeenCalled();
  });
});
