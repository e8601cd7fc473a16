import { describe, expect, test } from 'vitest';
import { BOTS, type Bot, ensign } from '../../src/bots';
import type { FuzzSubject } from '../../src/cli/common/fuzzSubject';
import { fuzzBots } from '../../src/cli/fuzz/botGame';
import { battleSubject } from '../../src/cli/systems/battle/subject';
import { battle, type Order } from '../../src/rules/battle';
import { bySide, drawFrom } from '../../src/rules/core';
import { loadWords } from '../../src/words/registry';
import { BATTLES } from '../bots/battles';
import { json } from '../cli/run';

function fuzz(seed: string, bot: Bot, mostOrders = 4000) {
  const scenario = battleSubject.vary(
    BATTLES[seed.length % BATTLES.length],
    drawFrom(`vary/${seed}`),
  );
  return fuzzBots({
    system: battle,
    subject: battleSubject as FuzzSubject,
    scenario,
    options: battleSubject.options(scenario, drawFrom(seed)),
    seed,
    bots: bySide(() => bot),
    nodes: 50,
    mostOrders,
  });
}

test.each(BOTS)('$id plays varied battles with all options without stall or fault', (bot) => {
  for (let i = 0; i < 4; i++) {
    const seed = `bots${'/'.repeat(i % BATTLES.length)}${i}`;
    expect(fuzz(seed, bot).breach, seed).toBeUndefined();
  }
});

/** The ensign with one fault, and the check that must find it. */
const FAULTY: Readonly<Record<string, Bot['decide']>> = {
  crash: () => {
    throw new Error('lost');
  },
  stall: (position, draw, budget) => {
    const legal = position.legalOrders as readonly Order[];
    const idle = legal.find(({ kind }) => kind === 'divide' || kind === 'combine');
    return (idle ? { order: idle } : ensign.decide(position, draw, budget)) as never;
  },
  'illegal-order': () => ({ order: { kind: 'stay', stack: 'Z9' } as never }),
  passive: (position, draw, budget) => {
    const peaceful = (position.legalOrders as readonly Order[]).filter(
      ({ kind }) => kind !== 'declare',
    );
    return ensign.decide({ ...position, legalOrders: peaceful }, draw, budget) as never;
  },
};

/** The first of a few games in which the fault is found; no more are played then. */
function firstFound(check: string, decide: Bot['decide'], mostOrders = 400) {
  for (let i = 0; i < 4; i++) {
    const game = fuzz(`faulty${i}`, { ...ensign, decide }, mostOrders);
    if (game.breach?.check === check) return game;
  }
  return undefined;
}

describe.each(Object.entries(FAULTY))('a bot with a fault: %s', (check, decide) => {
  test('is found', () => {
    expect(firstFound(check, decide)?.breach?.check).toBe(check);
  });
});

test('a bot that goes round in circles is found long before the most orders are given', () => {
  const stalled = firstFound('stall', FAULTY.stall as Bot['decide'], 4000);
  expect(stalled?.breach?.detail).toMatch(/orders given in ./);
  expect(stalled?.orders.length).toBeLessThan(1000);
});

test('why an order is illegal is told in a sentence', async () => {
  await loadWords('battle');
  const decide = FAULTY['illegal-order'] as Bot['decide'];
  const { breach } = fuzz('told', { ...ensign, decide });
  expect(breach?.detail).toMatch(/^ensign for the \w+: stay Z9: [A-Z].* .*\.$/);
});

test('an order that is illegal is found on the way to another, too', () => {
  const decide: Bot['decide'] = (position, draw, budget, soFar) => {
    soFar?.({ order: { kind: 'stay', stack: 'Z9' } as never });
    return ensign.decide(position, draw, budget);
  };
  expect(fuzz('on the way', { ...ensign, decide }).breach?.check).toBe('illegal-order');
});

test('the command line seats bots for random orders', async () => {
  const args = ['--bots', 'ensign,commander', '--games', '2', '--seed', 'bots'];
  expect(await json('fuzz', 'battle', ...args)).toMatchObject({ games: 2, failures: [] });
});
