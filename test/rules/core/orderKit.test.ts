import { expect, test } from 'vitest';
import { type OrderRules, orderKit, type Side, teller } from '../../../src/rules/core';

type Order = { kind: 'row'; strokes: number } | { kind: 'rest' };
interface View {
  isTired: boolean;
}
interface Play {
  state: View;
}

const rules: OrderRules<View, Play, Order> = {
  row: {
    legal: () => [1, 2].map((strokes) => ({ kind: 'row', strokes })),
    refuse: ({ isTired }) => (isTired ? { code: 'tired', sentence: '' } : undefined),
    apply: ({ state }) => {
      state.isTired = true;
    },
  },
  rest: {
    legal: (_view, side: Side) => (side === 'axis' ? [{ kind: 'rest' }] : []),
    refuse: () => undefined,
    apply: ({ state }) => {
      state.isTired = false;
    },
  },
};

test('orders are listed, refused and carried out by the rule of their kind', () => {
  const kit = orderKit(rules);
  const state = { isTired: false };
  expect(kit.legal(state, 'allies')).toEqual([
    { kind: 'row', strokes: 1 },
    { kind: 'row', strokes: 2 },
  ]);
  expect(kit.legal(state, 'axis').at(-1)).toEqual({ kind: 'rest' });
  kit.apply({ state }, 'axis', { kind: 'row', strokes: 1 });
  expect(kit.refuse(state, 'axis', { kind: 'row', strokes: 1 })?.code).toBe('tired');
  expect(kit.ruleOf({ kind: 'rest' })).toBe(rules.rest);
});

test('kinds that cannot be given now are not asked', () => {
  const kit = orderKit(rules, ({ isTired }) => (isTired ? ['rest'] : ['row']));
  expect(kit.legal({ isTired: true }, 'allies')).toEqual([]);
  expect(kit.legal({ isTired: false }, 'axis')).toHaveLength(2);
});

test('a kind without a rule, or with that of another kind, is a type error', () => {
  const { rest: _, ...without } = rules;
  // @ts-expect-error: no rule for `rest`
  orderKit<View, Play, Order>(without);
  // @ts-expect-error: the rule of `row` for `rest`
  orderKit<View, Play, Order>({ ...rules, rest: rules.row });
});

test('an event is told to all unless it says otherwise, stamped with its time', () => {
  interface Rowed {
    kind: 'rowed';
    rule: 'XX-1';
    seenBy: 'all' | readonly Side[];
    day: number;
  }
  const tell = teller<{ day: number }, Rowed, 'day'>((event, { day }) => {
    event.day = day;
  });
  const dice = {
    roll: () => ({ die: 'd6' as const, values: [], reason: '' }),
    lot: () => ({ die: 'lot' as const, values: [], reason: '' }),
  };
  const play = { state: { day: 7 }, dice, events: [] as Rowed[] };
  tell(play, { kind: 'rowed', rule: 'XX-1' });
  tell(play, { kind: 'rowed', rule: 'XX-1', seenBy: ['axis'] });
  expect(play.events).toEqual([
    { kind: 'rowed', rule: 'XX-1', seenBy: 'all', day: 7 },
    { kind: 'rowed', rule: 'XX-1', seenBy: ['axis'], day: 7 },
  ]);
});
