import { expect, test } from 'vitest';
import { newSituation } from '../../src/bots/battle/situation';
import { gunWorth } from '../../src/bots/battle/worth';
import { type BattleScenario, battle } from '../../src/rules/battle';
import { orderDice } from '../../src/rules/core';
import { BATTLES } from './battles';

const hasFletcher = ({ taskForces }: BattleScenario): boolean =>
  taskForces.some(({ ships }) => ships.some(({ id }) => id === 'fletcher'));

/** What a ship's weapons are worth at the start of the battle of the American destroyers, fought on a date. */
function worthOn(date: string, ship: string): number {
  const scenario = BATTLES.find(hasFletcher) as BattleScenario;
  const { state } = battle.newState(
    { ...scenario, date },
    battle.defaultOptions,
    orderDice('seed', 0),
  );
  return gunWorth(newSituation(state, 'axis'), ship);
}

test('[BT-10.7] American torpedoes are not feared in full before they are mended', () => {
  expect(worthOn('1942-11-30', 'fletcher')).toBeLessThan(worthOn('1943-11-02', 'fletcher'));
  expect(worthOn('1942-11-30', 'takanami')).toBe(worthOn('1943-11-02', 'takanami'));
});
