import { LobbyClient } from 'boardgame.io/client';
import { afterEach, expect, test } from 'vitest';
import type { Seen } from '../../../src/game/redaction';
import { parseSecret } from '../../../src/rules/core';
import type { ToyState } from '../../game/toySystem';
import { type Live, liveServer, stockClient, until } from './liveServer';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

const serverOf = async (over: Parameters<typeof liveServer>[0] = {}): Promise<Live> => {
  const live = await liveServer(over);
  ends.push(() => live.close());
  return live;
};

type Stock = ReturnType<typeof stockClient>;

const seen = (client: Stock) => client.getState()?.G as unknown as Seen<ToyState> | undefined;

async function seated(live: Live) {
  const lobby = new LobbyClient({ server: live.url });
  const { matchID } = await lobby.createMatch('toy', { numPlayers: 2 });
  const join = (playerName: string) => lobby.joinMatch('toy', matchID, { playerName });
  const seats = [await join('Ann'), await join('Bob')];
  const clients = [
    ...seats.map(({ playerID, playerCredentials: credentials }) =>
      stockClient(live.url, { matchID, playerID, credentials }),
    ),
    stockClient(live.url, { matchID }),
  ] as [Stock, Stock, Stock];
  for (const client of clients) ends.push(() => client.getState()?.isConnected && client.stop());
  for (const client of clients) await until(() => client.getState());
  return { lobby, matchID, seats, clients };
}

test('the stock lobby client creates, lists, joins, renames, plays again and leaves', async () => {
  const live = await serverOf();
  const lobby = new LobbyClient({ server: live.url });
  expect(await lobby.listGames()).toEqual(['toy']);
  const { matchID } = await lobby.createMatch('toy', {
    numPlayers: 2,
    setupData: { scenario: 'toy' },
  });
  const ann = await lobby.joinMatch('toy', matchID, { playerID: '1', playerName: 'Ann' });
  const bob = await lobby.joinMatch('toy', matchID, { playerName: 'Bob' });
  expect([ann.playerID, bob.playerID]).toEqual(['1', '0']);
  const asAnn = { playerID: '1', credentials: ann.playerCredentials };
  await lobby.updatePlayer('toy', matchID, { ...asAnn, newName: 'Anna' });
  const match = await lobby.getMatch('toy', matchID);
  expect(match.players.map(({ id, name }) => [id, name])).toEqual([
    [0, 'Bob'],
    [1, 'Anna'],
  ]);
  const { matches } = await lobby.listMatches('toy', { isGameover: false });
  expect(matches.map((it) => it.matchID)).toEqual([matchID]);
  expect((await lobby.listMatches('toy', { isGameover: true })).matches).toEqual([]);
  await expect(lobby.playAgain('toy', matchID, asAnn)).rejects.toThrow('400');
  await live.online.conduct.resign(matchID, { side: 'axis', token: ann.playerCredentials });
  const { nextMatchID } = await lobby.playAgain('toy', matchID, { ...asAnn, numPlayers: 5e6 });
  expect((await lobby.getMatch('toy', nextMatchID)).players.map(({ name }) => name)).toEqual([
    undefined,
    undefined,
  ]);
  await lobby.leaveMatch('toy', matchID, asAnn);
  expect((await lobby.getMatch('toy', matchID)).players[1]?.name).toBeUndefined();
  await expect(lobby.leaveMatch('toy', matchID, asAnn)).rejects.toThrow('403');
});

test('stock clients play a whole game, with a spectator', async () => {
  const live = await serverOf();
  const { clients } = await seated(live);
  const [allies, axis, spectator] = clients;
  for (let round = 1; round <= 3; round++) {
    allies.moves.order?.('advance 1');
    await until(() => seen(spectator)?.view.position.allies === round);
    allies.moves.order?.('done');
    await until(() => seen(axis)?.segment.active.axis === 'orders');
    axis.moves.order?.('done');
    await until(() => seen(allies)?.segment.phase === 'gunnery');
    allies.moves.order?.('aim bow');
    await until(() => seen(allies)?.view.aims.allies.length === 1);
    expect([seen(axis)?.view.aims.allies, seen(spectator)?.view.aims.allies]).toEqual([[], []]);
    allies.moves.order?.('done');
    await until(() => seen(axis)?.segment.active.allies === 'waiting');
    axis.moves.order?.('done');
    await until(
      () => seen(spectator)?.segment.phase !== 'gunnery' || spectator.getState()?.ctx.gameover,
    );
  }
  for (const client of clients) {
    await until(() => client.getState()?.ctx.gameover);
    expect(client.getState()?.ctx.gameover).toMatchObject({ winner: 'allies' });
    expect(client.getState()?.plugins.dice?.data).toHaveProperty('seed');
  }
});

test('a stock client cannot count what is sealed, by its number of the state or by its log', async () => {
  const live = await serverOf();
  const { clients } = await seated(live);
  const [allies, axis] = clients;
  allies.moves.order?.('done');
  await until(() => seen(axis)?.segment.active.axis === 'orders');
  axis.moves.order?.('done');
  await until(() => seen(allies)?.segment.phase === 'gunnery');
  const before = axis.getState()?._stateID;
  const lines = axis.log?.length;
  for (const [count, at] of ['bow', 'stern', 'bow'].entries()) {
    allies.moves.order?.(`aim ${at}`);
    await until(() => seen(allies)?.view.aims.allies.length === count + 1);
  }
  axis.moves.order?.('aim bow');
  await until(() => seen(axis)?.view.aims.axis.length === 1);
  expect([axis.getState()?._stateID, axis.log?.length]).toEqual([
    (before ?? 0) + 1,
    (lines ?? 0) + 1,
  ]);
  expect(axis.getState()?.ctx.numMoves).toBe(0);
});

test('the state at the start is filtered, and a thief with a seat’s number gets nothing', async () => {
  const live = await serverOf();
  const { clients, matchID } = await seated(live);
  const { seed: secret = '' } = (await live.storage.match(matchID)) ?? {};
  const { seed = '' } = parseSecret(secret) ?? {};
  expect(seed).toHaveLength(32);
  for (const client of clients)
    expect(JSON.stringify([client.getInitialState(), client.getState(), client.log])).not.toContain(
      seed,
    );
  const thief = stockClient(live.url, { matchID, playerID: '0', credentials: 'guess' });
  ends.push(() => thief.stop());
  await until(() => thief.getState() === null);
  clients[0].moves.order?.('advance 1');
  await until(() => seen(clients[2])?.view.position.allies === 1);
  expect(thief.getState()).toBeNull();
});

test('stock clients talk, and see who comes and goes', async () => {
  const live = await serverOf();
  const { clients } = await seated(live);
  const [allies, axis, spectator] = clients;
  axis.sendChatMessage('Good hunting.');
  await until(() => allies.chatMessages.length === 1);
  expect(allies.chatMessages[0]).toMatchObject({ sender: '1', payload: 'Good hunting.' });
  expect(spectator.chatMessages).toEqual([]);
  await until(() => spectator.matchData?.every(({ isConnected }) => isConnected));
  axis.stop();
  await until(() => spectator.matchData?.[1]?.isConnected === false);
});

test('a server that comes back finds its stock clients again, and they go on', async () => {
  const first = await serverOf();
  const { clients, matchID } = await seated(first);
  const [allies, axis] = clients;
  allies.moves.order?.('advance 2');
  await until(() => seen(axis)?.view.position.allies === 2);
  await first.close();
  await until(() => axis.getState()?.isConnected === false);
  const second = await serverOf({ port: first.port, storage: first.storage });
  await until(() => clients.every((client) => client.getState()?.isConnected));
  await until(async () => second.online.matches.audience.viewers(matchID).size === 3);
  allies.moves.order?.('advance 1');
  await until(() => seen(axis)?.view.position.allies === 3);
});
