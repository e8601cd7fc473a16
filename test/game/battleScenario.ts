import { newBattle, type TestShip } from '../rules/battle/fixture';

const ship = (id: string): TestShip => ({
  id,
  primary: 'HHHH',
  secondary: 'LLL',
  tertiary: 'LL',
  aa: 'NN',
  hull: 'HHHHHHHH',
  torpedoes: { factors: 4, kind: 'other' },
});

/** Seven ships within sight of one another: fire from the first impulse on. */
export const battleScenario = newBattle({
  allies: [
    { at: [0, 2], ships: [ship('a1'), ship('a2')] },
    { at: [2, 1], ships: [ship('a3'), ship('a4')] },
  ],
  axis: [
    { at: [0, -2], ships: [ship('x1'), ship('x2')] },
    { at: [2, -3], ships: [ship('x3')] },
  ],
  scenario: { rounds: 2 },
}).scenario;
