import { expect, test } from 'vitest';
import { isFighter } from '../../src/bots/battle/posture';
import { newSituation } from '../../src/bots/battle/situation';
import { type BattleScenario, battle, type ShipSheet } from '../../src/rules/battle';
import { orderDice } from '../../src/rules/core';
import { BATTLES } from './battles';

const [strait] = BATTLES as [BattleScenario];

/** The strait, with these traits of Prinz Eugen. */
const withTraits = (traits: ShipSheet['traits']): BattleScenario => ({
  ...strait,
  taskForces: strait.taskForces.map((force) => ({
    ...force,
    ships: force.ships.map((ship) =>
      ship.id === 'prinz-eugen' ? { ...ship, sheet: { ...ship.sheet, traits } } : ship,
    ),
  })),
});

function fights(scenario: BattleScenario): boolean {
  const { state } = battle.newState(scenario, battle.defaultOptions, orderDice('seed', 0));
  return isFighter(newSituation(state, 'axis'), 'prinz-eugen');
}

test('[BT-16.7] a ship with cargo keeps out of the fight, however well armed', () => {
  expect(fights(withTraits([]))).toBe(true);
  expect(fights(withTraits(['cargo']))).toBe(false);
});
