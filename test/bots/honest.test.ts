import { describe, expect, test } from 'vitest';
import { admiral, BOTS, type Bot, commander, nodeBudget, type Task, think } from '../../src/bots';
import { playOut } from '../../src/lab/playOut';
import { type BattleOptions, type BattleState, battle } from '../../src/rules/battle';
import {
  bySide,
  canonicalJson,
  type Draw,
  drawFrom,
  enemyOf,
  orderDice,
  type Roll,
  type Side,
} from '../../src/rules/core';
import { BATTLES } from './battles';
import { game, positions } from './games';

const NODES = 40;
const FOG = { ...battle.defaultOptions, fog: true };

const pickFrom = <T>(draw: Draw, items: readonly T[]): T =>
  items[draw(Math.min(256, items.length))] as T;

const decide = (bot: Bot, state: BattleState, side: Side) => {
  const view = battle.view(state, side);
  const legalOrders = battle.legalOrders(view, side);
  return bot.decide(
    { system: battle, view, side, legalOrders },
    drawFrom('bot'),
    nodeBudget(NODES),
  );
};

/** One position in five: enough, and quick for a bot that searches. */
function* some<T>(positionsOf: Iterable<T>): Generator<T> {
  let index = 0;
  for (const position of positionsOf) if (index++ % 5 === 0) yield position;
}

interface Hidden {
  state: BattleState;
  side: Side;
  /** The same to the side, all else drawn anew. */
  other: BattleState;
}

/** Positions of games between commanders in which something is hidden, for all bots. */
function* hiddenPositions(options: BattleOptions): Generator<Hidden> {
  const commanders = bySide(() => commander);
  for (const scenario of BATTLES)
    for (const { state, side } of positions(game(scenario, 'hidden', commanders, options))) {
      const other = resampled(state, side, drawFrom(`other ${state.clock}`));
      expect(canonicalJson(battle.view(other, side))).toBe(canonicalJson(battle.view(state, side)));
      if (canonicalJson(other) !== canonicalJson(state))
        yield { state: battle.copy(state), side, other };
    }
}

const hiddenPlaces = {
  open: [...hiddenPositions(battle.defaultOptions)],
  fog: [...hiddenPositions(FOG)],
};

/** The same position to a side, everything that it cannot see drawn anew. */
function resampled(state: BattleState, side: Side, draw: Draw): BattleState {
  const other = battle.copy(state);
  const enemy = enemyOf(side);
  resampleSealed(other, enemy, draw);
  resampleShips(other, side, draw);
  return other;
}

/** Seals other fire for the enemy, and turns about what else is sealed. */
function resampleSealed(state: BattleState, enemy: Side, draw: Draw): void {
  state.votes[enemy] = pickFrom(draw, ['yes', 'no', null] as const);
  state.declared[enemy] = [];
  for (let tries = draw(4); tries > 0; tries--) {
    const legal = battle.legalOrders(state, enemy).filter(({ kind }) => kind === 'declare');
    if (legal.length > 0)
      battle.apply(state, enemy, pickFrom(draw, legal), orderDice('no dice', 0));
  }
}

/** Hurts ships out of sight, and puts them into other stacks that tell of as many. */
function resampleShips(state: BattleState, side: Side, draw: Draw): void {
  const { ships } = battle.view(state, side);
  for (const ship of Object.values(state.ships))
    if (!ships[ship.id] && ship.fate === 'afloat') ship.lost = { ...ship.lost, aa: draw(3) };
  const hidden = battle.view(state, side).stacks.filter(({ band }) => band !== undefined);
  for (const one of hidden) {
    const alike = hidden.filter(({ band, side: owner }) => band === one.band && owner === one.side);
    const [here, there] = [one.id, pickFrom(draw, alike).id].map((id) =>
      state.stacks.find((stack) => stack.id === id),
    );
    if (!here || !there) continue;
    [here.ships, there.ships] = [there.ships, here.ships];
    [here.taskForce, there.taskForce] = [there.taskForce, here.taskForce];
  }
}

describe.each(BOTS)('$id', (bot) => {
  test.each(['open', 'fog'] as const)('chooses alike whatever is hidden, in the %s', (where) => {
    const places = hiddenPlaces[where];
    expect(places.length).toBeGreaterThan(30);
    for (const { state, side, other } of bot === admiral ? some(places) : places)
      expect(decide(bot, other, side)).toEqual(decide(bot, state, side));
  });

  test('decides alike as data, here and wherever it is sent', () => {
    const [scenario] = BATTLES as readonly [(typeof BATTLES)[0]];
    for (const { state, side } of some(
      positions(
        game(
          scenario,
          'data',
          bySide(() => commander),
        ),
      ),
    )) {
      const task: Task = {
        system: 'battle',
        bot: bot.id,
        side,
        view: battle.view(state, side),
        drawKey: 'bot',
        thinking: { nodes: NODES },
      };
      const { order } = decide(bot, state, side);
      expect(think(task, never).line).toBe(battle.makeOrder(order));
      expect(think(JSON.parse(JSON.stringify(task)) as Task, never).line).toBe(
        battle.makeOrder(order),
      );
    }
  });
});

test('a preparation finds the same whatever is hidden', () => {
  let changed = 0;
  for (const scenario of BATTLES.slice(0, 2)) {
    const all = [
      ...positions(
        game(
          scenario,
          'hidden',
          bySide(() => commander),
          FOG,
        ),
      ),
    ];
    for (const { state, side } of [all.at(-30), all.at(-60)].flatMap((it) => it ?? [])) {
      const other = resampled(state, side, drawFrom(`other ${state.clock}`));
      if (canonicalJson(other) !== canonicalJson(state)) changed += 1;
      expect(prepared(other, side)).toEqual(prepared(state, side));
    }
  }
  expect(changed).toBeGreaterThan(0);
});

/** What the admiral prepares, with all steps that he takes: each is a segment of a trial game. */
function prepared(state: BattleState, side: Side) {
  const start = { system: battle, view: battle.view(state, side), side };
  const course = admiral.preparation?.course(start, drawFrom('bot'), nodeBudget(800));
  let steps = 0;
  let step = course?.next();
  for (; step && !step.done; step = course?.next()) steps += 1;
  return { prepared: step?.value, steps };
}

/** A budget of nodes asks no clock. */
const never = (): number => {
  throw new Error('no clock is asked');
};

test('what a bot is given tells the dice to come no better than chance', () => {
  let thrown = 0;
  let guessed = 0;
  for (const scenario of BATTLES)
    for (let i = 0; i < 3; i++) {
      const seed = `ahead/${i}`;
      const { orders } = playOut(
        game(
          scenario,
          seed,
          bySide(() => commander),
        ),
      );
      const { state } = battle.newState(scenario, battle.defaultOptions, orderDice(seed, 0));
      orders.forEach(({ side, order }, index) => {
        const guess = drawFrom(`bot/${side}/${seed}/${index + 1}`);
        const events = battle.apply(
          state,
          side,
          battle.parseOrder(order) as never,
          orderDice(seed, index + 1),
        );
        for (const value of valuesOf(events.flatMap(({ dice }) => dice ?? []))) {
          thrown += 1;
          if (guess(6) + 1 === value) guessed += 1;
        }
      });
    }
  expect(thrown).toBeGreaterThan(1000);
  // Within four standard errors of one in six.
  expect(Math.abs(guessed / thrown - 1 / 6)).toBeLessThan(4 * Math.sqrt(5 / 36 / thrown));
});

const valuesOf = (rolls: readonly Roll[]): number[] =>
  [...new Set(rolls)].filter(({ die }) => die === 'd6').flatMap(({ values }) => values);
