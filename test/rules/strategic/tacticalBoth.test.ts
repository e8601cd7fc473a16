import { expect, test } from 'vitest';
import { inAction } from './actionFixture';
import { scenarioShip } from './smallGame';

test('[ST-15.1] a surface action of either level is fought by the tactical rules', () => {
  const stages = (['basic', 'advanced'] as const).map((level) => {
    const play = inAction({
      ...{ allies: { A1: [scenarioShip('a')] }, axis: { X1: [scenarioShip('x')] }, level },
      scenario: { resolution: { usual: 'tactical', ordered: true } },
      dice: [3, 3, 3, 3],
    });
    return play.state.action?.stage.kind;
  });
  expect(stages).toEqual(['tactical', 'tactical']);
});
