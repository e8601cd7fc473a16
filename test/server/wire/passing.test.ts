import { io, Manager, type Socket } from 'socket.io-client';
import { afterEach, describe, expect, test } from 'vitest';
import { addressOf } from '../../../server/wire/origin';
import { listener, newHall, refusedAs, sound } from '../matches/hall';
import { type Live, liveServer, post, until } from './liveServer';

let live: Live;
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.close();
  await live?.close();
});

async function connected(namespace = '/online'): Promise<Socket> {
  const options = { forceNew: true, transports: ['websocket'], reconnection: false };
  const socket = io(`${live.url}${namespace}`, options);
  sockets.push(socket);
  await until(() => socket.connected);
  return socket;
}

const ask = (socket: Socket, event: string, ...args: unknown[]): Promise<unknown> =>
  socket.timeout(3000).emitWithAck(event, ...args);

describe('guesses at a word', () => {
  test('that come all at once pass their limit no more than those that come one by one', async () => {
    live = await liveServer({ limits: { wrongSecretsPerMinute: 3 } });
    const wish = { system: 'toy', passphrase: 'Rodney' };
    const { matchID: match } = sound(await live.online.lobby.create(wish));
    const join = async (passphrase: string) => {
      const body = { playerName: 'x', data: { passphrase } };
      return (await post(`${live.url}/games/toy/${match}/join`, body)).status;
    };
    const statuses = await Promise.all(Array.from({ length: 20 }, (_, count) => join(`${count}`)));
    expect(statuses.filter((status) => status === 403)).toHaveLength(3);
    expect(statuses.filter((status) => status === 429)).toHaveLength(17);
    const socket = await connected();
    expect(await ask(socket, 'enter', { match, passphrase: 'Rodney' })).toMatchObject(
      refusedAs('too-fast'),
    );
  });

  test('that are right cost nothing of it', async () => {
    live = await liveServer({ limits: { wrongSecretsPerMinute: 2 } });
    const wish = { system: 'toy', passphrase: 'Rodney' };
    const { matchID: match } = sound(await live.online.lobby.create(wish));
    const socket = await connected();
    for (let count = 0; count < 5; count++)
      expect(await ask(socket, 'enter', { match, passphrase: 'Rodney' })).toMatchObject({
        ok: true,
      });
  });

  test('do not stand in the way of an order', async () => {
    const { lobby, door, matches } = newHall();
    const { matchID } = sound(await lobby.create({ system: 'toy', passphrase: 'Rodney' }));
    const joined = { side: 'allies', name: 'Ann', passphrase: 'Rodney' } as const;
    const { token } = sound(await lobby.join(matchID, joined));
    let guessed = 0;
    const guesses = Array.from({ length: 16 }, async (_, count) => {
      await door.enter(matchID, { passphrase: `${count}` }, listener());
      guessed += 1;
    });
    const wish = { line: 'advance 1', orderId: 'a', version: 0 };
    const answer = await matches.order(matchID, { side: 'allies', token }, wish);
    expect([answer, guessed]).toEqual([{ ok: true, version: 1 }, 0]);
    await Promise.all(guesses);
  });
});

describe('the limit of a seat', () => {
  const order = (match: string, credentials: string, count: number) => {
    const payload = { type: 'order', args: [`advance ${count}`], playerID: '0', credentials };
    return [{ type: 'MAKE_MOVE', payload }, 0, match, '0'];
  };

  test('is not used up by who does not hold it', async () => {
    live = await liveServer({ limits: { ordersPerSecond: 1 } });
    const { lobby, matches } = live.online;
    const { matchID } = sound(await lobby.create({ system: 'toy' }));
    const { token } = sound(await lobby.join(matchID, { side: 'allies', name: 'Ann' }));
    const stranger = await connected('/toy');
    for (let count = 0; count < 20; count++)
      expect(await ask(stranger, 'update', ...order(matchID, 'wrong', count))).toMatchObject(
        refusedAs('not-your-seat'),
      );
    const holder = await connected();
    await ask(holder, 'enter', { match: matchID, token });
    const wish = { id: 'a', line: 'advance 1', version: 0 };
    expect(await ask(holder, 'order', wish)).toMatchObject({ ok: true });
    expect((await live.storage.match(matchID))?.version).toBe(1);
    expect(matches.loaded).toBe(1);
  });

  test('counts wishes beside orders too', async () => {
    live = await liveServer({ limits: { ordersPerSecond: 1 } });
    const { matchID: match } = sound(await live.online.lobby.create({ system: 'toy' }));
    const { token } = sound(await live.online.lobby.join(match, { side: 'allies', name: 'Ann' }));
    const socket = await connected();
    await ask(socket, 'enter', { match, token });
    const answers: unknown[] = [];
    for (let count = 0; count < 11; count++)
      answers.push(await ask(socket, 'resume', { id: `${count}` }));
    expect(answers.at(-2)).toMatchObject(refusedAs('not-paused'));
    expect(answers.at(-1)).toMatchObject(refusedAs('too-fast'));
  });
});

describe('a limit is not passed', () => {
  test('by an empty number of a connection', async () => {
    live = await liveServer({ limits: { connectionsPerMinute: 2 } });
    const ask = async () =>
      (await fetch(`${live.url}/socket.io/?EIO=4&transport=polling&sid=`)).status;
    expect([await ask(), await ask(), await ask()]).toEqual([200, 200, 403]);
  });

  test('by joining the namespace again', async () => {
    live = await liveServer({ limits: { packetsPerSecond: 1 } });
    const options = { transports: ['websocket'], reconnection: false };
    const line = new Manager(live.url, options);
    // Another namespace keeps the connection open while this one is left.
    const [other, socket] = [line.socket('/toy'), line.socket('/online')];
    sockets.push(other, socket);
    await until(() => other.connected && socket.connected);
    const first = { line: line.engine.id, socket: socket.id };
    for (let count = 0; count < 8; count++)
      expect(await ask(socket, 'leave', {})).toMatchObject({ ok: true });
    socket.disconnect();
    // Its answer comes after the exit, and it counts too.
    expect(await ask(other, 'chat')).toMatchObject(refusedAs('malformed'));
    socket.connect();
    await until(() => socket.connected);
    expect(line.engine.id).toBe(first.line);
    expect(socket.id).not.toBe(first.socket);
    expect(await ask(socket, 'leave', {})).toMatchObject({ ok: true });
    expect(await ask(socket, 'leave', {})).toMatchObject(refusedAs('too-fast'));
  });

  test('by packets that are no events', async () => {
    live = await liveServer({ limits: { packetsPerSecond: 1 } });
    const socket = await connected();
    for (let count = 0; count < 20; count++) socket.io.engine.write('0/nowhere,');
    await until(() => socket.disconnected);
  });

  test('by playing again', async () => {
    live = await liveServer({ limits: { matchesPerHour: 2 } });
    const { lobby, conduct } = live.online;
    const statuses: number[] = [];
    for (let count = 0; count < 3; count++) {
      const { matchID } = sound(await lobby.create({ system: 'toy' }));
      const { token } = sound(await lobby.join(matchID, { side: 'allies', name: 'Ann' }));
      await conduct.resign(matchID, { side: 'allies', token });
      const body = { playerID: '0', credentials: token };
      statuses.push((await post(`${live.url}/games/toy/${matchID}/playAgain`, body)).status);
    }
    expect(statuses).toEqual([200, 200, 429]);
  });

  test.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2:ffff::1', true],
    ['2001:db8:1:2::1', '2001:db8:1:3::1', false],
    ['::ffff:192.0.2.1', '192.0.2.1', true],
    ['192.0.2.1', '192.0.2.2', false],
  ])('by addresses of one net: %s and %s are one: %s', (one, other, same) => {
    const direct = (remoteAddress: string) =>
      addressOf({ headers: {}, socket: { remoteAddress } } as never, { origins: [], proxies: 0 });
    expect(direct(one) === direct(other)).toBe(same);
  });

  test.each(['[2001:db8:1:2::9]:4711', '2001:db8:1:2::9'])(
    'by ports that a proxy tells: %s',
    (told) => {
      const request = { headers: { 'x-forwarded-for': told }, socket: { remoteAddress: '::1' } };
      const settings = { origins: [], proxies: 1 };
      expect(addressOf(request as never, settings)).toBe('2001:db8:1:2::/64');
    },
  );
});
