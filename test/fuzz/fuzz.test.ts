import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { FuzzSubject } from '../../src/cli/common/fuzzSubject';
import { clausesOf } from '../../src/cli/coverage/clauses';
import type { Breach } from '../../src/cli/fuzz/checks';
import { fuzzGame } from '../../src/cli/fuzz/fuzzGame';
import { battleSubject } from '../../src/cli/systems/battle/subject';
import { type BattleState, battle, type Order } from '../../src/rules/battle';
import { type AnySystem, drawFrom, enemyOf, type Viewer } from '../../src/rules/core';
import { BATTLES } from '../bots/battles';

const clauses = new Set(clausesOf(readFileSync('src/rules/battle/RULES.md', 'utf8')));

function fuzz(seed: string, system: AnySystem = battle, mostOrders = 4000) {
  const battleOfSeed = BATTLES[seed.length % BATTLES.length];
  const scenario = battleSubject.vary(battleOfSeed, drawFrom(`vary/${seed}`));
  return fuzzGame({
    system,
    subject: battleSubject as FuzzSubject,
    scenario,
    options: battleSubject.options(scenario, drawFrom(seed)),
    seed,
    clauses,
    mostOrders,
  });
}

const SEEDS = Array.from({ length: 60 }, (_, i) => `fixed${'/'.repeat(i % BATTLES.length)}${i}`);

/** The games of sound rules, each played once. */
const played = SEEDS.map((seed) => ({ seed, ...fuzz(seed) }));

test('games of random orders keep every promise of the rules', () => {
  for (const { seed, breach } of played) expect(breach, seed).toBeUndefined();
});

test('games of random orders meet every kind of order but those that need rare accidents', () => {
  const verbs = new Set(
    played.flatMap(({ orders }) => orders.map(({ order }) => order.split(' ')[0])),
  );
  for (const verb of [
    'place',
    'shift',
    'move',
    'stay',
    'divide',
    'scuttle',
    'fire',
    'withdraw',
    'done',
    'break-off',
  ])
    expect([...verbs]).toContain(verb);
});

/** Names that no legal order has: what is broken for them is met in illegal orders alone. */
const NOBODY = /no-such-ship|Z9/;

/** The battle with one promise broken, and the check that must find it. */
const BROKEN: Readonly<Record<string, Partial<AnySystem>>> = {
  leak: { view: (state: BattleState) => state },
  'dead-end': {
    legalOrders: (state: BattleState, side) =>
      state.impulse > 3 ? [] : battle.legalOrders(state, side),
  },
  'legal-order-refused': {
    legalOrders: (state: BattleState, side): Order[] =>
      battle
        .legalOrders(state, side)
        .concat(
          battle.legalOrders(state, side).length > 0 ? [{ kind: 'scuttle', ship: 'nobody' }] : [],
        ),
  },
  'unlisted-order-legal': {
    legalOrders: (state: BattleState, side) =>
      battle.legalOrders(state, side).filter(({ kind }) => kind !== 'scuttle'),
  },
  'illegal-order-accepted': {
    parseOrder: (line) => battle.parseOrder(NOBODY.test(line) ? 'done' : line),
  },
  notation: {
    makeOrder: (order: Order) =>
      order.kind === 'moveStack'
        ? battle.makeOrder({ ...order, to: { q: 0, r: 0 } })
        : battle.makeOrder(order),
  },
  invariant: {
    apply: (state: BattleState, side, order: Order, dice) => {
      const events = battle.apply(state, side, order, dice);
      for (const ship of Object.values(state.ships))
        if (ship.side === enemyOf(side)) ship.lost.hull = Math.max(0, ship.lost.hull - 1);
      return events;
    },
  },
  'dice-untold': {
    apply: (state: BattleState, side, order: Order, dice) => {
      if (order.kind === 'done') dice.roll('d6', 1, 'nobody is told');
      return battle.apply(state, side, order, dice);
    },
  },
  'unknown-clause': {
    apply: (state: BattleState, side, order: Order, dice) =>
      battle
        .apply(state, side, order, dice)
        .map((event) => ({ ...event, rule: 'BT-99.1' as const })),
  },
  'copy-differs': {
    apply: (state: BattleState, side, order: Order, dice) => {
      if (!scenarios.has(state.scenario)) state.clock += 1;
      scenarios.add(state.scenario);
      return battle.apply(state, side, order, dice);
    },
  },
  crash: {
    refuse: (state: BattleState, side, order: Order) => {
      if (order.kind === 'withdraw') throw new Error('a bug');
      return battle.refuse(state, side, order);
    },
  },
};
/** Scenarios met; that of a state which has been JSON is always a new one. */
const scenarios = new WeakSet<object>();

const viewWithoutFog = (state: BattleState, viewer: Viewer): BattleState => ({
  ...battle.view({ ...state, options: { ...state.options, fog: false } }, viewer),
  options: state.options,
});

const applyTellingAll: AnySystem['apply'] = (state, side, order, dice) =>
  battle.apply(state, side, order, dice).map(({ toldAs: _less, ...event }) => event);

/** What is found first; no more games are played then. */
function firstBreach(broken: AnySystem): Breach | undefined {
  for (const seed of SEEDS) {
    const { breach } = fuzz(seed, broken);
    if (breach) return breach;
  }
  return undefined;
}

describe('a broken promise is found', () => {
  test.each(Object.keys(BROKEN))('%s', (check) => {
    const broken: AnySystem = { ...battle, ...BROKEN[check] };
    expect(firstBreach(broken)?.check).toBe(check);
  });

  test.each([
    ['views that show ships out of sight', { view: viewWithoutFog }, /out of sight/],
    ['events that name ships out of sight', { apply: applyTellingAll }, /^told to the/],
  ])('leak: %s', (_what, broken, detail) => {
    expect(firstBreach({ ...battle, ...broken })).toEqual({
      check: 'leak',
      detail: expect.stringMatching(detail),
    });
  });

  test('endless-game', () => {
    expect(fuzz('endless', battle, 10).breach?.check).toBe('endless-game');
  });
});
