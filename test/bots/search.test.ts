import { describe, expect, test } from 'vitest';
import { type Decision, nodeBudget } from '../../src/bots';
import { quickDice, quickDraw } from '../../src/bots/search/chance';
import { better, leadOver, stillRunning } from '../../src/bots/search/race';
import { searchPlans } from '../../src/bots/search/search';
import { type Draw, drawFrom } from '../../src/rules/core';
import { book, position, type Step } from './climb';

const search = (plans: Step[], nodes = 5000, told: Decision<Step>[] = []) => {
  let spent = 0;
  const budget = nodeBudget(nodes);
  const decision = searchPlans(position, book(plans), {
    draw: drawFrom('search'),
    budget: {
      ...budget,
      spend(by = 1) {
        spent += by;
        return budget.spend(by);
      },
    },
    soFar: (best) => told.push(best),
  });
  return { decision, spent };
};

describe('a search', () => {
  test('gives the order of the plan that does best when played out, and says why', () => {
    expect(search(['go', 'wait']).decision).toEqual({
      order: 'wait',
      plan: [],
      why: { code: 'wait' },
    });
  });

  test('keeps to the usual plan when it is the best', () => {
    expect(search(['wait', 'go']).decision).toEqual({ order: 'wait', plan: [] });
  });

  test('leaves to others what it has no plans for', () => {
    expect(search([])).toEqual({ decision: undefined, spent: 0 });
  });

  test('spends nothing on playouts when all plans come to the same order', () => {
    expect(search(['go', 'go']).spent).toBe(2);
  });

  test('tells the usual plan at once, and a better one when it is found', () => {
    const told: Decision<Step>[] = [];
    search(['go', 'wait'], 5000, told);
    expect(told.map(({ order }) => order)).toEqual(['go', 'wait']);
  });

  test.each([3, 50, 400])('stops at its budget of %i nodes, and still answers', (nodes) => {
    const { decision, spent } = search(['go', 'wait'], nodes);
    expect(decision).toBeDefined();
    expect(spent).toBeLessThanOrEqual(nodes + 1);
  });

  test('ends early when one plan is plainly better', () => {
    expect(search(['go', 'wait'], 100_000).spent).toBeLessThan(20_000);
  });

  test('repeats itself with equal chance', () => {
    expect(search(['go', 'wait'], 90)).toEqual(search(['go', 'wait'], 90));
  });
});

describe('the race', () => {
  const runner = (...values: number[]) => ({ values });
  const flat = (value: number) => runner(...Array.from({ length: 10 }, () => value));

  test('compares only the playouts that both had', () => {
    expect(leadOver(runner(1, 0, 1), runner(0, 0)).by).toBeCloseTo(0.5);
  });

  test('judges nobody by few playouts', () => {
    const few = [runner(0.1), runner(0.9)] as const;
    expect(stillRunning(few, few[0])).toHaveLength(2);
    expect(better(few, few[0])).toBe(few[0]);
  });

  test('drops who is behind, and who can hardly gain on the usual', () => {
    const [usual, worse, same, ahead] = [flat(0.5), flat(0.3), flat(0.5), flat(0.8)];
    expect(stillRunning([usual, worse, same, ahead], usual)).toEqual([ahead]);
    expect(stillRunning([usual, same], usual)).toEqual([usual]);
  });

  test('drops who has no time left to show its lead', () => {
    const usual = runner(0, 1, 0, 1, 0, 1, 0, 1);
    const perhaps = runner(0, 1, 1, 1, 0, 1, 0, 1);
    expect(stillRunning([usual, perhaps], usual, 200)).toContain(perhaps);
    expect(stillRunning([usual, perhaps], usual, 8)).toEqual([usual]);
  });

  test('takes a lead that may be chance for none', () => {
    const usual = runner(0, 1, 0, 1, 0, 1, 0, 1);
    const lucky = runner(1, 0, 1, 0, 1, 0, 1, 1);
    expect(better([usual, lucky], usual)).toBe(usual);
    const poor = runner(0, 0.4, 0, 0.4, 0, 0.4, 0, 0.4);
    expect(better([poor, flat(0.9)], poor)).not.toBe(poor);
  });
});

describe('dice of playouts', () => {
  const counts = (draw: Draw, dice: number, rolls: number) => {
    const seen = [0, 0, 0, 0, 0, 0];
    for (let i = 0; i < rolls; i++)
      for (const value of quickDice(draw).roll('d6', dice, 'test').values)
        seen[value - 1] = (seen[value - 1] ?? 0) + 1;
    return seen;
  };

  test.each([1, 2, 3, 7])('every face is as likely, %i thrown together', (dice) => {
    const rolls = 12_000;
    for (const count of counts(quickDraw(7, dice), dice, rolls / dice))
      expect(Math.abs(count - rolls / 6)).toBeLessThan(200);
  });

  test('many thrown together are spread over the faces', () => {
    for (const count of counts(quickDraw(1, 2), 12, 1)) expect(count).toBe(2);
  });

  test('two make every sum that goes into a table', () => {
    const draw = quickDraw(3, 4);
    const sums = new Set(
      Array.from({ length: 600 }, () => {
        const [a = 0, b = 0] = quickDice(draw).roll('d6', 2, 'test').values;
        return a + b;
      }),
    );
    expect([...sums].sort((a, b) => a - b)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });

  test('another seed or stream gives other chance, the same gives the same', () => {
    const first = (seed: number, stream: number) => {
      const draw = quickDraw(seed, stream);
      return Array.from({ length: 8 }, () => draw(1000));
    };
    expect(first(1, 1)).toEqual(first(1, 1));
    expect(first(1, 1)).not.toEqual(first(2, 1));
    expect(first(1, 1)).not.toEqual(first(1, 2));
  });
});
