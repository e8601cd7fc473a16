import { expect, test } from 'vitest';
import {
  BOTS,
  type Bot,
  commander,
  ensign,
  nodeBudget,
  proposeFire,
  whyOrder,
} from '../../src/bots';
import { playOut } from '../../src/lab/playOut';
import { type BattleView, battle, type Order } from '../../src/rules/battle';
import { bySide, drawFrom, enemyOf, type Side } from '../../src/rules/core';
import { BATTLES } from './battles';
import { game, outcomeOf, positions } from './games';

const both = (bot: Bot) => bySide(() => bot);
const choice = (bot: Bot, view: BattleView, side: Side): Order =>
  bot.decide(
    { system: battle, view, side, legalOrders: battle.legalOrders(view, side) },
    drawFrom('bot'),
    nodeBudget(40),
  ).order;

test.each(BOTS)('$id ends every battle by the rules', (bot) => {
  for (const scenario of BATTLES)
    for (let i = 0; i < 4; i++) {
      const played = playOut(game(scenario, `end/${i}`, both(bot)));
      expect(played.outcome, `${scenario.id} ${i}`).toBeDefined();
    }
});

test.each(BOTS)('$id decides by view and draw alone, and changes neither', (bot) => {
  for (const scenario of BATTLES)
    for (const { state, side } of positions(game(scenario, 'twice', both(commander)))) {
      const view = battle.view(battle.copy(state), side);
      const before = JSON.stringify(view);
      const first = choice(bot, view, side);
      expect(JSON.stringify(view)).toBe(before);
      expect(choice(bot, JSON.parse(before) as BattleView, side)).toEqual(first);
    }
});

test('what the enemy has sealed does not change a choice', () => {
  for (const scenario of BATTLES)
    for (const { state, side } of positions(game(scenario, 'sealed', both(commander)))) {
      const other = battle.copy(state);
      const enemy = enemyOf(side);
      if (state.step.kind === 'gunnery' || state.step.kind === 'torpedoes')
        other.declared[enemy] = [];
      other.scuttling[enemy] = [];
      other.votes[enemy] = null;
      for (const bot of BOTS)
        expect(choice(bot, battle.view(other, side), side)).toEqual(
          choice(bot, battle.view(state, side), side),
        );
    }
});

test('commander beats ensign in more than three of four decided games, sides changed about', () => {
  const wins = { commander: 0, ensign: 0 };
  for (let i = 0; i < 10; i++)
    for (const scenario of BATTLES)
      for (const side of ['allies', 'axis'] as const) {
        const bots = bySide((it) => (it === side ? commander : ensign));
        const winner = outcomeOf(game(scenario, `mirror/${i}`, bots))?.winner;
        if (winner === side) wins.commander += 1;
        else if (winner === enemyOf(side)) wins.ensign += 1;
      }
  const decided = wins.commander + wins.ensign;
  expect(decided).toBeGreaterThanOrEqual(40);
  expect(wins.commander / decided).toBeGreaterThan(0.75);
});

test('no battle of commanders passes without a shot', () => {
  for (const scenario of BATTLES)
    for (let i = 0; i < 5; i++) {
      const { orders } = playOut(game(scenario, `shots/${i}`, both(commander)));
      expect(orders.some(({ order }) => order.startsWith('fire'))).toBe(true);
    }
});

test('the best fire is legal as a list, names one ship a target, and leaves no gun idle that could do harm', () => {
  for (const scenario of BATTLES)
    for (const { state, side } of positions(game(scenario, 'fire', both(ensign)))) {
      if (state.step.kind !== 'gunnery') continue;
      const trial = battle.copy(state);
      const view = battle.view(trial, side);
      const proposed = proposeFire({
        system: battle,
        view,
        side,
        legalOrders: battle.legalOrders(view, side),
      });
      for (const order of proposed) {
        expect(battle.refuse(trial, side, order)).toBeUndefined();
        battle.apply(trial, side, order, { roll: neverRolled, lot: neverRolled });
      }
      const primary = battle
        .legalOrders(trial, side)
        .filter((it) => it.kind === 'declare' && it.weapon === 'primary');
      expect(primary).toEqual([]);
    }
});

const neverRolled = (): never => {
  throw new Error('a declaration throws no dice');
};

test('the reasons are told apart', () => {
  const reasons = new Set<string>();
  for (const { state, side } of positions(
    game(BATTLES[0] as (typeof BATTLES)[0], 'why', both(commander)),
  )) {
    const view = battle.view(state, side);
    const why = whyOrder({ system: battle, view, side }, choice(commander, view, side));
    if (why) reasons.add(why.code);
  }
  expect(reasons.size).toBeGreaterThan(5);
});
