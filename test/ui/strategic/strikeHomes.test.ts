import { expect, test } from 'vitest';
import { strategic } from '../../../src/rules/strategic';
import { strikeHomes } from '../../../src/ui/systems/strategic/matrix/MatrixStrike';
import { basicAt, give } from '../../rules/strategic/basicGame';
import { STRIKE_PLAN } from '../../rules/strategic/basicSteps';

test('a strike flies from the counter of its carrier or its base', () => {
  const state = basicAt({ step: STRIKE_PLAN, spotted: ['X1'] });
  const homes = () => [...strikeHomes(strategic.view(state, 'allies'), 'allies')];
  expect(homes()).toEqual([]);
  give(state, 'allies', 'strike a-db-1 4 X1 bombs');
  expect(homes()).toEqual([['X1', 'A1']]);
});
