import { expect, test } from 'vitest';
import { seaWings } from '../../../src/rules/sea-wings';
import { dateOf, hourText } from '../../../src/ui/systems/sea-wings/desk/place';
import { diceOf } from '../../rules/sea-wings/game';
import { scenario } from '../../rules/sea-wings/scenario';

test('[WG-1.12] midnight is the first hour of the day that it is told with', () => {
  const game = scenario({ date: '1942-06-04', firstHour: 20 });
  const { state } = seaWings.newState(game, seaWings.defaultOptions, diceOf());
  const told = [1, 2, 3].map((turn) => `${dateOf(state, turn)} ${hourText(state, turn)}`);
  expect(told).toEqual(['1942-06-04 20', '1942-06-05 00', '1942-06-05 04']);
});
