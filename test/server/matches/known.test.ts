import { describe, expect, test } from 'vitest';
import { KnownOrders } from '../../../server/matches/known';
import { memoryStorage } from '../../../server/storage/memory';
import type { StoredOrder } from '../../../server/storage/storage';
import { newHall, newParty } from './hall';

const order = (number: number): StoredOrder => ({
  number,
  side: 'allies',
  order: 'advance 1',
  orderId: `id-${number}`,
  at: 0,
  versions: { allies: number, axis: 0, spectator: 0 },
});

describe('the orders known', () => {
  test('are told with the version after each', () => {
    const known = new KnownOrders({ allies: 4, axis: 0, spectator: 0 });
    known.add(order(5));
    expect(known.version('allies', 'id-5')).toBe(5);
    expect(known.version('axis', 'id-5')).toBeUndefined();
    expect(known.version('allies', 'id-4')).toBeUndefined();
  });

  test('are all that were accepted since the version they reach back to', () => {
    const known = new KnownOrders({ allies: 4, axis: 0, spectator: 0 });
    for (let number = 5; number <= 200; number++) {
      known.add(order(number));
      for (let version = 0; version <= number; version++) {
        const accepted = Array.from({ length: number }, (_, index) => index + 1);
        const after = accepted.filter((it) => it > version);
        if (known.reachesBackTo('allies', version))
          expect(after.every((it) => known.version('allies', `id-${it}`) === it)).toBe(true);
      }
      expect(known.reachesBackTo('allies', number)).toBe(true);
    }
    expect(known.reachesBackTo('allies', 100)).toBe(false);
    expect(known.reachesBackTo('allies', undefined)).toBe(false);
  });
});

test('an order is known again by its id long after it was given', async () => {
  const party = await newParty();
  const give = (number: number) =>
    party.give('allies', number % 2 ? 'advance 1' : 'undo', { orderId: `id-${number}` });
  for (let number = 1; number <= 150; number++)
    expect(await give(number)).toMatchObject({ ok: true });
  const version = party.peers.allies.version();
  for (const [number, given] of [
    [1, 0],
    [40, 39],
    [149, 148],
    [150, 0],
  ] as const)
    expect(
      await party.give('allies', 'advance 1', { orderId: `id-${number}`, version: given }),
    ).toEqual({ ok: true, version: number });
  expect(party.peers.allies.version()).toBe(version);
});

test('an order that was kept though the storage failed to say so is answered as accepted, and not doubled', async () => {
  const storage = memoryStorage();
  const party = await newParty(
    newHall({
      ...storage,
      async addOrder(commit) {
        await storage.addOrder(commit);
        throw new Error('the word of it is lost');
      },
    }),
  );
  expect(await party.give('allies', 'advance 1', { orderId: 'x', version: 0 })).toEqual({
    ok: true,
    version: 1,
  });
  expect(await party.give('allies', 'advance 1', { orderId: 'x', version: 0 })).toEqual({
    ok: true,
    version: 1,
  });
  expect(await storage.orders(party.id)).toHaveLength(1);
  expect(party.peers.axis.version()).toBe(1);
});
