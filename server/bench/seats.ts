import type { LogEntry } from 'boardgame.io';
import { LobbyClient } from 'boardgame.io/client';
import type { Answer, WelcomeMessage } from '../../src/game/online/protocol';
import { ONLINE_NAMESPACE } from '../../src/game/online/protocol';
import { PLAYER_ID } from '../../src/game/seats';
import type { Side } from '../../src/rules/core';
import { connect, type Match, type Place } from './load';
import { BENCH_SCENARIO, benchGame } from './recorded';

/** The protocol between a seat and its server; `relay` and `echo` are for servers that only relay and echo. */
const PROTOCOLS = ['own', 'boardgame.io', 'relay', 'echo'] as const;
export type Protocol = (typeof PROTOCOLS)[number];

const SYSTEM = benchGame().system.id;

/** A seat that has been taken in a lobby. */
interface Taken {
  url: string;
  matchID: string;
  playerID: string;
  credentials: string;
}

/** Seats both sides of this many matches. */
export async function seatMatches(
  url: string,
  count: number,
  protocol: Protocol,
): Promise<Match[]> {
  const matches: Match[] = [];
  while (matches.length < count) matches.push(await seatMatch(url, protocol));
  return matches;
}

let relayed = 0;

async function seatMatch(url: string, protocol: Protocol): Promise<Match> {
  if (protocol === 'echo' || protocol === 'relay') {
    const match = protocol === 'relay' ? `relayed-${relayed++}` : undefined;
    return { allies: await bytePlace(url, match), axis: await bytePlace(url, match) };
  }
  const lobby = new LobbyClient({ server: url });
  const setupData = { scenario: BENCH_SCENARIO };
  const { matchID } = await lobby.createMatch(SYSTEM, { numPlayers: 2, setupData });
  const seat = async (side: Side): Promise<Place> => {
    const playerID = PLAYER_ID[side];
    const wish = { playerID, playerName: side };
    const { playerCredentials } = await lobby.joinMatch(SYSTEM, matchID, wish);
    const taken = { url, matchID, playerID, credentials: playerCredentials };
    return protocol === 'own' ? ownPlace(taken) : bgioPlace(taken);
  };
  return { allies: await seat('allies'), axis: await seat('axis') };
}

/** This order may have been given before the other side's last order arrived. It is then given again. */
const AGAIN_MS = 1;

const soon = () => new Promise((resolve) => setTimeout(resolve, AGAIN_MS));

async function ownPlace({ url, matchID, credentials }: Taken): Promise<Place> {
  const socket = await connect(url + ONLINE_NAMESPACE);
  let version = 0;
  let orders = 0;
  socket.on('change', (change: { version: number }) => {
    version = change.version;
  });
  const welcome = new Promise<WelcomeMessage>((resolve) => socket.once('welcome', resolve));
  socket.emit('enter', { match: matchID, token: credentials }, () => {});
  version = (await welcome).step.version;
  const give = async (line: string): Promise<void> => {
    const packet = { id: `order-${orders++}`, line, version };
    const answer: Answer = await socket.emitWithAck('order', packet);
    if (answer.ok) {
      version = answer.version;
      return;
    }
    await soon();
    return give(line);
  };
  return { give, close: () => void socket.close() };
}

/** By boardgame.io's protocol, which has no acknowledgement but the new state. */
async function bgioPlace({ url, matchID, playerID, credentials }: Taken): Promise<Place> {
  const socket = await connect(`${url}/${SYSTEM}`);
  let stateID = 0;
  socket.on('update', (_match: string, state: { _stateID: number }) => {
    stateID = state._stateID;
  });
  const synced = new Promise((resolve) => socket.once('sync', resolve));
  socket.emit('sync', matchID, playerID, credentials, 2);
  await synced;
  const give = (line: string) =>
    new Promise<void>((resolve) => {
      const payload = { type: 'order', args: [line], playerID, credentials };
      const action = { type: 'MAKE_MOVE', payload };
      const send = () => void socket.emit('update', action, stateID, matchID, playerID);
      // Only our server tells of refusals.
      const again = () => void soon().then(send);
      const hear = (_match: string, _state: unknown, log: LogEntry[] | undefined) => {
        // The other side's previous order may arrive only now. The log tells whose order it is.
        if (log && !log.some((it) => it.action.payload.playerID === playerID)) return;
        socket.off('update', hear);
        socket.off('refused', again);
        resolve();
      };
      socket.on('update', hear);
      socket.on('refused', again);
      send();
    });
  return { give, close: () => void socket.close() };
}

/** On a server that knows no game; the two places of a relayed match have its name. */
async function bytePlace(url: string, match?: string): Promise<Place> {
  const socket = await connect(url);
  if (match !== undefined) await socket.emitWithAck('seat', match);
  return {
    give: (line) => socket.emitWithAck('order', { id: 'order', line, version: 0 }),
    close: () => void socket.close(),
  };
}
