import type { BattleState } from '../../../src/rules/battle';
import { newNames, rosterOf } from '../../../src/words/battle/common/names';
import { atImpulse, newBattle } from '../../rules/battle/fixture';

/** Hood and Prince of Wales five hexes from Bismarck and Prinz Eugen, at an impulse of round 1. */
export const strait = (impulse = 4): BattleState =>
  atImpulse(
    newBattle({
      allies: [
        {
          at: [0, 3],
          ships: [
            { id: 'hood', type: 'BC', primary: 'HHHHHHHH', secondary: '', hull: 'HHHHHHHHHHH' },
            {
              id: 'prince',
              type: 'BB',
              primary: 'HHHHH',
              secondary: '',
              hull: 'HHHHHHHHHH',
              immune: 4,
            },
          ],
        },
      ],
      axis: [
        {
          at: [0, -2],
          ships: [
            {
              id: 'bismarck',
              type: 'BB',
              primary: 'HHHHHHHH',
              secondary: 'LL',
              hull: 'HHHHHHHHHHH',
            },
            {
              id: 'eugen',
              type: 'CA',
              secondary: 'LLLL',
              hull: 'LLLLLL',
              torpedoes: { factors: 2, kind: 'other' },
            },
          ],
        },
      ],
      scenario: {
        sides: {
          allies: { name: 'Royal Navy', nation: 'gb' },
          axis: { name: 'Kriegsmarine', nation: 'de' },
        },
      },
    }),
    impulse,
  );

export const namesIn = (state: BattleState) => newNames(state, rosterOf([], state));
