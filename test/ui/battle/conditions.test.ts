import { describe, expect, test } from 'vitest';
import { victoryRuleStates } from '../../../src/rules/battle';
import type { Outcome } from '../../../src/rules/core';
import { conditionText, progressText } from '../../../src/words/battle/common/conditions';
import { outcomeSentence } from '../../../src/words/battle/events/outcome';
import { newBattle, setShip } from '../../rules/battle/fixture';
import { namesIn } from './position';

const DESTROYERS = ['d1', 'd2', 'd3', 'd4', 'd5', 'd6'];

/** Won by the Axis with a merchant and five of six destroyers, by the Allies with the guns of either battleship. */
const convoy = () =>
  newBattle({
    allies: [
      { at: [0, 4], ships: [{ id: 'Pampas' }] },
      { at: [1, 4], ships: DESTROYERS.map((id) => ({ id, type: 'DD' })) },
    ],
    axis: [{ at: [0, -4], ships: ['Littorio', 'Doria'].map((id) => ({ id, primary: 'HH' })) }],
    scenario: {
      victoryRules: [
        { winner: 'allies', all: [{ ships: ['Littorio', 'Doria'], least: 1, lost: 'primary' }] },
        {
          winner: 'axis',
          all: [
            { ships: ['Pampas'], least: 1, lost: 'ship' },
            { ships: DESTROYERS, least: 5, lost: 'ship' },
          ],
        },
      ],
    },
  });

const lines = (state: ReturnType<typeof convoy>) =>
  victoryRuleStates(state).flatMap(({ all }) =>
    all.map((it) => `${conditionText(state, it, namesIn(state))}: ${progressText(it)}`),
  );

const sentence = (state: ReturnType<typeof convoy>, winner: Outcome['winner']) =>
  outcomeSentence(
    {
      winner,
      reason: 'rounds-over',
      rule: 'BT-13.14',
      victoryPoints: { allies: 44, axis: 7 },
    },
    namesIn(state),
  );

test('[BT-14.1] conditions are told with how far they are met', () => {
  const state = convoy();
  expect(lines(state)).toEqual([
    'Littorio or Doria without a primary box left: not met',
    'Pampas sunk: not met',
    'destroyers sunk: 0 of 5',
  ]);
  setShip(state, 'd1', { fate: 'sunk' });
  setShip(state, 'Pampas', { fate: 'scuttled' });
  expect(lines(state).slice(1)).toEqual(['Pampas sunk: met', 'destroyers sunk: 1 of 5']);
});

describe('[BT-14.1] the verdict names the condition that was met, not points', () => {
  test('or that none was', () => {
    expect(sentence(convoy(), 'draw')).toBe(
      'The battle is a draw: the last round is over; none of the conditions of the scenario is met.',
    );
  });

  test('all of a rule together', () => {
    const state = convoy();
    for (const id of ['Pampas', ...DESTROYERS]) setShip(state, id, { fate: 'sunk' });
    expect(sentence(state, 'axis')).toBe(
      'Axis wins: the last round is over; Pampas sunk and 6 destroyers sunk.',
    );
  });

  test('the ship that counts of several', () => {
    const state = convoy();
    setShip(state, 'Doria', { fate: 'sunk' });
    expect(sentence(state, 'allies')).toBe(
      'Allies wins: the last round is over; Doria without a primary box left.',
    );
  });
});

test('[BT-14.2] without conditions the points are told', () => {
  const state = newBattle({
    allies: [{ at: [0, 4], ships: [{ id: 'a' }] }],
    axis: [{ at: [0, -4], ships: [{ id: 'x' }] }],
  });
  expect(sentence(state, 'draw')).toBe('The battle is a draw, 44 to 7: the last round is over.');
});
