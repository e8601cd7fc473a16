import { newBattle } from '../rules/battle/fixture';

const ship = (id: string, o = {}) => ({
  id,
  primary: 'HHHH',
  secondary: 'LLL',
  tertiary: 'LL',
  aa: 'NN',
  hull: 'HHHHHHHH',
  ...o,
});
export const battleScenario = newBattle({
  allies: [
    { at: [0, 5], ships: [ship('a1'), ship('a2')] },
    { at: [2, 4], ships: [ship('a3'), ship('a4')] },
  ],
  axis: [
    { at: [0, -5], ships: [ship('x1'), ship('x2')] },
    { at: [2, -6], ships: [ship('x3')] },
  ],
}).scenario;
