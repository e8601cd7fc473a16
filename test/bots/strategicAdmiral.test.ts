import { beforeAll, describe, expect, test } from 'vitest';
import { admiral, type Bot, botsFor, commander, type Decision, nodeBudget } from '../../src/bots';
import { quickDice, quickDraw } from '../../src/bots/search/chance';
import { imagined } from '../../src/bots/strategic/ahead/imagine';
import { judgeOperation } from '../../src/bots/strategic/ahead/judge';
import type { OperationPlan } from '../../src/bots/strategic/ahead/plan';
import { plansFor } from '../../src/bots/strategic/ahead/plans';
import { strategicPlaybook } from '../../src/bots/strategic/ahead/playbook';
import { whyAhead } from '../../src/bots/strategic/ahead/why';
import { BY_THE_BOOK, FORWARD } from '../../src/bots/strategic/common/judgement';
import { chooseBy } from '../../src/bots/strategic/doctrine/choose';
import { canonicalJson, drawFrom, enemyOf, SIDES, type Side } from '../../src/rules/core';
import { type Order, type StrategicState, strategic } from '../../src/rules/strategic';
import { damageState } from '../../src/rules/strategic/cards/damage';
import { stateOf } from '../../src/rules/strategic/cards/shipNow';
import { decide as decideWith, type Given, played, some } from './strategicGames';

/** A round or two of playouts. */
const NODES = 200;

const book = strategicPlaybook;
const plansAt = ({ view, side }: Pick<Given, 'view' | 'side'>): OperationPlan[] =>
  plansFor(view as StrategicState, side, strategic.legalOrders(view, side));

/** Every order of a game, and those before which an admiral has something to play out. */
let game: Given[];
let searched: Given[];

beforeAll(() => {
  game = [...played('santa-cruz', 'doctrine', 6, {})];
  searched = game.filter((given) => plansAt(given).length > 0);
}, 240_000);

const decide = (state: StrategicState, side: Side, nodes: number): Decision<Order> => {
  const view = strategic.view(state, side);
  const legalOrders = strategic.legalOrders(view, side);
  const position = { system: strategic, view, side, legalOrders };
  return admiral.decide(position, drawFrom('seed'), nodeBudget(nodes));
};

/** The plan played out as far as the search looks, and the orders that this took. */
function playedOut({ view, side }: Given, plan: OperationPlan): StrategicState {
  const from = imagined(view, side, drawFrom('guess'));
  const state = strategic.copy(from);
  const draw = quickDraw(1, 1);
  const usual = { judgement: BY_THE_BOOK };
  for (let stages = 0; !book.isFarEnough(from, state); stages += 1) {
    expect(stages, 'stages of a playout').toBeLessThan(200);
    const { active } = strategic.segment(state);
    const acting = SIDES.find((it) => active[it] !== 'waiting') ?? 'allies';
    book.play(state, { side: acting, plan: acting === side ? plan : usual, draw }, (order) =>
      strategic.apply(state, acting, order, quickDice(draw)),
    );
  }
  return state;
}

test('an admiral leads operations as he leads battles', () => {
  expect(botsFor('strategic').map(({ id }) => id)).toEqual(['ensign', 'commander', 'admiral']);
});

test('he searches declarations and the maneuvers of an action, the usual plan first', () => {
  const kinds = new Set(searched.map(({ view }) => view.action?.stage.kind ?? view.step.kind));
  expect(kinds).toEqual(new Set(['surface', 'quick', 'intercept']));
  for (const given of searched) {
    const [usual, ...others] = plansAt(given);
    expect(usual).toEqual({ judgement: FORWARD });
    expect(others.length).toBeGreaterThan(0);
  }
});

describe('what an admiral imagines', () => {
  test('looks to his side as the position does', () => {
    for (const { view, side } of searched) {
      const whole = imagined(view, side, drawFrom('guess'));
      expect(canonicalJson(strategic.view(whole, side))).toBe(canonicalJson(view));
    }
  });

  test('gives each enemy ship that is seen some damage of her state, not always the same', () => {
    const levels = new Map<string, Set<number>>();
    for (const { view, side } of searched)
      for (let guess = 0; guess < 3; guess++)
        for (const ship of Object.values(
          imagined(view, side, drawFrom(`guess ${guess}`)).forces[enemyOf(side)].ships,
        )) {
          const seen = view.known[side]?.ships[ship.card.id];
          expect(damageState(ship.damageLevels, ship.card.capacity)).toBe(seen?.state);
          const key = `${ship.card.id} ${stateOf(ship)}`;
          levels.set(key, (levels.get(key) ?? new Set()).add(ship.damageLevels));
        }
    expect([...levels.values()].some(({ size }) => size > 1)).toBe(true);
  });

  test('has no enemy that is not seen', () => {
    for (const { view, side } of some(game, 100)) {
      const { ships, squadrons } = imagined(view, side, drawFrom('guess')).forces[enemyOf(side)];
      expect(Object.keys(ships).sort()).toEqual(Object.keys(view.known[side]?.ships ?? {}).sort());
      expect(squadrons).toEqual({});
    }
  });
});

describe('a plan played out', () => {
  test('comes to an end whatever it is, and is worth something between lost and won', () => {
    for (const given of some(searched, 6))
      for (const plan of plansAt(given)) {
        const worth = judgeOperation(playedOut(given, plan), given.side);
        expect(worth).toBeGreaterThan(0);
        expect(worth).toBeLessThan(1);
      }
  });

  test('is worth to both sides together what there is to win', () => {
    for (const { before } of searched)
      expect(judgeOperation(before, 'allies') + judgeOperation(before, 'axis')).toBeCloseTo(1);
  });
});

describe('decisions of an admiral', () => {
  test('are legal, and the same for the same seed, budget and view', () => {
    for (const { before, view, side } of some(searched, 3)) {
      const first = decide(before, side, NODES);
      expect(strategic.refuse(view, side, first.order)).toBeUndefined();
      expect(decide(strategic.copy(before), side, NODES)).toEqual(first);
    }
  });

  test('are the same whatever is hidden', () => {
    for (const { before, side } of some(searched, 3)) {
      const other = strategic.copy(before);
      const enemy = other.forces[enemyOf(side)];
      for (const squadron of Object.values(enemy.squadrons)) squadron.steps = 1;
      for (const ship of Object.values(enemy.ships)) {
        ship.launchesLeft = 0;
        const worse = ship.damageLevels + 1;
        if (damageState(worse, ship.card.capacity) === stateOf(ship)) ship.damageLevels = worse;
      }
      expect(decide(other, side, NODES)).toEqual(decide(before, side, NODES));
    }
  });

  test('are by his own judgement where nothing is searched', () => {
    const plain = game.filter((given) => plansAt(given).length === 0);
    for (const { before, view, side } of some(plain, 12)) {
      const { order } = decide(before, side, NODES);
      expect(strategic.refuse(view, side, order)).toBeUndefined();
      const legal = strategic.legalOrders(view, side);
      expect(order).toEqual(chooseBy(FORWARD)(view, side, legal, drawFrom('seed')));
    }
  });

  test('send fewer bombers to search than those of a commander', () => {
    const sent = (bot: Bot) =>
      game.filter(
        ({ before, side, view }) =>
          view.step.kind === 'search' && decideWith(bot, before, side).kind === 'assignSearch',
      ).length;
    expect(sent(admiral)).toBeLessThan(sent(commander));
  });
});

test('each plan has its reason, the usual one none', () => {
  const [{ before }] = searched as [Given];
  const why = (plan: Omit<OperationPlan, 'judgement'>) =>
    whyAhead(before, 'allies', { judgement: BY_THE_BOOK, ...plan });
  expect(why({})).toBeUndefined();
  const plans = [
    { posture: 'close' as const },
    { posture: 'breakOff' as const },
    { declares: 'pass' },
    { declares: 'attack A1 X1' },
    { intercepts: 'all' as const },
    { intercepts: 'none' as const },
  ];
  const codes = plans.map((plan) => why(plan)?.code);
  expect(new Set(codes).size).toBe(plans.length);
  for (const code of codes) expect(code).toMatch(/^ahead\./);
});
