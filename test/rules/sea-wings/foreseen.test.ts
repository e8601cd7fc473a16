import { expect, test } from 'vitest';
import { foresee } from '../../../src/rules/core';
import { seaWings } from '../../../src/rules/sea-wings';
import { fleets } from './fleets';
import { give, newGame } from './game';

const CONFIRM = { kind: 'confirm' } as const;

test('[WG-24.22] the first confirmation can be foreseen from a view; what the last one opens cannot', () => {
  const game = newGame(fleets());
  const first = foresee(seaWings, seaWings.view(game.state, 'allies'), 'allies', CONFIRM);
  expect(first?.view.confirmed).toEqual({ allies: true, axis: false });
  give(game, 'allies', 'confirm');
  const axis = seaWings.view(game.state, 'axis');
  expect(foresee(seaWings, axis, 'axis', CONFIRM)).toBeUndefined();
});
