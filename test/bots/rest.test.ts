import { describe, expect, test } from 'vitest';
import { commander } from '../../src/bots';
import { restAfter } from '../../src/bots/rest';
import { type Task, think } from '../../src/bots/thinking';
import { findScenario } from '../../src/cli/common/library';
import { decide, sideToAct } from '../../src/lab/playOut';
import { type AnySystem, bySide, drawFrom, orderDice, type Side } from '../../src/rules/core';

/** A shipped scenario as it begins. */
function start(id: string) {
  const { rules: system, scenario, options } = findScenario(id);
  const { state } = system.newState(scenario, options, orderDice('rest', 0));
  return { system, scenario, options, state };
}

const positionOf = (system: AnySystem, state: unknown, side: Side) => {
  const view: unknown = system.view(state, side);
  return { system, view, side, legalOrders: system.legalOrders(view, side) as unknown[] };
};

describe('the rest of a segment', () => {
  test('is what the bot itself then orders, one after another', () => {
    const { system, state, scenario, options } = start('santa-cruz');
    const position = positionOf(system, state, 'allies');
    const game = { system, scenario, options, seed: 'rest', bots: bySide(() => commander) };
    const first = decide(game, state, 'allies', 1);
    const rest = restAfter(commander, position, first, drawFrom('rest'));
    expect(rest.length).toBeGreaterThan(2);
    for (const [at, order] of [first, ...rest].entries()) {
      expect(system.refuse(system.view(state, 'allies'), 'allies', order)).toBeUndefined();
      system.apply(state, 'allies', order, orderDice('rest', at + 1));
    }
    expect(system.makeOrder(decide(game, state, 'allies', 99))).toBe('confirm');
  });

  test('is empty where the order ends the part, and what was seen stays as it was', () => {
    const { system, state } = start('santa-cruz');
    const position = positionOf(system, state, 'axis');
    const before = JSON.stringify(position.view);
    const rest = restAfter(commander, position, { kind: 'confirm' }, drawFrom('rest'));
    expect(rest).toEqual([]);
    expect(JSON.stringify(position.view)).toBe(before);
  });

  test('a bot that goes round in circles is listened to once', () => {
    const { system, state } = start('santa-cruz');
    const position = positionOf(system, state, 'allies');
    const [first] = position.legalOrders.filter((it) => system.makeOrder(it).startsWith('search'));
    const stubborn = { decide: () => ({ order: first as never }) };
    expect(restAfter(stubborn, position, first, drawFrom('rest'))).toEqual([]);
  });
});

test('who is asked for advice tells all that he would order, who plays does not', () => {
  const { system, state } = start('santa-cruz');
  const task: Task = {
    ...{ system: system.id, bot: 'commander', side: 'allies', view: system.view(state, 'allies') },
    ...{ drawKey: 'rest', thinking: { nodes: 1 } },
  };
  const now = () => 0;
  expect(think(task, now).plan).toBeUndefined();
  expect(think({ ...task, isAdvice: true }, now).plan?.length).toBeGreaterThan(2);
});

test.each(['denmark-strait', 'bismarck', 'midway', 'coral-sea'])(
  'advice in %s never ends the part of who asked, but where nothing else is advised',
  (id) => {
    const { system, state, scenario, options } = start(id);
    const game = { system, scenario, options, seed: 'part', bots: bySide(() => commander) };
    for (let number = 1; number < 26 && !system.outcome(state); number++) {
      const side = sideToAct(system, state);
      const asked = { system: system.id, side, view: system.view(state, side), drawKey: 'part' };
      for (const bot of ['commander', 'admiral']) {
        const { plan } = think({ ...asked, bot, thinking: { nodes: 12 }, isAdvice: true }, () => 0);
        for (const line of plan ?? []) expect(line, bot).not.toMatch(/^(done|confirm|pass)$/);
      }
      system.apply(state, side, decide(game, state, side, number), orderDice('part', number));
    }
  },
);
