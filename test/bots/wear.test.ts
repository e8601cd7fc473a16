import { describe, expect, test } from 'vitest';
import { BY_THE_BOOK, FORWARD, type Judgement } from '../../src/bots/battle/judgement';
import { newSituation } from '../../src/bots/battle/situation';
import { type Harm, noHarm, worthOfHarm } from '../../src/bots/battle/worth';
import { type BattleScenario, battle } from '../../src/rules/battle';
import { orderDice } from '../../src/rules/core';
import { BATTLES } from './battles';

const hasAjax = ({ taskForces }: BattleScenario): boolean =>
  taskForces.some(({ ships }) => ships.some(({ id }) => id === 'ajax'));

/** What harm to one of two like cruisers is worth to the Graf Spee. */
function worthBy(judgement: Judgement, harm: Partial<Harm>): number {
  const scenario = BATTLES.find(hasAjax) as BattleScenario;
  const { state } = battle.newState(scenario, battle.defaultOptions, orderDice('seed', 0));
  return worthOfHarm(newSituation(state, 'axis', { judgement }), 'ajax', {
    ...noHarm(),
    ...harm,
  });
}

describe('against two like cruisers of seven hull boxes', () => {
  test('the Commander would rather have six boxes of one of them than three of each', () => {
    expect(worthBy(BY_THE_BOOK, { hull: 6 })).toBeGreaterThan(
      2 * worthBy(BY_THE_BOOK, { hull: 3 }),
    );
  });
  test('the Admiral would rather have three boxes of each', () => {
    expect(worthBy(FORWARD, { hull: 6 })).toBeLessThan(2 * worthBy(FORWARD, { hull: 3 }));
  });
  test('a point of speed is worth more to the Admiral', () => {
    expect(worthBy(FORWARD, { speed: 1 })).toBeGreaterThan(worthBy(BY_THE_BOOK, { speed: 1 }));
  });
});
