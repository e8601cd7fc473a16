import { expect, test } from 'vitest';
import { clockBudget, nodeBudget } from '../../src/bots';

test('a budget of nodes lets so many be looked into, and then is over for good', () => {
  const budget = nodeBudget(3);
  expect([1, 2, 3, 4].map(() => budget.spend())).toEqual([true, true, true, false]);
});

test('nodes are spent several at a time', () => {
  const budget = nodeBudget(10);
  expect([4, 4, 4, 0].map((nodes) => budget.spend(nodes))).toEqual([true, true, false, false]);
});

test('a budget of time is over when its clock has come so far, however much is spent', () => {
  let now = 1000;
  const budget = clockBudget(50, () => now);
  expect(budget.spend(1_000_000)).toBe(true);
  now = 1049;
  expect(budget.spend()).toBe(true);
  now = 1050;
  expect(budget.spend()).toBe(false);
});

test('a budget tells the share of it that is gone', () => {
  const nodes = nodeBudget(4);
  nodes.spend();
  expect(nodes.gone()).toBe(0.25);
  nodes.spend(7);
  expect(nodes.gone()).toBe(1);

  let now = 1000;
  const time = clockBudget(50, () => now);
  now = 1020;
  expect(time.gone()).toBeCloseTo(0.4);
  expect(nodeBudget(0).gone()).toBe(1);
});
