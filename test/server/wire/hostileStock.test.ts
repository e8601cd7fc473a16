import { describe, expect, test } from 'vitest';
import { refusedAs, sound } from '../matches/hall';
import { until } from './liveServer';
import { ask, besiege, connected, deep, live, match, tokens } from './siege';

besiege();

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
      refusedAs('not-your-seat'),
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
