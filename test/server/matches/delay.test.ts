import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ClockKeeper } from '../../../server/matches/clockKeeper';
import { memoryStorage } from '../../../server/storage/memory';
import type { PaceSettings, SpectatorDelay } from '../../../src/game/online/pace';
import { SIDES, type Side } from '../../../src/rules/core';
import type { ToyState } from '../../game/toySystem';
import { type Hall, type Listener, listener, newHall, newParty, type Party } from './hall';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

/** A hall of its own dice, so that two matches can be compared. */
const hall = () => newHall(memoryStorage(), undefined, { seeds: () => 'one-seed-for-all' });

const party = (spectatorDelay: SpectatorDelay, over: PaceSettings = {}, at: Hall = hall()) =>
  newParty(at, { system: 'toy', pace: { spectatorDelay, ...over } });

const viewOf = ({ told }: Listener): ToyState =>
  told
    .flatMap((it) => {
      if (it.kind === 'step') return [it.telling.seen.view as ToyState];
      return it.kind === 'welcome' ? [it.welcome.telling.seen.view as ToyState] : [];
    })
    .at(-1) as ToyState;

async function lateComer({ door, id }: Pick<Party, 'door' | 'id'>): Promise<Listener> {
  const peer = listener();
  await door.enter(id, {}, peer);
  return peer;
}

/** Ends the game by “done” alone. */
async function toTheEnd({ give }: Party): Promise<void> {
  for (let step = 0; step < 12; step++) for (const side of SIDES) await give(side, 'done');
  await pass(0);
}

describe('with a delay of one segment', () => {
  test('a spectator sees a segment when the next one is over', async () => {
    const it = await party({ segments: 1 });
    await it.give('allies', 'advance 2');
    await it.give('allies', 'done');
    await pass(0);
    expect(viewOf(it.peers.spectator)).toMatchObject({ step: 'allies', position: { allies: 2 } });
    await it.give('axis', 'advance 1');
    await it.give('axis', 'done');
    await pass(0);
    const seen = viewOf(it.peers.spectator);
    expect(seen).toMatchObject({ step: 'axis', position: { allies: 2, axis: 1 } });
    expect(viewOf(await lateComer(it))).toEqual(seen);
  });

  test('the end is known at once, as no segment follows', async () => {
    const it = await party({ segments: 1 });
    await toTheEnd(it);
    expect(viewOf(it.peers.spectator).step).toBe('over');
    expect(it.peers.spectator.told.at(-1)).toMatchObject({
      match: { status: 'finished', gameover: { winner: 'draw' } },
    });
  });

  test('players see everything as it happens', async () => {
    const it = await party({ segments: 1 });
    await it.give('allies', 'advance 2');
    expect(viewOf(it.peers.axis).position.allies).toBe(2);
  });
});

describe('with a delay of two minutes', () => {
  test('a spectator sees each order when it is two minutes old', async () => {
    const it = await party({ minutes: 2 });
    await it.give('allies', 'advance 2');
    await pass(60);
    await it.give('allies', 'advance 1');
    await pass(59);
    expect(viewOf(it.peers.spectator).position.allies).toBe(0);
    await pass(2);
    expect(viewOf(it.peers.spectator).position.allies).toBe(2);
    await pass(60);
    expect(viewOf(it.peers.spectator).position.allies).toBe(3);
  });

  test('nobody outside learns of the end, nor can read the record, before it is two minutes old', async () => {
    const it = await party({ minutes: 2 });
    const lists = async () => {
      const list = async (status: 'playing' | 'finished') =>
        (await it.lobby.list({ status, limit: 9 })).length;
      return [await list('playing'), await list('finished')];
    };
    await it.conduct.resign(it.id, { side: 'allies', token: it.tokens.allies });
    expect(it.peers.axis.told.at(-1)).toMatchObject({ match: { status: 'finished' } });
    await pass(119);
    expect(await lists()).toEqual([1, 0]);
    expect(await it.lobby.find('toy', it.id)).toMatchObject({ status: 'playing' });
    expect(await it.lobby.find('toy', it.id)).not.toHaveProperty('seed');
    expect(await it.lobby.record(it.id, {})).toMatchObject({ refusal: { code: 'not-over' } });
    await pass(2);
    expect(await lists()).toEqual([0, 1]);
    expect(await it.lobby.record(it.id, {})).toMatchObject({ ok: true });
    expect(it.peers.spectator.told.at(-1)).toMatchObject({
      match: { status: 'finished', gameover: { winner: 'axis', reason: 'resigned' } },
    });
  });

  test('its players read the record at once, and nobody by a seat that he does not hold', async () => {
    const it = await party({ minutes: 2 });
    const asHolder = { holder: holder(it, 'allies') };
    expect(await it.lobby.record(it.id, asHolder)).toMatchObject({ refusal: { code: 'not-over' } });
    await it.conduct.resign(it.id, holder(it, 'allies'));
    for (const side of SIDES)
      expect(await it.lobby.record(it.id, { holder: holder(it, side) })).toMatchObject({
        ok: true,
      });
    const thief = { side: 'allies', token: it.tokens.axis } as const;
    expect(await it.lobby.record(it.id, { holder: thief })).toMatchObject({
      refusal: { code: 'not-over' },
    });
  });

  test('the next match is not listed before the end of this one is known', async () => {
    const it = await party({ minutes: 2 });
    await it.conduct.resign(it.id, holder(it, 'allies'));
    const next = await it.lobby.playAgain(it.id, holder(it, 'axis'));
    const listed = async () => (await it.lobby.list({ limit: 9 })).map(({ matchID }) => matchID);
    await pass(119);
    expect(await listed()).toEqual([it.id]);
    await pass(2);
    expect(await listed()).toContain(next.ok && next.value.nextMatchID);
  });

  test('nor does a server that comes back meanwhile tell of the end', async () => {
    const it = await party({ minutes: 2 });
    const old = await newParty(it, { system: 'toy' });
    for (const { id, tokens } of [it, old])
      await it.conduct.resign(id, { side: 'allies', token: tokens.allies });
    const { lobby } = newHall(it.storage);
    const listed = async (status: 'playing' | 'finished') =>
      (await lobby.list({ status, limit: 9 })).map(({ matchID }) => matchID);
    expect([await listed('playing'), await listed('finished')]).toEqual([[it.id], [old.id]]);
    await pass(121);
    expect(await listed('playing')).toEqual([]);
    expect(await listed('finished')).toContain(it.id);
  });

  test('goes on after a restart', async () => {
    const it = await party({ minutes: 2 });
    await it.give('allies', 'advance 2');
    await pass(60);
    await it.give('allies', 'advance 1');
    const again = { ...newHall(it.storage), id: it.id };
    await pass(61);
    expect(viewOf(await lateComer(again)).position.allies).toBe(2);
  });
});

/** All that somebody outside can hear or ask for, the name of the match left out. */
async function outside(it: Party): Promise<string> {
  const late = await lateComer(it);
  const chat = await it.door.chat(it.id, 'spectator', { id: 'c', text: 'Hm.' });
  const asked = [
    await it.lobby.find('toy', it.id),
    await it.lobby.list({ status: 'playing', limit: 9 }),
    await it.lobby.list({ limit: 9, updatedAfter: Date.now() - 20_000 }),
    await it.lobby.record(it.id, {}),
  ];
  return JSON.stringify([it.peers.spectator.told, late.told, chat, asked]).replaceAll(it.id, '');
}

const CLOCK = { decisionSeconds: 30, timeout: 'bot', graceSeconds: 0 } as const;

type Act = (it: Party) => Promise<unknown>;

const holder = (it: Party, side: Side) => ({ side, token: it.tokens[side] });

const ACTS: readonly (readonly [string, Act])[] = [
  ['orders', (it) => it.give('axis', 'advance 2')],
  ['a die', (it) => it.give('axis', 'scout')],
  ['the end of a segment', (it) => it.give('axis', 'done')],
  ['resigning', (it) => it.conduct.resign(it.id, holder(it, 'axis'))],
  [
    'a pause asked for',
    (it) => it.conduct.consent(it.id, holder(it, 'axis'), { id: 'p', matter: 'pause', say: 'ask' }),
  ],
  [
    'a takeback',
    async (it) => {
      await it.conduct.consent(it.id, holder(it, 'allies'), {
        ...{ id: 't', matter: 'takeback', say: 'ask' },
      });
      await it.conduct.consent(it.id, holder(it, 'axis'), {
        ...{ id: 't', matter: 'takeback', say: 'agree' },
      });
    },
  ],
  ['a time that is out', () => pass(40)],
  ['talk of the players', (it) => it.door.chat(it.id, 'axis', { id: 'x', text: 'Hello.' })],
];

test.each(ACTS)('with a delay nothing outside tells of %s', async (_, act) => {
  const played = async (acts: readonly Act[]) => {
    vi.setSystemTime(1_000_000);
    const at = hall();
    const clocks = new ClockKeeper(at.matches);
    const it = await party({ minutes: 5 }, { clock: CLOCK }, at);
    await it.give('allies', 'advance 1');
    await it.give('allies', 'done');
    for (const one of acts) await one(it);
    await pass(0);
    vi.setSystemTime(1_100_000);
    clocks.close();
    return outside(it);
  };
  expect(await played([act])).toBe(await played([]));
});
