import { describe, expect, test } from 'vitest';
import { type BattleScenario, hasConditions, victoryRuleStates } from '../../../src/rules/battle';
import { mark, newBattle, setShip } from './fixture';
import { outcomeOf } from './flow';
import { cruisers } from './forces';

describe('conditions of the scenario', () => {
  /** As for a convoy: the raider must keep a gun and sink two of the three ships. */
  const convoy = (victoryRules: BattleScenario['victoryRules']) =>
    newBattle({
      allies: [{ at: [-4, 0], ships: ['a', 'b', 'c'].map((id) => ({ id })) }],
      axis: [{ at: [4, 0], ships: [{ id: 'x', primary: 'HH' }] }],
      scenario: { ...(victoryRules && { victoryRules }) },
    });
  const RULES: BattleScenario['victoryRules'] = [
    { winner: 'allies', all: [{ ships: ['x'], least: 1, lost: 'primary' }] },
    {
      winner: 'axis',
      all: [
        { ships: ['a'], least: 1, lost: 'ship' },
        { ships: ['b', 'c'], least: 1, lost: 'ship' },
      ],
    },
  ];
  const winner = (sunk: string[], rules = RULES, primaryLost = 0) => {
    const state = convoy(rules);
    for (const id of sunk) setShip(state, id, { fate: 'sunk' });
    mark(state, 'x', 'primary', primaryLost);
    return outcomeOf(state)?.winner;
  };

  test('[BT-14.1] where a scenario has conditions they decide, and not the points', () => {
    expect(winner(['a', 'b'])).toBe('axis');
    expect(winner(['b', 'c'])).toBe('draw');
    expect(winner(['b', 'c'], [])).toBe('axis');
  });

  test('[BT-14.1] the first condition that is met decides', () => {
    expect(winner(['a', 'b'], RULES, 1)).toBe('axis');
    expect(winner(['a', 'b'], RULES, 2)).toBe('allies');
    expect(winner(['x'])).toBe('allies');
  });

  test('[BT-14.1] a scuttled ship is lost; a row never built is not', () => {
    const state = convoy(RULES);
    for (const id of ['a', 'c']) setShip(state, id, { fate: 'scuttled' });
    expect(outcomeOf(state)?.winner).toBe('axis');
    const none = convoy([{ winner: 'axis', all: [{ ships: ['a'], least: 1, lost: 'primary' }] }]);
    expect(outcomeOf(none)?.winner).toBe('draw');
  });
});

test('[BT-14.1] each condition tells which of its ships count, and whether it is met', () => {
  const state = newBattle({
    allies: [{ at: [-4, 0], ships: [{ id: 'a' }, { id: 'b' }, { id: 'c' }] }],
    axis: [{ at: [4, 0], ships: [{ id: 'x', primary: 'NN' }] }],
    scenario: {
      victoryRules: [
        {
          winner: 'axis',
          all: [
            { ships: ['a', 'b', 'c'], least: 2, lost: 'ship' },
            { ships: ['c'], least: 1, lost: 'hull' },
          ],
        },
        { winner: 'allies', all: [{ ships: ['x'], least: 1, lost: 'primary' }] },
      ],
    },
  });
  const told = () =>
    victoryRuleStates(state).map(({ winner, all, isMet }) => [
      winner,
      isMet,
      ...all.map((it) => [it.counted, it.isMet]),
    ]);
  setShip(state, 'a', { fate: 'sunk' });
  mark(state, 'x', 'primary', 2);
  expect(told()).toEqual([
    ['axis', false, [['a'], false], [[], false]],
    ['allies', true, [['x'], true]],
  ]);
  setShip(state, 'c', { fate: 'sunk' });
  expect(told()[0]).toEqual(['axis', true, [['a', 'c'], true], [['c'], true]]);
});

test('[BT-14.1] a scenario without conditions of its own has none to tell', () => {
  expect(victoryRuleStates(cruisers(9, 9))).toEqual([]);
  expect(hasConditions(cruisers(9, 9))).toBe(false);
});
