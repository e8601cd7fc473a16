import { expect, test } from 'vitest';
import { sensibleOrders } from '../../src/bots/strategic/sensible';
import type { Order } from '../../src/rules/strategic';

const look = (count: number): Order[] =>
  Array.from(
    { length: count },
    (_, i) => ({ kind: 'searchBox', attempt: i, box: 'long' }) as Order,
  );
test('orders without harm are left as they are, and harm where there is nothing else', () => {
  expect(sensibleOrders(look(60))).toEqual(look(60));
  expect(sensibleOrders([{ kind: 'scuttle', ship: 'a', answer: 'yes' }])).toHaveLength(1);
});
