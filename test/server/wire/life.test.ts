import { afterEach, describe, expect, test } from 'vitest';
import { sqliteStorage } from '../../../server/storage/sqlite';
import { newLobbyClient, type OnlineMatch, openOnlineMatch } from '../../../src/game/online';
import type { Asked, NewMatch } from '../../../src/game/online/lobbyClient';
import type { Side } from '../../../src/rules/core';
import { refusalCode } from '../../../src/rules/core';
import type { toySystem } from '../../game/toySystem';
import { liveServer, post, until } from './liveServer';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

const must = <T>(asked: Asked<T>): T => {
  if (!asked.ok) throw new Error(refusalCode(asked.refusal));
  return asked.value;
};

async function seated(wish: Partial<NewMatch> = {}, over: Parameters<typeof liveServer>[0] = {}) {
  const live = await liveServer(over);
  ends.push(live.close);
  const lobby = newLobbyClient(live.url);
  const { matchID: match } = must(await lobby.create({ system: 'toy', scenario: 'toy', ...wish }));
  const enter = (token?: string): OnlineMatch<typeof toySystem> => {
    const place = openOnlineMatch<typeof toySystem>({
      ...{ server: live.url, match, retryMs: 30 },
      ...(token && { token }),
    });
    ends.push(() => place.close());
    return place;
  };
  const seat = async (side: Side) =>
    enter(must(await lobby.join(match, { side, name: side })).token);
  const places = { allies: await seat('allies'), axis: await seat('axis'), spectator: enter() };
  for (const place of Object.values(places))
    await until(() => place.getSnapshot().connection === 'online');
  return { live, lobby, match, ...places };
}

const paceOf = (place: OnlineMatch<typeof toySystem>) => place.getSnapshot().match?.pace;

describe('our own client', () => {
  test('asks for a pause, a takeback and a draw, and hears what becomes of it', async () => {
    const { allies, axis, spectator } = await seated();
    expect(await allies.consent('pause', 'ask')).toBeUndefined();
    await until(() => paceOf(axis)?.offers[0]?.matter === 'pause');
    expect(await axis.consent('pause', 'agree')).toBeUndefined();
    await until(() => paceOf(spectator)?.pausedSince !== undefined);
    expect(await allies.give('done')).toMatchObject({ code: 'paused' });
    expect(await allies.resume()).toBeUndefined();
    expect(await allies.give('done')).toBeUndefined();
    expect(await axis.consent('takeback', 'agree')).toMatchObject({ code: 'no-offer' });
    expect(await allies.consent('takeback', 'ask')).toBeUndefined();
    expect(await axis.consent('takeback', 'agree')).toBeUndefined();
    await until(() => spectator.getSnapshot().game?.view.step === 'allies');
    expect(await spectator.consent('draw', 'ask')).toMatchObject({ code: 'not-your-seat' });
    await allies.consent('draw', 'ask');
    await until(() => paceOf(axis)?.offers[0]?.matter === 'draw');
    const seen = paceOf(axis)?.offers[0]?.at ?? 0;
    expect(await axis.consent('draw', 'agree', seen - 1)).toMatchObject({ code: 'no-offer' });
    expect(await axis.consent('draw', 'agree', seen)).toBeUndefined();
    await until(() => spectator.getSnapshot().match?.gameover?.reason === 'agreed');
  });

  test('sees the clocks, and takes its seat back from the bot', async () => {
    const clock = { decisionSeconds: 5, timeout: 'bot', graceSeconds: 0 } as const;
    const { allies, spectator, live, match } = await seated({ pace: { clock } });
    expect(paceOf(spectator)?.clocks?.sides.allies.running).toBe(true);
    expect(await allies.takeSeatBack()).toMatchObject({ code: 'no-stand-in' });
    // As if the time were out.
    await live.online.matches.inRoom(match, (room) =>
      live.online.matches.changeInfo(room, (info) => ({
        ...info,
        seats: { ...info.seats, allies: { ...info.seats.allies, bot: 'ensign', standIn: true } },
      })),
    );
    await until(() => allies.getSnapshot().match?.players[0]?.isStandIn);
    expect(await allies.takeSeatBack()).toBeUndefined();
    await until(() => allies.getSnapshot().match?.players[0]?.isStandIn === undefined);
  });

  test('finds what it asked for again when the server was away', async () => {
    const file = sqliteStorage(':memory:');
    ends.push(() => file.close());
    const storage = { ...file, close: async () => {} };
    const { live, allies, axis } = await seated({}, { storage });
    await allies.consent('draw', 'ask');
    await live.close();
    await until(() => axis.getSnapshot().connection !== 'online');
    const again = await liveServer({ port: live.port, storage });
    ends.push(again.close);
    await until(() => axis.getSnapshot().connection === 'online');
    expect(paceOf(axis)?.offers).toMatchObject([{ matter: 'draw', by: 'allies' }]);
    expect(await axis.consent('draw', 'agree')).toBeUndefined();
    await until(() => allies.getSnapshot().match?.gameover?.reason === 'agreed');
  });
});

describe('a clock that is none', () => {
  test.each([
    { timeout: 'bot', graceSeconds: 0 },
    { decisionSeconds: 1, timeout: 'bot', graceSeconds: 0 },
    { decisionSeconds: 30, timeout: 'explode', graceSeconds: 0 },
    { decisionSeconds: 30, timeout: 'bot' },
    { decisionSeconds: 30, timeout: 'bot', graceSeconds: -1 },
    { decisionSeconds: 1e9, timeout: 'bot', graceSeconds: 0 },
    { decisionSeconds: 30.5, timeout: 'bot', graceSeconds: 0 },
    { decisionSeconds: 30, timeout: 'bot', graceSeconds: 0, more: 1 },
  ])('%j makes no match', async (clock) => {
    const live = await liveServer();
    ends.push(live.close);
    const body = { numPlayers: 2, setupData: { scenario: 'toy', pace: { clock } } };
    expect((await post(`${live.url}/games/toy/create`, body)).status).toBe(400);
  });

  test.each([{ segments: 0 }, { minutes: 1e9 }, { segments: 1, minutes: 1 }, {}, 'two'])(
    'nor does a delay of %j',
    async (spectatorDelay) => {
      const live = await liveServer();
      ends.push(live.close);
      const body = { numPlayers: 2, setupData: { scenario: 'toy', pace: { spectatorDelay } } };
      expect((await post(`${live.url}/games/toy/create`, body)).status).toBe(400);
    },
  );
});
