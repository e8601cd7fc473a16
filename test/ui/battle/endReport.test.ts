import { expect, test } from 'vitest';
import { allShips, type Ship } from '../../../src/rules/battle';
import { lostFirst } from '../../../src/ui/systems/battle/Awards';
import { strait } from './position';

test('at the end the ships that are lost stand first, then those that were hit most', () => {
  const [first, second, third] = allShips(strait()) as [Ship, Ship, Ship];
  const whole = { ...first, id: 'whole', lost: { ...first.lost, hull: 0 } };
  const hit = { ...second, id: 'hit', lost: { ...second.lost, hull: 3 } };
  const sunk: Ship = { ...third, id: 'sunk', fate: 'sunk', lost: { ...third.lost, hull: 1 } };
  expect(lostFirst([whole, hit, sunk]).map(({ id }) => id)).toEqual(['sunk', 'hit', 'whole']);
});
