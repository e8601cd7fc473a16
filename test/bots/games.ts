import type { Bot } from '../../src/bots';
import { type Game, playOut } from '../../src/lab/playOut';
import {
  type BattleOptions,
  type BattleScenario,
  type BattleState,
  battle,
} from '../../src/rules/battle';
import { type BySide, type Outcome, orderDice, refusalCode } from '../../src/rules/core';

export const game = (
  scenario: BattleScenario,
  seed: string,
  bots: BySide<Bot>,
  options: BattleOptions = battle.defaultOptions,
): Game => ({ system: battle, scenario, options, seed, bots, thinking: { nodes: 60 } });

export const outcomeOf = (it: Game): Outcome | undefined => playOut(it).outcome;

/** Every position of a game with the side to act, before each of its orders. */
export function* positions(it: Game): Generator<{ state: BattleState; side: 'allies' | 'axis' }> {
  const { orders } = playOut(it);
  const { state } = battle.newState(
    it.scenario as BattleScenario,
    it.options as BattleOptions,
    orderDice(it.seed, 0),
  );
  for (const [i, { side, order }] of orders.entries()) {
    yield { state, side };
    const parsed = battle.parseOrder(order);
    if ('code' in parsed) throw new Error(refusalCode(parsed));
    battle.apply(state, side, parsed, orderDice(it.seed, i + 1));
  }
}
