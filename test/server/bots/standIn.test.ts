import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { BotKeeper } from '../../../server/bots/keeper';
import { ClockKeeper, STAND_IN } from '../../../server/matches/clockKeeper';
import { refusalCode, SIDES, type Side } from '../../../src/rules/core';
import { newHall, newParty, type Party } from '../matches/hall';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

const holder = ({ tokens }: Party, side: Side) => ({ side, token: tokens[side] });

/** A match with clocks, and bots that take a second for a “done”. */
async function played() {
  const hall = newHall();
  const faults: string[] = [];
  hall.matches.watch({ fault: (error) => void faults.push(String(error)) });
  let thoughts = 0;
  const think = async () => {
    thoughts += 1;
    await new Promise((resolve) => setTimeout(resolve, 1000));
    return { line: 'done' };
  };
  const keepers = [
    new ClockKeeper(hall.matches),
    new BotKeeper(hall.matches, { think, close: async () => {} }, { delayMs: 0 }),
  ];
  const clock = { decisionSeconds: 30, timeout: 'bot', graceSeconds: 0 } as const;
  const party = await newParty(hall, { system: 'toy', pace: { clock } });
  const ordersOf = async () => (await party.storage.orders(party.id)).map(({ side }) => side);
  return { party, faults, ordersOf, keepers, thoughts: () => thoughts };
}

describe('a bot that stands in', () => {
  test('plays for the side whose time is out, and for no other', async () => {
    const { party, faults, ordersOf } = await played();
    // Both play on by bots, an order a second: in steps of half a second none is missed.
    await vi.waitFor(
      async () => {
        await pass(0.5);
        expect(await ordersOf()).toEqual(['allies', 'axis']);
      },
      { timeout: 20_000, interval: 1 },
    );
    const { info } = (await party.storage.match(party.id)) ?? {};
    for (const side of SIDES)
      expect(info?.seats[side]).toMatchObject({ bot: STAND_IN, standIn: true });
    expect(faults).toEqual([]);
  });

  test('gives way to whoever comes back, though it was thinking', async () => {
    const { party, faults, ordersOf, thoughts } = await played();
    await pass(30.5);
    await vi.waitFor(() => expect(thoughts()).toBe(1));
    await party.conduct.takeSeatBack(party.id, holder(party, 'allies'), 'back');
    await pass(10);
    expect(await ordersOf()).toEqual([]);
    expect(faults).toEqual([]);
  });

  test('agrees to nothing in another’s name', async () => {
    const { party } = await played();
    await pass(30.5);
    for (const matter of ['pause', 'takeback', 'draw'] as const)
      expect(
        await party.conduct.consent(party.id, holder(party, 'axis'), {
          ...{ id: matter, matter, say: 'ask' },
        }),
      ).toMatchObject({ ok: false });
    expect((await party.storage.match(party.id))?.status).toBe('playing');
  });
});

test('a bot does not think while the match is paused, and goes on after it', async () => {
  const hall = newHall();
  let thoughts = 0;
  const think = async () => {
    thoughts += 1;
    return { line: 'done' };
  };
  new BotKeeper(hall.matches, { think, close: async () => {} }, { delayMs: 100 });
  const { value } = (await hall.lobby.create({
    ...{ system: 'toy', bots: { axis: 'ensign' } },
  })) as { value: { matchID: string } };
  const id = value.matchID;
  const joined = await hall.lobby.join(id, { name: 'Ann' });
  if (!joined.ok) throw new Error(refusalCode(joined.refusal));
  const seat = joined.value;
  await hall.matches.order(id, seat, { line: 'done', orderId: 'd' });
  await hall.conduct.consent(id, seat, { id: 'p', matter: 'pause', say: 'ask' });
  await pass(10);
  expect(thoughts).toBe(0);
  await hall.conduct.resume(id, seat, 'r');
  await pass(10);
  await vi.waitFor(() => expect(thoughts).toBe(2));
});
