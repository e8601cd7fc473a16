import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drawFrom } from '../../../src/rules/core';
import { sound } from '../matches/hall';
import { type Live, liveServer, post, until } from './liveServer';

/** More by the environment: `PACKETS=100000`. */
const PACKETS = Number(process.env.PACKETS ?? 10_000);
const REQUESTS = PACKETS / 100;

const NO_LIMIT = 1e9;

let live: Live;
const sockets: Socket[] = [];
const alarms: unknown[] = [];
const alarm = (error: unknown) => void alarms.push(error);

beforeAll(async () => {
  process.on('unhandledRejection', alarm);
  process.on('uncaughtException', alarm);
  live = await liveServer({
    limits: {
      ...{ packetsPerSecond: NO_LIMIT, ordersPerSecond: NO_LIMIT, connectionsAtOnce: NO_LIMIT },
      ...{ requestsPerMinute: NO_LIMIT, matchesPerHour: NO_LIMIT, connectionsPerMinute: NO_LIMIT },
      entriesPerMinute: NO_LIMIT,
      wrongSecretsPerMinute: NO_LIMIT,
    },
  });
});
afterAll(async () => {
  for (const socket of sockets) socket.close();
  process.off('unhandledRejection', alarm);
  process.off('uncaughtException', alarm);
  await live.close();
});

async function newMatch() {
  const { lobby } = live.online;
  const { matchID } = sound(await lobby.create({ system: 'toy' }));
  const seat = async (side: 'allies' | 'axis') =>
    sound(await lobby.join(matchID, { side, name: side })).token;
  return { match: matchID, tokens: { allies: await seat('allies'), axis: await seat('axis') } };
}

async function connected(namespace: string): Promise<Socket> {
  const options = { forceNew: true, transports: ['websocket'], reconnection: false };
  const socket = io(`${live.url}${namespace}`, options);
  sockets.push(socket);
  await until(() => socket.connected);
  return socket;
}

const draw = drawFrom('hostile');
const oneOf = <T>(values: readonly T[]): T => values[draw(values.length)] as T;

const ODD_KEYS = ['type', 'payload', 'id', 'line', 'toString', '__proto__', 'constructor', 'then'];

/** Any value at all, with pieces of what the server knows. */
function oddValue(pieces: readonly unknown[], depth = 0): unknown {
  const kind = draw(depth > 3 ? 8 : 10);
  if (kind < 8) return oneOf(pieces);
  const parts = () => Array.from({ length: draw(4) }, () => oddValue(pieces, depth + 1));
  if (kind === 8) return parts();
  return Object.fromEntries(parts().map((part) => [oneOf(ODD_KEYS), part]));
}

const isFilled = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.keys(value).length > 0;

/** A packet that would be sound, with something in it that is not. */
function spoiled(packet: unknown, pieces: readonly unknown[]): unknown {
  if (!isFilled(packet) || draw(4) === 0) return oddValue(pieces);
  const key = oneOf(Object.keys(packet));
  const { [key]: part, ...rest } = packet;
  const spoils: (() => unknown)[] = [
    () => rest,
    () => ({ ...packet, [oneOf(ODD_KEYS)]: oddValue(pieces) }),
    () => ({ ...rest, [key]: spoiled(part, pieces) }),
  ];
  return oneOf(spoils)();
}

type Packet = [event: string, ...args: unknown[]];

const ownPackets = (match: string, token: string): Packet[] => [
  ['enter', { match, token, since: 0 }],
  ['order', { id: 'a', line: 'advance 1', version: 0 }],
  ['chat', { id: 'a', text: 'x', name: 'Eve' }],
  ['consent', { id: 'a', matter: 'pause', say: 'ask' }],
  ['resume', { id: 'a' }],
  ['return', { id: 'a' }],
  ['leave', {}],
];

const stockPackets = (match: string, credentials: string): Packet[] => [
  ['sync', match, '0', credentials, 2],
  [
    'update',
    {
      type: 'MAKE_MOVE',
      payload: { type: 'order', args: ['advance 1'], playerID: '0', credentials },
    },
    ...[0, match, '0'],
  ],
  ['chat', match, { id: 'a', sender: '0', payload: 'x' }, credentials],
  ['patch', {}],
];

test(
  `${PACKETS} random and spoiled packets harm nobody`,
  async () => {
    const { match, tokens } = await newMatch();
    const pieces: unknown[] = [
      ...[null, true, -1, 0, 1, 0.5, 1e99, '', '0', '1', 'order', 'MAKE_MOVE', 'undo', 'done'],
      ...[
        'x'.repeat(3000),
        '\u0000',
        '../..',
        "'; --",
        match,
        tokens.axis,
        [],
        {},
        'takeback axis 1',
      ],
    ];
    const [own, stock] = [await connected('/online'), await connected('/toy')];
    const kinds: [Socket, Packet[]][] = [
      [own, ownPackets(match, tokens.allies)],
      [stock, stockPackets(match, tokens.allies)],
    ];
    for (let count = 0; count < PACKETS; count++) {
      const [socket, sound] = oneOf(kinds);
      const [event, ...args] = oneOf(sound);
      const sent = draw(2)
        ? args.map((arg) => (draw(2) ? arg : spoiled(arg, pieces)))
        : Array.from({ length: draw(5) }, () => oddValue(pieces));
      socket.emit(event, ...sent);
      // Whoever has been read to the end has been answered.
      if (count % 1000 === 0) await Promise.all([own, stock].map((it) => it.emitWithAck('chat')));
    }
    for (let count = 0; count < REQUESTS; count++) {
      const path = oneOf(['create', `${match}/join`, `${match}/leave`, `${match}/update`]);
      const body = JSON.stringify(oddValue(pieces));
      await (await post(`${live.url}/games/toy/${path}`, body)).text();
    }
    await Promise.all([own, stock].map((it) => it.emitWithAck('chat')));
    expect([own.connected, stock.connected]).toEqual([true, true]);
    expect(alarms).toEqual([]);
    expect(live.logged()).not.toContain('"where"');
    expect(Object.keys(Object.prototype)).toEqual([]);

    const honest = await newMatch();
    const wish = { line: 'advance 1', orderId: 'honest', version: 0 };
    const holder = { side: 'allies', token: honest.tokens.allies } as const;
    expect(await live.online.matches.order(honest.match, holder, wish)).toEqual({
      ok: true,
      version: 1,
    });
  },
  30_000 + PACKETS * 3,
);
