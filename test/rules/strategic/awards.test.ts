import { expect, test } from 'vitest';
import { orderDice } from '../../../src/rules/core';
import { awardsOf } from '../../../src/rules/strategic';
import { finalPoints } from '../../../src/rules/strategic/common/points';
import { newState } from '../../../src/rules/strategic/start';
import { smallBasic } from './smallGame';

test('[ST-22.6, ST-22.7, ST-22.8] what is scored is told one by one, and comes to the points of both sides', () => {
  const { state } = newState(smallBasic(), {}, orderDice('awards', 0));
  const { ships, squadrons } = state.forces.axis;
  const [first, second] = Object.values(ships);
  const [squadron] = Object.values(squadrons);
  if (!first || !second || !squadron) throw new Error('a force');
  first.fate = 'sunk';
  second.damageLevels = second.card.capacity - 1;
  squadron.lostForGood = 3;
  const awards = awardsOf(state);
  expect(awards).toMatchObject([
    { scores: 'allies', for: 'shipLost', id: first.card.id, points: first.card.points },
    { scores: 'allies', for: 'shipHurt', id: second.card.id },
    { scores: 'allies', for: 'aircraft', points: 3 },
  ]);
  const sum = awards.reduce((total, { points }) => total + points, 0);
  expect(finalPoints(state)).toEqual({ allies: sum, axis: 0 });
});
