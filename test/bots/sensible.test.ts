import { expect, test } from 'vitest';
import { sensibleOrders } from '../../src/bots/strategic/sensible';
import type { Order } from '../../src/rules/strategic';

const look = (count: number): Order[] =>
  Array.from(
    { length: count },
    (_, i) => ({ kind: 'searchBox', attempt: i, box: 'long' }) as Order,
  );
const CONFIRM: Order = { kind: 'confirm' };
const confirms = (orders: readonly Order[]) => orders.filter(({ kind }) => kind === 'confirm');

test('who orders by lot closes a stage after a few orders, however many are listed', () => {
  for (const count of [6, 60, 600]) {
    const sensible = sensibleOrders([...look(count), CONFIRM]);
    expect(confirms(sensible).length / sensible.length).toBeGreaterThan(1 / 8);
  }
});

test('a stage that is not to be closed by a word is left as it is', () => {
  expect(sensibleOrders(look(60))).toEqual(look(60));
  expect(sensibleOrders([{ kind: 'scuttle', ship: 'a', answer: 'yes' }])).toHaveLength(1);
});
