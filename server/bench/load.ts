import type { LogEntry } from 'boardgame.io';
import { LobbyClient } from 'boardgame.io/client';
import { io, type Socket } from 'socket.io-client';
import { PLAYER_ID } from '../../src/game/seats';
import { battle } from '../../src/rules/battle';
import type { GivenOrder, Side } from '../../src/rules/core';
import { BENCH_SCENARIO } from './recorded';

/** What a server did with many matches at once. */
export interface Figures {
  ordersPerSecond: number;
  p50Ms: number;
  p99Ms: number;
}

/** A seat in a match, by boardgame.io's protocol, as bare as can be. */
interface Seat {
  socket: Socket;
  matchID: string;
  playerID: string;
  credentials: string;
  stateID: number;
}

const options = { transports: ['websocket'], forceNew: true };

const connected = (socket: Socket): Promise<void> =>
  new Promise((resolve) => void socket.once('connect', () => resolve()));

/** Seats both sides of so many matches. */
export async function seatMatches(url: string, count: number): Promise<Record<Side, Seat>[]> {
  const lobby = new LobbyClient({ server: url });
  const matches: Record<Side, Seat>[] = [];
  for (let number = 0; number < count; number++) {
    const setupData = { scenario: BENCH_SCENARIO };
    const { matchID } = await lobby.createMatch(battle.id, { numPlayers: 2, setupData });
    const seat = async (side: Side): Promise<Seat> => {
      const playerID = PLAYER_ID[side];
      const wish = { playerID, playerName: side };
      const { playerCredentials } = await lobby.joinMatch(battle.id, matchID, wish);
      return enter(url, { matchID, playerID, credentials: playerCredentials, stateID: 0 });
    };
    matches.push({ allies: await seat('allies'), axis: await seat('axis') });
  }
  return matches;
}

async function enter(url: string, seat: Omit<Seat, 'socket'>): Promise<Seat> {
  const socket = io(`${url}/${battle.id}`, options);
  const seated = { ...seat, socket };
  await connected(socket);
  socket.on('update', (_match: string, state: { _stateID: number }) => {
    seated.stateID = state._stateID;
  });
  const synced = new Promise((resolve) => socket.once('sync', resolve));
  socket.emit('sync', seat.matchID, seat.playerID, seat.credentials, 2);
  await synced;
  return seated;
}

/** Seats for a server that only echoes. */
export const seatEchoes = (url: string, count: number): Promise<Record<Side, Seat>[]> =>
  Promise.all(
    Array.from({ length: count }, async () => {
      const seat = async (playerID: string): Promise<Seat> => {
        const socket = io(url, options);
        await connected(socket);
        return { socket, matchID: 'echo', playerID, credentials: 'none', stateID: 0 };
      };
      return { allies: await seat('0'), axis: await seat('1') };
    }),
  );

/** Gives one order and resolves when the server has told of it; milliseconds. */
export async function giveOne(seat: Seat, line: string): Promise<number> {
  const { socket, matchID, playerID, credentials } = seat;
  const began = performance.now();
  let done = (_: unknown): void => {};
  const told = new Promise((resolve) => {
    done = resolve;
  });
  // What the other side did just before may only come here now: the log tells whose order it is.
  const hear = (_match: string, _state: unknown, log: LogEntry[] | undefined) => {
    if (!log || log.some(({ action }) => action.payload.playerID === playerID)) done(undefined);
  };
  socket.on('update', hear);
  const payload = { type: 'order', args: [line], playerID, credentials };
  const send = () =>
    socket.emit('update', { type: 'MAKE_MOVE', payload }, seat.stateID, matchID, playerID);
  // Only our server refuses: the other side's last order may not have come here yet.
  const again = () => setTimeout(send, 1);
  socket.on('refused', again);
  send();
  await told;
  socket.off('update', hear);
  socket.off('refused', again);
  return performance.now() - began;
}

/** Plays the recorded battle in all matches at once, one order after another in each. */
export async function playAll(
  matches: readonly Record<Side, Seat>[],
  orders: readonly GivenOrder[],
): Promise<Figures> {
  const times: number[] = [];
  const began = performance.now();
  await Promise.all(
    matches.map(async (seats) => {
      for (const { side, order } of orders) times.push(await giveOne(seats[side], order));
    }),
  );
  const seconds = (performance.now() - began) / 1000;
  times.sort((a, b) => a - b);
  const at = (part: number): number => times[Math.floor(times.length * part)] ?? 0;
  return { ordersPerSecond: times.length / seconds, p50Ms: at(0.5), p99Ms: at(0.99) };
}

export function closeAll(matches: readonly Record<Side, Seat>[]): void {
  for (const { allies, axis } of matches) for (const { socket } of [allies, axis]) socket.close();
}
