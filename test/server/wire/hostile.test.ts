import { connect } from 'node:net';
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { toySystem } from '../../game/toySystem';
import { sound, toyLibrary } from '../matches/hall';
import { type Live, liveServer, post, until } from './liveServer';

let live: Live;
let match = '';
let tokens = { allies: '', axis: '' };
const sockets: Socket[] = [];
const alarms: unknown[] = [];
const alarm = (error: unknown) => void alarms.push(error);

const newMatch = async () => {
  const { lobby } = live.online;
  const { matchID } = sound(await lobby.create({ system: 'toy' }));
  const seat = async (side: 'allies' | 'axis') =>
    sound(await lobby.join(matchID, { side, name: side }));
  match = matchID;
  tokens = { allies: (await seat('allies')).token, axis: (await seat('axis')).token };
};

beforeAll(async () => {
  live = await liveServer();
  process.on('unhandledRejection', alarm);
  process.on('uncaughtException', alarm);
});
beforeEach(newMatch);
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.close();
  await stillSound();
});
afterAll(async () => {
  process.off('unhandledRejection', alarm);
  process.off('uncaughtException', alarm);
  await live.close();
});

/** Nothing thrown, nothing polluted, and an honest order still accepted. */
async function stillSound(): Promise<void> {
  expect(alarms).toEqual([]);
  expect(Object.keys(Object.prototype)).toEqual([]);
  expect(
    ({} as Record<string, unknown>).isConnected ?? ({} as Record<string, unknown>).name,
  ).toBeUndefined();
  await newMatch();
  const holder = { side: 'allies', token: tokens.allies } as const;
  const wish = { line: 'advance 1', orderId: 'honest', version: 0 };
  expect(await live.online.matches.order(match, holder, wish)).toEqual({ ok: true, version: 1 });
}

async function connected(namespace: string): Promise<Socket> {
  const socket = io(`${live.url}${namespace}`, {
    forceNew: true,
    transports: ['websocket'],
    reconnection: false,
  });
  sockets.push(socket);
  await until(() => socket.connected);
  return socket;
}

const ask = (socket: Socket, event: string, ...args: unknown[]): Promise<unknown> =>
  socket.timeout(3000).emitWithAck(event, ...args);

const move = (payload: object, type = 'MAKE_MOVE') => ({
  type,
  payload: {
    type: 'order',
    args: ['advance 1'],
    playerID: '0',
    credentials: tokens.allies,
    ...payload,
  },
});

const deep = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);

const refusal = (code: string) => ({ ok: false, refusal: { code } });

/** Each is the arguments of a packet of boardgame.io's protocol. */
const STOCK: [string, string, () => unknown[]][] = [
  [
    'a move that is called constructor',
    'update',
    () => [move({ type: 'constructor' }), 0, match, '0'],
  ],
  ['a move that is called __proto__', 'update', () => [move({ type: '__proto__' }), 0, match, '0']],
  [
    'an event of the game',
    'update',
    () => [move({ type: 'endGame' }, 'GAME_EVENT'), 0, match, '0'],
  ],
  [
    'an event called hasOwnProperty',
    'update',
    () => [move({ type: 'hasOwnProperty' }, 'GAME_EVENT'), 0, match, '0'],
  ],
  ['a forged state by RESET', 'update', () => [{ type: 'RESET', state: {} }, 0, match, '0']],
  [
    'a forged state by UPDATE',
    'update',
    () => [{ type: 'UPDATE', state: { G: {} }, deltalog: [] }, 0, match, '0'],
  ],
  ['a forged state by PATCH', 'update', () => [{ type: 'PATCH', patch: [] }, 0, match, '0']],
  ['an UNDO of boardgame.io', 'update', () => [move({}, 'UNDO'), 0, match, '0']],
  ['a PLUGIN action', 'update', () => [move({}, 'PLUGIN'), 0, match, '0']],
  ['no action', 'update', () => [null, 0, match, '0']],
  ['no arguments', 'update', () => []],
  ['arguments by the hundred', 'update', () => Array.from({ length: 100 }, () => 1)],
  ['nested arguments', 'update', () => [move({ args: [JSON.parse(deep(1500))] }), 0, match, '0']],
  [
    'more arguments than one',
    'update',
    () => [move({ args: ['advance 1', 'x'.repeat(5000)] }), 0, match, '0'],
  ],
  [
    'an object for a line',
    'update',
    () => [move({ args: [{ toString: 'advance 1' }] }), 0, match, '0'],
  ],
  ['a line that is too long', 'update', () => [move({ args: ['x'.repeat(9000)] }), 0, match, '0']],
  [
    'a seat in the payload that is not the sender’s',
    'update',
    () => [move({ playerID: '1' }), 0, match, '0'],
  ],
  ['a seat that is not the token’s', 'update', () => [move({ playerID: '1' }), 0, match, '1']],
  [
    'a seat called __proto__',
    'update',
    () => [move({ playerID: '__proto__' }), 0, match, '__proto__'],
  ],
  ['credentials that are an object', 'update', () => [move({ credentials: {} }), 0, match, '0']],
  ['no credentials', 'update', () => [move({ credentials: null }), 0, match, '0']],
  ['a number of the state that is text', 'update', () => [move({}), '0', match, '0']],
  ['a number of the state below none', 'update', () => [move({}), -1, match, '0']],
  ['a number of the state that is no number', 'update', () => [move({}), Number.NaN, match, '0']],
  ['a number of the state from the future', 'update', () => [move({}), 1e9, match, '0']],
  ['a match that is not there', 'update', () => [move({}), 0, 'nowhere', '0']],
  ['a match with a path for a name', 'update', () => [move({}), 0, '../../etc/passwd', '0']],
  ['a match called __proto__', 'sync', () => ['__proto__', '0', 'x', 2]],
  [
    'a match with the name of half a statement',
    'sync',
    () => ["x'; DROP TABLE matches; --", null, null, 2],
  ],
  ['a sync of a match that is not there', 'sync', () => ['made-up', '0', undefined, 5e6]],
  ['a sync as __proto__', 'sync', () => [match, '__proto__', 'x', 2]],
  ['a sync as a third player', 'sync', () => [match, '2', 'x', 2]],
  ['a sync on a seat without its secret', 'sync', () => [match, '0', undefined, 2]],
  ['a sync on a seat with another’s secret', 'sync', () => [match, '0', tokens.axis, 2]],
  ['a sync of nothing', 'sync', () => []],
  [
    'chat in another’s name',
    'chat',
    () => [match, { id: 'a', sender: '0', payload: 'x' }, tokens.axis],
  ],
  [
    'chat of an object',
    'chat',
    () => [match, { id: 'a', sender: '0', payload: {} }, tokens.allies],
  ],
  [
    'chat without end',
    'chat',
    () => [match, { id: 'a', sender: '0', payload: 'x'.repeat(9000) }, tokens.allies],
  ],
  [
    'chat with more in it',
    'chat',
    () => [match, { id: 'a', sender: '0', payload: 'x', more: 1 }, tokens.allies],
  ],
];

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

describe('packets of boardgame.io’s protocol', () => {
  test.each(STOCK)('%s is refused and harms nobody', async (_name, event, args) => {
    const socket = await connected('/toy');
    expect(await ask(socket, event, ...args())).toMatchObject({ ok: false });
    expect(await live.storage.orders(match)).toEqual([]);
    expect(await live.storage.match('made-up')).toBeUndefined();
  });

  test('whoever listens on a seat before it is taken gets nothing of it later', async () => {
    const { lobby, matches } = live.online;
    const { matchID } = sound(await lobby.create({ system: 'toy' }));
    const socket = await connected('/toy');
    const heard: unknown[] = [];
    socket.onAny((...args) => void heard.push(args));
    expect(await ask(socket, 'sync', matchID, '0', null, 2)).toMatchObject(
      refusal('not-your-seat'),
    );
    const { token } = sound(await lobby.join(matchID, { side: 'allies', name: 'Ann' }));
    const wish = { line: 'advance 1', orderId: 'x', version: 0 };
    await matches.order(matchID, { side: 'allies', token }, wish);
    await ask(socket, 'sync', 'nowhere', null, null, 2);
    expect(heard).toEqual([]);
  });

  test('who has left gets nothing more', async () => {
    const socket = await connected('/toy');
    const heard: unknown[] = [];
    await ask(socket, 'sync', match, '0', tokens.allies, 2);
    await live.online.lobby.leave(match, { side: 'allies', token: tokens.allies });
    socket.onAny((event) => void heard.push(event));
    const wish = { line: 'advance 1', orderId: 'x', version: 0 };
    const { token } = sound(await live.online.lobby.join(match, { side: 'allies', name: 'Eve' }));
    await live.online.matches.order(match, { side: 'allies', token }, wish);
    await until(() => socket.disconnected);
    expect(heard).not.toContain('update');
  });
});

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
    expect(await ask(socket, 'order', order)).toMatchObject(refusal('not-your-seat'));
  });
});

/** Asks for a websocket. */
const UPGRADE = [
  'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1',
  'Host: x',
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
  '',
].join('\r\n');

describe('packets that are none', () => {
  test.each(['error', 'connect_error', 'disconnecting', 'newListener', 'constructor', '__proto__'])(
    'an event that is called %s',
    async (event) => {
      const socket = await connected('/toy');
      const { engine } = socket.io;
      engine.write(`2/toy,${JSON.stringify([event, {}])}`);
      const still = await connected('/toy');
      expect(await ask(still, 'sync', match, null, null, 2)).toMatchObject({ ok: true });
    },
  );

  test.each([
    ['an event name that is an object', '2/toy,[{"toString":1},1]'],
    ['an event of another namespace', '2/nowhere,["sync"]'],
    ['no JSON', '2/toy,[nonsense'],
    ['an answer that nobody asked for', '3/toy,99["x"]'],
    ['pieces that never come', '51-/toy,["sync",{"_placeholder":true,"num":0}]'],
    ['a number of pieces without end', '5999999999-/toy,["sync"]'],
    ['deep nesting', `2/toy,["sync",${deep(7000)}]`],
    ['nesting a hundred thousand deep', `2/toy,["update",${deep(100_000)}]`],
    ['a packet of a kind that is none', '9/toy,["sync"]'],
    ['an answer without a number', '3/toy,["x"]'],
    ['a farewell to another namespace', '1/nowhere,'],
    ['a namespace without end', `0/${'x'.repeat(9000)},`],
    ['nothing', ''],
  ])('%s', async (_name, packet) => {
    const socket = await connected('/toy');
    socket.io.engine.write(packet);
    const still = await connected('/toy');
    expect(await ask(still, 'sync', match, null, null, 2)).toMatchObject({ ok: true });
  });

  test('a packet that is too long ends its connection', async () => {
    const socket = await connected('/online');
    socket.emit('order', { id: 'a', line: 'x'.repeat(100_000), version: 0 });
    await until(() => socket.disconnected);
  });

  test('bytes where text is due', async () => {
    const socket = await connected('/toy');
    socket.io.engine.write(Buffer.from([0, 1, 2, 0xff]) as never);
    await until(() => socket.disconnected);
  });

  test.each([
    ['a connection of a number made up', 'GET', '?EIO=4&transport=polling&sid=made-up', 400],
    ['a packet for a connection that there is not', 'POST', '?EIO=4&transport=polling&sid=x', 400],
    ['a way of transport that is none', 'GET', '?EIO=4&transport=constructor', 400],
    ['a version that is none', 'GET', '?EIO=99&transport=polling', 400],
    ['two numbers at once', 'GET', '?EIO=4&transport=polling&sid=a&sid=b', 400],
  ])('%s', async (_name, method, query, status) => {
    const body = method === 'POST' ? { body: 'x'.repeat(1000) } : {};
    const response = await fetch(`${live.url}/socket.io/${query}`, { method, ...body });
    expect(response.status).toBe(status);
  });

  test.each([
    ['headers without end', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(50_000)}\r\n\r\n`, '431'],
    [
      'a body of two lengths',
      'POST /games/toy/create HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}',
      '400',
    ],
    ['no host', 'GET /games HTTP/1.1\r\n\r\n', '400'],
    ['a wish to speak another tongue', `${UPGRADE}Sec-WebSocket-Version: 1\r\n\r\n`, '400'],
  ])('%s', async (_name, bytes, status) => {
    const raw = connect(live.port, '127.0.0.1');
    let told = '';
    raw.on('data', (part) => {
      told += part;
    });
    raw.on('error', () => {});
    raw.write(bytes);
    await until(() => told.startsWith(`HTTP/1.1 ${status}`));
    raw.destroy();
  });

  test('bytes that are no HTTP', async () => {
    const raw = connect(live.port, '127.0.0.1');
    let closed = false;
    raw.on('close', () => {
      closed = true;
    });
    raw.resume();
    raw.write('\x16\x03\x01 nonsense \r\n\r\n');
    await until(() => closed);
  });
});

const json = async (answer: Promise<Response>) => {
  const response = await answer;
  return [response.status, await response.json().catch(() => null)];
};

describe('the lobby', () => {
  const at = (path: string) => `${live.url}/games/toy${path}`;
  const BODIES: [string, () => [string, unknown], number][] = [
    [
      'a seat called __proto__',
      () => [`/${match}/join`, { playerID: '__proto__', playerName: 'x' }],
      400,
    ],
    [
      'a seat called constructor',
      () => [`/${match}/join`, { playerID: 'constructor', playerName: 'x' }],
      400,
    ],
    ['a third seat', () => [`/${match}/join`, { playerID: '2', playerName: 'x' }], 400],
    ['a seat that is taken', () => [`/${match}/join`, { playerID: '0', playerName: 'x' }], 409],
    ['a match that is full', () => [`/${match}/join`, { playerName: 'x' }], 409],
    ['no name', () => [`/${match}/join`, {}], 400],
    ['a name without end', () => [`/${match}/join`, { playerName: 'x'.repeat(9000) }], 400],
    [
      'an invitation that is none',
      () => [`/${match}/join`, { playerName: 'x', data: { invitation: 'x' } }],
      403,
    ],
    ['more players than seats', () => ['/create', { numPlayers: 5e6 }], 400],
    ['players by a text', () => ['/create', { numPlayers: '2' }], 400],
    [
      'options with __proto__',
      () => ['/create', '{"setupData":{"options":{"__proto__":true}}}'],
      200,
    ],
    [
      'options that nobody knows',
      () => ['/create', { setupData: { options: { cheat: true } } }],
      400,
    ],
    [
      'a scenario that is a path',
      () => ['/create', { setupData: { scenario: '../../package.json' } }],
      400,
    ],
    [
      'a bot that is none',
      () => ['/create', { setupData: { bots: { axis: 'constructor' } } }],
      400,
    ],
    ['a third side', () => ['/create', { setupData: { bots: { neutral: 'ensign' } } }], 400],
    [
      'to leave with another’s secret',
      () => [`/${match}/leave`, { playerID: '0', credentials: tokens.axis }],
      403,
    ],
    [
      'to rename somebody else',
      () => [`/${match}/update`, { playerID: '0', credentials: tokens.axis, newName: 'x' }],
      403,
    ],
    [
      'to rename with an object',
      () => [`/${match}/update`, { playerID: '0', credentials: tokens.allies, newName: {} }],
      400,
    ],
    [
      'to play again before the end',
      () => [`/${match}/playAgain`, { playerID: '0', credentials: tokens.allies }],
      400,
    ],
    ['to play again without a secret', () => [`/${match}/playAgain`, { playerID: '0' }], 400],
    [
      'to take a seat back without the secret',
      () => [`/${match}/reinvite`, { playerID: '0', hostToken: 'x' }],
      403,
    ],
    ['a match that is not there', () => ['/nowhere/join', { playerName: 'x' }], 404],
    ['a wish that nobody knows', () => [`/${match}/constructor`, {}], 404],
    ['a path too long', () => [`/${match}/join/again`, { playerName: 'x' }], 404],
    ['no JSON', () => ['/create', '{nonsense'], 400],
    ['a list', () => ['/create', []], 400],
    ['nothing but null', () => ['/create', 'null'], 400],
    ['deep nesting', () => ['/create', `{"setupData":${deep(6000)}}`], 400],
    ['a body without end', () => ['/create', 'x'.repeat(100_000)], 413],
  ];
  test.each(BODIES)('asked for %s', async (_name, request, status) => {
    const [path, body] = request();
    expect((await json(post(at(path), body)))[0]).toBe(status);
  });

  test.each([
    ['a form of another site', { 'Content-Type': 'text/plain' }, 400],
    ['a page of another site', { Origin: 'https://evil.example' }, 403],
    ['a page without an address', { Origin: 'null' }, 403],
  ])('asked by %s', async (_name, headers, status) => {
    expect((await json(post(at('/create'), {}, headers)))[0]).toBe(status);
  });

  test.each([
    ['/games/any', 200],
    ['/games/any/none', 404],
    ['/games/none', 404],
    ['/games/__proto__', 404],
    ['/games/toy/..%2f..%2f', 400],
    ['/games/toy/nowhere', 404],
    ['/games/toy?isGameover=maybe', 400],
    ['/games/toy?updatedBefore=-1', 400],
    ['/gamesters', 404],
  ])('asked for %s', async (path, status) => {
    const response = await fetch(`${live.url}${path}`);
    expect(response.status).toBe(status);
  });

  test('for a match of no game in particular', async () => {
    expect((await post(`${live.url}/games/any/create`, {})).status).toBe(404);
    const found = await fetch(`${live.url}/games/any/${match}`);
    expect(await found.json()).toMatchObject({ matchID: match, gameName: 'toy' });
  });

  test('by a method that it does not know', async () => {
    expect((await fetch(at(`/${match}`), { method: 'DELETE' })).status).toBe(404);
  });

  test('lets pages of listed sites ask, and says so to their browsers', async () => {
    const other = await liveServer({ origin: { origins: ['https://friend.example'], proxies: 0 } });
    const from = (origin: string) =>
      fetch(`${other.url}/games`, { method: 'OPTIONS', headers: { Origin: origin } });
    const friend = await from('https://friend.example');
    expect([friend.status, friend.headers.get('access-control-allow-origin')]).toEqual([
      204,
      'https://friend.example',
    ]);
    const stranger = await from('https://evil.example');
    expect([stranger.status, stranger.headers.get('access-control-allow-origin')]).toEqual([
      403,
      null,
    ]);
    await other.close();
  });
});

test('a socket from a page of another site is not opened', async () => {
  const socket = io(`${live.url}/online`, {
    forceNew: true,
    transports: ['websocket'],
    reconnection: false,
    extraHeaders: { Origin: 'https://evil.example' },
  });
  sockets.push(socket);
  const failed = new Promise((resolve) => socket.on('connect_error', resolve));
  expect(await failed).toBeInstanceOf(Error);
});
