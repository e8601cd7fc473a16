import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ClockKeeper, STAND_IN } from '../../../server/matches/clockKeeper';
import { memoryStorage } from '../../../server/storage/memory';
import type { ClockSettings, PublicClock } from '../../../src/game/online/pace';
import type { Side } from '../../../src/rules/core';
import { type Listener, listener, newHall, newParty, type Party, sound } from './hall';

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  });
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

const DECISION: ClockSettings = { decisionSeconds: 30, timeout: 'bot', graceSeconds: 20 };

async function timed(clock: ClockSettings, storage = memoryStorage()) {
  const hall = newHall(storage);
  const keeper = new ClockKeeper(hall.matches);
  const reminded: Side[] = [];
  hall.matches.watch({ reminded: (_, side) => void reminded.push(side) });
  const party = await newParty(hall, { system: 'toy', pace: { clock } });
  return { party, keeper, reminded };
}

const shown = ({ told }: Listener) =>
  told.flatMap((it) => {
    if (it.kind === 'match') return [it.match];
    return it.kind === 'welcome' ? [it.welcome.match] : [];
  });
const lastShown = (party: Party) => shown(party.peers.spectator).at(-1);
const clocks = (party: Party): PublicClock => {
  const told = lastShown(party)?.pace?.clocks;
  if (!told) throw new Error('no clocks are told');
  return told;
};
const decisionLeft = (party: Party) => [
  clocks(party).sides.allies.decisionMs,
  clocks(party).sides.axis.decisionMs,
];

describe('clocks of a match', () => {
  test('begin when both have come', async () => {
    const { lobby, matches } = newHall();
    const wish = { system: 'toy', pace: { clock: DECISION } };
    const { matchID } = sound(await lobby.create(wish));
    await lobby.join(matchID, { name: 'Ann' });
    await pass(10);
    expect((await lobby.find('toy', matchID))?.pace?.clocks?.sides.allies).toMatchObject({
      running: false,
    });
    await lobby.join(matchID, { name: 'Bob' });
    await pass(10);
    expect((await lobby.find('toy', matchID))?.pace?.clocks?.sides.allies).toEqual({
      running: true,
      decisionMs: 20_000,
    });
    expect(matches.loaded).toBe(1);
  });

  test('are told to all when a decision changes hands, and not with every order', async () => {
    const { party } = await timed(DECISION);
    const before = shown(party.peers.spectator).length;
    await pass(5);
    await party.give('allies', 'advance 1');
    expect(shown(party.peers.spectator)).toHaveLength(before);
    await party.give('allies', 'done');
    expect(decisionLeft(party)).toEqual([undefined, 30_000]);
    expect(clocks(party).sides.axis.running).toBe(true);
  });

  test('win nothing by orders that a bot lets be taken back', async () => {
    const clock = { ...DECISION, gameSeconds: 100, incrementSeconds: 10 };
    const hall = newHall();
    const wish = { system: 'toy', bots: { axis: 'ensign' }, pace: { clock } };
    const { matchID: id } = sound(await hall.lobby.create(wish));
    const { side, token } = sound(await hall.lobby.join(id, { name: 'Ann' }));
    const take = { matter: 'takeback', say: 'ask' } as const;
    for (const turn of ['1', '2', '3']) {
      await pass(2);
      const order = { line: 'done', orderId: turn };
      expect(await hall.matches.order(id, { side, token }, order)).toMatchObject({ ok: true });
      const answer = await hall.conduct.consent(id, { side, token }, { ...take, id: turn });
      expect(answer).toMatchObject({ ok: true });
    }
    expect((await hall.lobby.find('toy', id))?.pace?.clocks?.sides.allies).toEqual({
      ...{ running: true, decisionMs: 24_000, gameMs: 104_000 },
    });
  });

  test('are kept with the orders and survive the match’s leaving memory', async () => {
    const { party } = await timed(DECISION);
    await party.give('allies', 'done');
    await pass(12);
    const again = newHall(party.storage);
    const peer = listener();
    await again.door.enter(party.id, { token: party.tokens.axis }, peer);
    expect(peer.welcome().match.pace?.clocks?.sides.axis.decisionMs).toBe(18_000);
  });

  test('remind whose time is out, and then a bot takes over until he is back', async () => {
    const { party, reminded } = await timed(DECISION);
    await pass(31);
    expect(reminded).toEqual(['allies']);
    expect(clocks(party).sides.allies.graceMs).toBe(20_000);
    await pass(20);
    expect(lastShown(party)?.players[0]).toMatchObject({ bot: STAND_IN, isStandIn: true });
    expect(clocks(party).sides.allies.running).toBe(false);
    expect(await party.give('allies', 'done')).toMatchObject({ refusal: { code: 'bot-plays' } });
    const holder = { side: 'allies', token: party.tokens.allies } as const;
    expect(await party.conduct.takeSeatBack(party.id, holder, 'w')).toMatchObject({ ok: true });
    expect(await party.conduct.takeSeatBack(party.id, holder, 'w')).toMatchObject({ ok: true });
    expect(await party.conduct.takeSeatBack(party.id, holder, 'w2')).toMatchObject({
      refusal: { code: 'no-stand-in' },
    });
    expect(lastShown(party)?.players[0]).not.toHaveProperty('bot');
    expect(decisionLeft(party)).toEqual([30_000, undefined]);
    expect(await party.give('allies', 'done')).toMatchObject({ ok: true });
  });

  test('end a match that is adjudged: the other side has won', async () => {
    const { party, reminded } = await timed({ ...DECISION, timeout: 'adjudged', graceSeconds: 0 });
    await party.give('allies', 'done');
    await pass(31);
    expect(reminded).toEqual(['axis']);
    expect(lastShown(party)).toMatchObject({
      status: 'finished',
      gameover: { winner: 'allies', reason: 'time' },
    });
    expect(await party.give('axis', 'done')).toMatchObject({ refusal: { code: 'game-over' } });
  });

  test('that run out for both at one moment end it in a draw', async () => {
    const { party } = await timed({ ...DECISION, timeout: 'adjudged' });
    await party.give('allies', 'done');
    await party.give('axis', 'done');
    await pass(51);
    expect(lastShown(party)?.gameover).toEqual({ winner: 'draw', reason: 'time' });
  });

  test('of a month remind in time, though no timer is that long', async () => {
    const month = 30 * 86_400;
    const { reminded } = await timed({ ...DECISION, decisionSeconds: month });
    await pass(month - 10);
    expect(reminded).toEqual([]);
    await pass(11);
    expect(reminded).toEqual(['allies']);
  });

  test('with nothing but a reminder leave the match as it is', async () => {
    const { party, reminded } = await timed({ ...DECISION, timeout: 'reminder' });
    await pass(500);
    expect(reminded).toEqual(['allies']);
    expect(await party.give('allies', 'done')).toMatchObject({ ok: true });
  });

  test('are looked at again when what follows could not be kept', async () => {
    const storage = memoryStorage();
    const faults = { now: true };
    const { party } = await timed(
      { ...DECISION, timeout: 'adjudged', graceSeconds: 0 },
      {
        ...storage,
        finish: async (...args) => {
          if (faults.now) throw new Error('The disk is full.');
          return storage.finish(...args);
        },
      },
    );
    await pass(31);
    expect((await storage.match(party.id))?.status).toBe('playing');
    faults.now = false;
    await pass(11);
    expect((await storage.match(party.id))?.status).toBe('finished');
  });

  test('do not go in the next match before it begins, and a stand-in is not asked for it', async () => {
    const { party } = await timed(DECISION);
    await pass(60);
    const holder = { side: 'axis', token: party.tokens.axis } as const;
    await party.conduct.resign(party.id, holder);
    const { nextMatchID } = sound(await party.lobby.playAgain(party.id, holder));
    expect(await party.storage.match(nextMatchID)).toMatchObject({
      info: { seats: { allies: {} }, pace: { settings: { clock: DECISION } } },
    });
    expect(await party.lobby.find('toy', nextMatchID)).not.toHaveProperty('pace.clocks');
  });
});
