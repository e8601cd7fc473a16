import { describe, expect, test } from 'vitest';
import { type Bot, newPreparer, nodeBudget } from '../../src/bots';
import type { Prepared } from '../../src/bots/core/bot';
import type { Playbook } from '../../src/bots/core/playbook';
import { preparing } from '../../src/bots/search/prepare';
import { searchPlans } from '../../src/bots/search/search';
import { drawFrom } from '../../src/rules/core';
import { book, type Climb, position, type Step, system } from './climb';

const bookOf = (strategies: Record<string, Step>): Playbook<Climb, Step, Step> => ({
  ...book([]),
  plans: (_state, _side, _orders, usual = 'go') => [usual],
  strategies: () => strategies,
  chapter: ({ clock }) => Math.floor(clock / 4),
});

interface Asked {
  before?: Prepared;
  nodes?: number;
}

function prepare(strategies: Record<string, Step>, { before, nodes = 5000 }: Asked = {}) {
  const { view, side } = position;
  let steps = 0;
  const course = preparing({ system, view, side, before }, bookOf(strategies), {
    draw: drawFrom('prepare'),
    budget: nodeBudget(nodes),
  });
  for (;;) {
    const step = course.next();
    if (step.done) return { prepared: step.value, steps };
    steps += 1;
  }
}

describe('a preparation', () => {
  test('finds the strategy that does best in whole games', () => {
    expect(prepare({ usual: 'go', better: 'wait' }).prepared).toEqual({ strategy: 'better' });
    expect(prepare({ usual: 'wait', worse: 'go' }).prepared).toEqual({ strategy: 'usual' });
  });

  test('keeps what was prepared before unless it is beaten', () => {
    const before = { strategy: 'before' };
    const found = (strategies: Record<string, Step>) => prepare(strategies, { before }).prepared;
    expect(found({ usual: 'go', before: 'wait' })).toEqual(before);
    expect(found({ usual: 'wait', before: 'wait' })).toEqual(before);
    expect(found({ usual: 'go', before: 'go', better: 'wait' })).toEqual({ strategy: 'better' });
  });

  test.each([1, 40, 150])('changes nothing when %i nodes are too few to tell', (nodes) => {
    const { prepared } = prepare({ usual: 'go', better: 'wait' }, { nodes });
    expect(prepared).toEqual({ strategy: 'usual' });
  });

  test('compares strategies that come to the same no longer than it takes to see it', () => {
    const { steps } = prepare({ usual: 'go', alike: 'go', too: 'go' }, { nodes: 100_000 });
    expect(steps).toBeLessThan(500);
  });

  test('has nothing to compare where there is one strategy', () => {
    expect(prepare({ usual: 'go' })).toEqual({ prepared: undefined, steps: 0 });
  });

  test('repeats itself', () => {
    const strategies = { usual: 'go', better: 'wait' } as const;
    expect(prepare(strategies)).toEqual(prepare(strategies));
  });

  test('is what the search goes by, with the reason', () => {
    const strategies = { usual: 'go', better: 'wait' } as const;
    const decide = (prepared?: Prepared) =>
      searchPlans({ ...position, prepared }, bookOf(strategies), {
        draw: drawFrom('search'),
        budget: nodeBudget(500),
      });
    expect(decide()).toEqual({ order: 'go', plan: [] });
    expect(decide({ strategy: 'usual' })).toEqual({ order: 'go', plan: [] });
    expect(decide({ strategy: 'better' })).toEqual({
      order: 'wait',
      plan: [],
      why: { code: 'wait' },
    });
    expect(decide({ strategy: 'of another book' })).toEqual({ order: 'go', plan: [] });
  });
});

describe('a preparer', () => {
  const starts: number[] = [];
  const bot: Bot = {
    ...{ id: 'counter', name: 'Counter', description: 'Counts its preparations.' },
    decide: ({ legalOrders: [order] }) => ({ order: order as never }),
    preparation: {
      chapter: (_system, view) => (view as Climb).clock,
      *course({ view, before }) {
        starts.push((view as Climb).clock);
        yield;
        yield;
        return { strategy: `${before?.strategy ?? ''}${(view as Climb).clock}` };
      },
    },
  };
  const at = (clock: number): Climb => ({ ...position.view, clock });
  const newOne = () => newPreparer({ system, side: 'allies', bot, draw: drawFrom('one') });

  test('prepares step by step at the start, and again for each chapter', () => {
    const preparer = newOne();
    expect(preparer.step()).toBe(false);
    preparer.see(at(1));
    expect([preparer.step(), preparer.step(), preparer.step()]).toEqual([true, true, false]);
    expect(preparer.prepared()).toEqual({ strategy: '1' });
    preparer.see(at(1));
    expect(preparer.step()).toBe(false);
    preparer.see(at(2));
    while (preparer.step());
    expect(preparer.prepared()).toEqual({ strategy: '12' });
  });

  test('finishes what it has begun, then goes on with the latest it has seen', () => {
    starts.length = 0;
    const preparer = newOne();
    preparer.see(at(1));
    preparer.step();
    preparer.see(at(2));
    preparer.see(at(3));
    while (preparer.step());
    expect(starts).toEqual([1, 3]);
  });
});
