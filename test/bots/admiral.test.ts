import { describe, expect, test } from 'vitest';
import { admiral, type Bot, commander, nodeBudget } from '../../src/bots';
import { judgeBattle } from '../../src/bots/battle/judge';
import { BY_THE_BOOK } from '../../src/bots/battle/judgement';
import { DOCTRINE, type FleetPlan } from '../../src/bots/battle/plan';
import { plansFor } from '../../src/bots/battle/plans';
import { battlePlaybook } from '../../src/bots/battle/playbook';
import { strategiesFor, USUAL } from '../../src/bots/battle/strategies';
import { whyPlan } from '../../src/bots/battle/whyPlan';
import { quickDice, quickDraw } from '../../src/bots/search/chance';
import { type BattleScenario, type BattleState, battle } from '../../src/rules/battle';
import { bySide, drawFrom, enemyOf, SIDES, type Side } from '../../src/rules/core';
import { BATTLES } from './battles';
import { game, positions } from './games';

const [strait] = BATTLES as [BattleScenario];
const both = (bot: Bot) => bySide(() => bot);

const decide = (state: BattleState, side: Side, nodes: number) => {
  const view = battle.view(state, side);
  const legalOrders = battle.legalOrders(view, side);
  return admiral.decide(
    { system: battle, view, side, legalOrders },
    drawFrom('seed'),
    nodeBudget(nodes),
  );
};

/** A game in the strait, position by position. */
const GAME = Array.from(positions(game(strait, 'three', both(commander))), ({ state, side }) => ({
  state: battle.copy(state),
  side,
}));

/** The first position of a kind in it. */
function positionOf(kind: BattleState['step']['kind']): { state: BattleState; side: Side } {
  const found = GAME.find(({ state }) => state.step.kind === kind);
  if (!found) throw new Error(`no ${kind}`);
  return { state: battle.copy(found.state), side: found.side };
}

describe('the plans of a battle', () => {
  const plansIn = (kind: BattleState['step']['kind']): FleetPlan[] => {
    const { state, side } = positionOf(kind);
    return [...plansFor(state, side, battle.legalOrders(state, side))];
  };

  test('begin with the usual one, and are many where there is much to think about', () => {
    for (const kind of ['movement', 'gunnery', 'torpedoes', 'breakOff', 'shift'] as const) {
      const { state, side } = positionOf(kind);
      const plans = plansIn(kind);
      expect(plans[0]).toBe(USUAL);
      expect(plans.length).toBeGreaterThan(2);
      const prepared = { ...USUAL, vote: 'no' } as const;
      const [first] = plansFor(state, side, battle.legalOrders(state, side), prepared);
      expect(first).toBe(prepared);
    }
    expect(plansIn('placement')).toEqual([]);
  });

  test('for a whole battle begin with the usual one, and are told why they are followed', () => {
    const { state, side } = positionOf('movement');
    const strategies = Object.entries(strategiesFor(state, side));
    expect(strategies[0]).toEqual(['usual', USUAL]);
    const codes = strategies.map(([, plan]) => whyPlan(state, side, plan).code);
    expect(new Set(codes)).toEqual(
      new Set([
        ...['ahead.fleet.hold', 'ahead.fleet.withdraw'],
        ...['ahead.caution', 'ahead.sink', 'ahead.silence'],
      ]),
    );
  });

  test('of fire go on with what has been declared', () => {
    const { state, side } = positionOf('gunnery');
    const [focus] = [...plansFor(state, side, battle.legalOrders(state, side))].filter(
      (plan) => plan.focus,
    );
    const first = [...battlePlaybook.plans(state, side, battle.legalOrders(state, side))];
    battlePlaybook.play(
      battle.copy(state),
      { side, plan: focus as FleetPlan, draw: () => 0 },
      (order) => {
        if (order.kind === 'declare') battle.apply(state, side, order, quickDice(quickDraw(1, 1)));
      },
    );
    const after = [...battlePlaybook.plans(state, side, battle.legalOrders(state, side))];
    expect(after.length).toBeLessThanOrEqual(first.length);
    expect(after.length).toBeGreaterThan(0);
  });

  test('say why they were taken', () => {
    const { state, side } = positionOf('gunnery');
    for (const plan of [
      ...plansFor(state, side, []),
      ...plansIn('movement'),
      ...plansIn('torpedoes'),
      ...plansIn('breakOff'),
      { ...USUAL, task: { kind: 'exit' } as const },
      { ...USUAL, tasks: { S1: { kind: 'exit' } } as const },
    ])
      expect(whyPlan(state, side, plan).code).toMatch(/^ahead\./);
  });

  test('say what they change of what has been prepared, not what that says anyway', () => {
    const { state } = positionOf('gunnery');
    const usual: FleetPlan = { ...USUAL, task: { kind: 'hold', rangeHexes: 1 } };
    const why = (change: Partial<FleetPlan>) =>
      whyPlan(state, 'allies', { ...usual, ...change }, usual);
    expect(why({ judgement: { ...usual.judgement, guns: 0.1 } })).toEqual({ code: 'ahead.sink' });
    expect(why({ judgement: { ...usual.judgement, guns: 9 } })).toEqual({ code: 'ahead.silence' });
    const [focus = ''] = Object.keys(state.ships);
    expect(why({ focus })).toEqual({ code: 'ahead.fireOn', figures: { ships: [focus] } });
    expect(why({ task: { kind: 'withdraw' } })).toEqual({ code: 'ahead.fleet.withdraw' });
    expect(why({ vote: 'yes' })).toEqual({ code: 'ahead.endNow' });
  });

  test('are played by legal orders to the end of the segment', () => {
    const plans = [USUAL, DOCTRINE, { ...USUAL, task: { kind: 'withdraw' } as const }];
    for (const [i, scenario] of BATTLES.entries())
      for (const { state, side } of positions(game(scenario, 'played', both(commander)))) {
        const plan = plans[i] as FleetPlan;
        const copy = battle.copy(state);
        const { clock } = copy;
        const draw = quickDraw(5, clock);
        battlePlaybook.play(copy, { side, plan, draw }, (order) => {
          expect(battle.refuse(copy, side, order)).toBeUndefined();
          battle.apply(copy, side, order, quickDice(draw));
        });
        const { active } = battle.segment(copy);
        expect(copy.clock > clock || active[side] === 'waiting' || !isWhole(state)).toBe(true);
      }
  });
});

/** Steps that a plan plays whole; in others it gives one order at a time. */
const isWhole = ({ step }: BattleState): boolean =>
  ['movement', 'gunnery', 'torpedoes'].includes(step.kind);

describe('the worth of a position', () => {
  test('is a chance that both sides share', () => {
    for (const { state } of GAME) {
      const worth = judgeBattle(state, 'allies');
      expect(worth).toBeGreaterThan(0);
      expect(worth).toBeLessThan(1);
      expect(worth + judgeBattle(state, 'axis')).toBeCloseTo(1);
    }
  });

  test('grows with the enemy’s losses, most when the battle is over', () => {
    const { state, side } = positionOf('movement');
    const even = judgeBattle(state, side);
    const hit = battle.copy(state);
    const [victim] = Object.values(hit.ships).filter((ship) => ship.side === enemyOf(side));
    if (!victim) throw new Error('no enemy');
    victim.lost.hull += 2;
    expect(judgeBattle(hit, side)).toBeGreaterThan(even);
    const over = battle.copy(state);
    const victoryPoints = { allies: 0, axis: 0 };
    over.step = {
      kind: 'over',
      outcome: { winner: side, reason: 'test', rule: 'BT-14.1', victoryPoints },
    };
    expect(judgeBattle(over, side)).toBeGreaterThan(0.8);
    expect(judgeBattle(over, enemyOf(side))).toBeLessThan(0.2);
  });

  test('is less than even to both when a battle ends in a draw without a score', () => {
    const { state } = positionOf('movement');
    const draw = (points: number): BattleState => ({
      ...state,
      step: {
        kind: 'over',
        outcome: {
          winner: 'draw',
          reason: 'test',
          rule: 'BT-14.4',
          victoryPoints: { allies: points, axis: points },
        },
      },
    });
    for (const side of SIDES) {
      expect(judgeBattle(draw(0), side)).toBeLessThan(0.4);
      expect(judgeBattle(draw(10), side)).toBeGreaterThan(0.4);
    }
  });
});

describe('the admiral', () => {
  test('gives legal orders, the same again for the same budget', () => {
    for (const { state, side } of GAME.filter((_, i) => i % 7 === 0)) {
      const decision = decide(state, side, 150);
      expect(battle.refuse(state, side, decision.order)).toBeUndefined();
      expect(decide(state, side, 150)).toEqual(decision);
    }
    expect(GAME.length).toBeGreaterThan(40);
  });

  test('judges more boldly than the book, and keeps a lead', () => {
    const { judgement } = USUAL;
    expect(judgement.mostCaution).toBeLessThan(BY_THE_BOOK.mostCaution);
    expect(judgement.breakOffBelow.ahead).toBe(Number.POSITIVE_INFINITY);
  });
});
