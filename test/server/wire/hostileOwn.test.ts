import { io } from 'socket.io-client';
import { describe, expect, test } from 'vitest';
import { toySystem } from '../../game/toySystem';
import { refusedAs, sound, toyLibrary } from '../matches/hall';
import { liveServer } from './liveServer';
import { ask, besiege, connected, live, match, sockets, tokens } from './siege';

besiege();

/** Each is a packet of our own protocol, from somebody who sits on a seat. */
const OWN: [string, string, () => unknown[]][] = [
  ['an order without an id', 'order', () => [{ line: 'advance 1', version: 0 }]],
  ['an order without a version', 'order', () => [{ id: 'a', line: 'advance 1' }]],
  [
    'an order with a side',
    'order',
    () => [{ id: 'a', line: 'advance 1', version: 0, side: 'axis' }],
  ],
  [
    'an order with an id of a thousand characters',
    'order',
    () => [{ id: 'x'.repeat(1000), line: 'done', version: 0 }],
  ],
  ['an order that is text', 'order', () => ['advance 1']],
  ['an order that is nothing', 'order', () => [null]],
  ['an order of half a version', 'order', () => [{ id: 'a', line: 'done', version: 0.5 }]],
  [
    'an order that cannot be read',
    'order',
    () => [{ id: 'a', line: 'launch the Kraken', version: 0 }],
  ],
  [
    'an order with control characters',
    'order',
    () => [{ id: 'a', line: '\u0000\u001b[2J', version: 0 }],
  ],
  [
    'a takeback that nobody agreed to',
    'order',
    () => [{ id: 'a', line: 'takeback allies 1', version: 0 }],
  ],
  [
    'an order of a version beyond numbers',
    'order',
    () => [{ id: 'a', line: 'done', version: 1e300 }],
  ],
  ['an order with a second packet', 'order', () => [{ id: 'a', line: 'done', version: 0 }, {}]],
  ['an entry since beyond numbers', 'enter', () => [{ match, since: 1e300 }]],
  ['an entry with a word without end', 'enter', () => [{ match, passphrase: 'x'.repeat(5000) }]],
  ['consent to what there is not', 'consent', () => [{ id: 'a', matter: '__proto__', say: 'ask' }]],
  [
    'consent in a word that is none',
    'consent',
    () => [{ id: 'a', matter: 'draw', say: 'constructor' }],
  ],
  ['consent without an id', 'consent', () => [{ matter: 'draw', say: 'ask' }]],
  [
    'agreement to what nobody asked for',
    'consent',
    () => [{ id: 'a', matter: 'draw', say: 'agree' }],
  ],
  ['the end of a pause that there is not', 'resume', () => [{ id: 'a' }]],
  ['a seat wanted back that was not lost', 'return', () => [{ id: 'a' }]],
  ['a resignation with a reason', 'resign', () => [{ reason: 'x' }]],
  ['an entry with a number for a match', 'enter', () => [{ match: 7 }]],
  ['an entry with a list for a token', 'enter', () => [{ match, token: ['a'] }]],
  ['an entry since before the beginning', 'enter', () => [{ match, since: -2 }]],
  ['an entry with what it may not have', 'enter', () => [{ match, viewer: 'allies' }]],
  ['chat of nothing but blanks', 'chat', () => [{ id: 'a', text: '   ' }]],
  ['a leave with baggage', 'leave', () => [{ all: true }]],
  ['a wish for nothing that is known', 'consent', () => [{ id: 'a', matter: 'all', say: 'ask' }]],
  [
    'a wish named like a part of every object',
    'consent',
    () => [{ id: 'a', matter: '__proto__', say: 'constructor' }],
  ],
  [
    'a takeback agreed to by nobody',
    'order',
    () => [{ id: 'a', line: 'takeback allies 1', version: 0 }],
  ],
  [
    'an agreement to what nobody asks',
    'consent',
    () => [{ id: 'a', matter: 'draw', say: 'agree' }],
  ],
  ['an end of a pause that is none', 'resume', () => [{ id: 'a' }]],
  ['a wish without an id', 'return', () => [{}]],
];

test.each(['parseOrder', 'refuse', 'apply', 'view', 'segment'] as const)(
  'a fault of the rules in “%s” is refused, and other matches go on',
  async (part) => {
    const fails = { now: false };
    const faulty = {
      ...toySystem,
      [part](...args: never[]) {
        if (fails.now) throw new Error('a fault of the rules');
        return (toySystem[part] as (...args: never[]) => unknown)(...args);
      },
    };
    const systems = [faulty as never];
    const other = await liveServer({ library: { ...toyLibrary, systems } });
    const { lobby, matches } = other.online;
    const seats: { matchID: string; token: string }[] = [];
    for (const _ of [1, 2]) {
      const { matchID } = sound(await lobby.create({ system: 'toy' }));
      seats.push({ matchID, ...sound(await lobby.join(matchID, { side: 'allies', name: 'x' })) });
    }
    const socket = io(`${other.url}/online`, { forceNew: true, transports: ['websocket'] });
    sockets.push(socket);
    const [one, two] = seats as [(typeof seats)[0], (typeof seats)[0]];
    await ask(socket, 'enter', { match: one.matchID, token: one.token });
    const order = { id: 'a', line: 'advance 1', version: 0 };
    fails.now = true;
    expect(await ask(socket, 'order', order)).toMatchObject({ ok: false });
    fails.now = false;
    const wish = { line: 'advance 1', orderId: 'x', version: 0 };
    expect(
      await matches.order(two.matchID, { side: 'allies', token: two.token }, wish),
    ).toMatchObject({ ok: true });
    expect(await ask(socket, 'order', order)).toMatchObject({ ok: true, version: 1 });
    expect(await other.storage.orders(one.matchID)).toHaveLength(1);
    await other.close();
  },
);

describe('packets of our own protocol', () => {
  test.each(OWN)('%s is refused and harms nobody', async (_name, event, args) => {
    const socket = await connected('/online');
    expect(await ask(socket, 'enter', { match, token: tokens.allies })).toMatchObject({ ok: true });
    expect(await ask(socket, event, ...args())).toMatchObject({ ok: false });
    expect(await live.storage.orders(match)).toEqual([]);
  });

  test('orders of somebody who has not come in are refused', async () => {
    const socket = await connected('/online');
    const order = { id: 'a', line: 'advance 1', version: 0 };
    expect(await ask(socket, 'order', order)).toMatchObject(refusedAs('not-entered'));
  });
});
