import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { sound } from '../matches/hall';
import { type Live, liveServer, until } from './liveServer';

/** The server, its newest match, and who sits there. */
export let live: Live;
export let match = '';
export let tokens = { allies: '', axis: '' };

/** To be closed after a test. */
export const sockets: Socket[] = [];

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

/** A server for the tests of a file, a new match for each; after each it must be sound. */
export function besiege(): void {
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
}

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

export async function connected(namespace: string): Promise<Socket> {
  const socket = io(`${live.url}${namespace}`, {
    forceNew: true,
    transports: ['websocket'],
    reconnection: false,
  });
  sockets.push(socket);
  await until(() => socket.connected);
  return socket;
}

export const ask = (socket: Socket, event: string, ...args: unknown[]): Promise<unknown> =>
  socket.timeout(3000).emitWithAck(event, ...args);

export const deep = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);
