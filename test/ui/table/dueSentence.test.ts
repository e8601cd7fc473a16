import { expect, test } from 'vitest';
import { dueSentence } from '../../../src/ui/table/decision';

const name = (side: string) => side.toUpperCase();

test('a spectator is told who still has to seal, and nothing once nobody has to', () => {
  const due = (allies: 'declare' | 'waiting', axis: 'declare' | 'waiting') =>
    dueSentence({ allies, axis }, name);
  expect(due('declare', 'declare')).toBe('Still to seal orders: ALLIES and AXIS.');
  expect(due('declare', 'waiting')).toBe('Still to seal orders: ALLIES.');
  expect(due('waiting', 'declare')).toBe('Still to seal orders: AXIS.');
  expect(due('waiting', 'waiting')).toBeUndefined();
});

test('orders that are given openly are decided, not sealed', () => {
  expect(dueSentence({ allies: 'orders', axis: 'waiting' }, name)).toBe('Now to decide: ALLIES.');
});
