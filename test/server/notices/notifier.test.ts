import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ClockKeeper } from '../../../server/matches/clockKeeper';
import { Notifier } from '../../../server/notices/notifier';
import type { Notice } from '../../../server/notices/sender';
import { Targets } from '../../../server/notices/targets';
import type { PaceSettings } from '../../../src/game/online/pace';
import { SIDES, type Side } from '../../../src/rules/core';
import { type Hall, newHall, newParty, type Party } from '../matches/hall';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

/** A match whose players are told by a webhook, and are not there. */
async function away(
  hall: Hall = newHall(),
  pace: PaceSettings = {},
  perHour = 12,
  before: () => void = () => {},
) {
  const told: string[] = [];
  const send = async ({ side, reason }: Notice) => {
    before();
    told.push(`${side}: ${reason}`);
    return 'sent' as const;
  };
  const notifier = new Notifier(
    hall.matches,
    { send, ask: async () => {} },
    { quietMs: 30_000, perHour },
  );
  const targets = new Targets(
    hall.matches,
    () => undefined,
    () => {},
  );
  const party = await newParty(hall, { system: 'toy', pace });
  for (const side of SIDES)
    await targets.notify(party.id, holder(party, side), {
      ...{ kind: 'webhook', url: `https://example.org/${side}` },
    });
  for (const side of SIDES) await party.door.leave(party.id, party.peers[side]);
  return { party, told, notifier, targets };
}

const holder = ({ tokens }: Party, side: Side) => ({ side, token: tokens[side] });

/** Nobody there hears what becomes of an order: its version is the present one. */
const give = (party: Party, side: Side, line: string) =>
  party.matches.order(party.id, holder(party, side), { line, orderId: `${side} ${Math.random()}` });

const enter = (party: Party, side: Side) =>
  party.door.enter(party.id, { token: party.tokens[side] }, party.peers[side]);

describe('who is to decide', () => {
  test('is told once for a segment, after a moment', async () => {
    const { party, told } = await away();
    await give(party, 'allies', 'advance 1');
    await pass(29);
    expect(told).toEqual([]);
    await pass(2);
    expect(told).toEqual(['allies: turn']);
    await give(party, 'allies', 'advance 1');
    await pass(100);
    expect(told).toEqual(['allies: turn']);
    await give(party, 'allies', 'done');
    await pass(31);
    expect(told).toEqual(['allies: turn', 'axis: turn']);
  });

  test('is not told when he has decided meanwhile', async () => {
    const { party, told } = await away();
    await give(party, 'allies', 'advance 1');
    await pass(10);
    await give(party, 'allies', 'done');
    await pass(31);
    expect(told).toEqual(['axis: turn']);
  });

  test('is not told while he is there, and is once he has gone without deciding', async () => {
    const { party, told } = await away();
    await enter(party, 'allies');
    await give(party, 'allies', 'advance 1');
    await pass(100);
    expect(told).toEqual([]);
    await party.door.leave(party.id, party.peers.allies);
    await pass(31);
    expect(told).toEqual(['allies: turn']);
  });

  test('is told once, even by a server that comes back', async () => {
    const first = await away();
    await give(first.party, 'allies', 'advance 1');
    await pass(31);
    first.notifier.close();
    const told: unknown[] = [];
    const hall = newHall(first.party.storage);
    const send = async () => {
      told.push('sent');
      return 'sent' as const;
    };
    new Notifier(hall.matches, { send, ask: async () => {} });
    await hall.matches.inRoom(first.party.id, async () => {});
    await pass(100);
    expect(told).toEqual([]);
  });

  test('is not told while the match is paused', async () => {
    const { party, told } = await away();
    for (const side of SIDES)
      await party.conduct.consent(party.id, holder(party, side), {
        ...{ id: 'p', matter: 'pause', say: 'ask' },
      });
    await pass(100);
    expect(told).toEqual(['axis: asked']);
    await party.conduct.resume(party.id, holder(party, 'axis'), 'r');
    await pass(31);
    expect(told).toEqual(['axis: asked', 'allies: turn']);
  });
});

test('who is asked for something, whose time is out, and who did not see the end is told', async () => {
  const hall = newHall();
  const clocks = new ClockKeeper(hall.matches);
  const clock = { decisionSeconds: 60, timeout: 'adjudged', graceSeconds: 30 } as const;
  const { party, told } = await away(hall, { clock });
  await party.conduct.consent(party.id, holder(party, 'axis'), {
    ...{ id: 'd', matter: 'draw', say: 'ask' },
  });
  expect(told).toEqual(['allies: asked']);
  await pass(61);
  expect(told).toEqual(['allies: asked', 'allies: turn', 'allies: time']);
  await pass(30);
  expect(told.slice(3)).toEqual(['allies: over', 'axis: over']);
  clocks.close();
});

test('after the end the addresses are forgotten, and none is taken', async () => {
  const { party, targets } = await away();
  await party.conduct.resign(party.id, holder(party, 'axis'));
  await pass(1);
  for (const side of SIDES)
    expect(await targets.notified(party.id, holder(party, side))).toMatchObject({
      value: { kinds: [] },
    });
  const wish = { kind: 'webhook', url: 'https://example.org/' } as const;
  expect(await targets.notify(party.id, holder(party, 'axis'), wish)).toMatchObject({
    refusal: { code: 'game-over' },
  });
});

test('to one address no more is sent than so much an hour, and what was held back is told later', async () => {
  const { party, told } = await away(newHall(), {}, 2);
  const done = (side: Side) => give(party, side, 'done');
  await give(party, 'allies', 'advance 1');
  for (const side of ['allies', 'axis'] as const) {
    await pass(31);
    await done(side);
  }
  await pass(31);
  expect(told).toEqual(['allies: turn', 'axis: turn', 'allies: turn', 'axis: turn']);
  told.length = 0;
  for (const side of SIDES) await done(side);
  await pass(31);
  expect(told).toEqual([]);
  await pass(4 * 3600);
  expect(told).toEqual(['allies: turn']);
});

test('asking and withdrawing, over and over, uses up no more than a few notices, and none of the others', async () => {
  const { party, told } = await away(newHall(), {}, 2);
  const ask = (id: string, say: 'ask' | 'withdraw') =>
    party.conduct.consent(party.id, holder(party, 'axis'), { id, matter: 'draw', say });
  for (const round of ['1', '2', '3', '4', '5']) {
    await ask(`a${round}`, 'ask');
    await ask(`w${round}`, 'withdraw');
  }
  await pass(31);
  expect(told).toEqual([...Array(3).fill('allies: asked'), 'allies: turn']);
  await pass(3600);
  told.length = 0;
  await ask('later', 'ask');
  await pass(1);
  expect(told).toEqual(['allies: asked']);
});

describe('a notice that could not be sent', () => {
  /** A match of which the first notices fail. */
  async function failing(fails: number) {
    const hall = newHall();
    const faults: string[] = [];
    hall.matches.watch({ fault: (_, where) => void faults.push(where) });
    let left = fails;
    const it = await away(hall, {}, 12, () => {
      left -= 1;
      if (left >= 0) throw new Error('The service is away.');
    });
    return { ...it, faults };
  }

  test('is tried again, at longer and longer intervals, and then no more', async () => {
    const { party, told, faults } = await failing(2);
    await give(party, 'allies', 'advance 1');
    await pass(30 + 120);
    expect([told, faults]).toEqual([[], ['notice', 'notice']]);
    await pass(479);
    expect(told).toEqual([]);
    await pass(2);
    expect(told).toEqual(['allies: turn']);
    await pass(24 * 3600);
    expect(told).toHaveLength(1);
  });

  test('does not keep the next from its time', async () => {
    const { party, told } = await failing(2);
    await give(party, 'allies', 'advance 1');
    await pass(151);
    for (const side of SIDES) await give(party, side, 'done');
    await pass(31);
    expect(told).toEqual(['allies: turn', 'axis: turn']);
  });
});
