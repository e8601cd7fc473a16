import { describe, expect, test } from 'vitest';
import { biasOf, isEven, mostEven, weigh, weighed } from '../../src/lab/weigh';
import { must } from '../../src/rules/core';
import { shippedScenario } from '../scenario/shipped';

const battle = (id: string) => {
  const { system, scenario, options } = shippedScenario(id);
  return { id, system, scenario, options };
};

/** Exeter alone against Admiral Graf Spee. */
function hopeless() {
  const { scenario, ...rest } = battle('river-plate');
  const [, light, spee] = scenario.taskForces;
  return {
    ...rest,
    scenario: { ...scenario, taskForces: [must(light, 'Exeter'), must(spee, 'Graf Spee')] },
  };
}

describe('weighing', () => {
  test('counts game by game, and comes to the same each time', () => {
    const steps = [...weigh(battle('river-plate'), 3)];
    expect(steps.map(({ games }) => games)).toEqual([1, 2, 3]);
    expect(weighed(battle('river-plate'), 3)).toEqual(must(steps.at(-1), 'a step'));
  });

  test('gives up early on what is hopelessly uneven', () => {
    const weight = weighed(hopeless());
    expect(isEven(weight)).toBe(false);
    expect(weight.games).toBeLessThanOrEqual(100);
  });

  test('of variants none of which is even the nearest is taken, and each is told', () => {
    const told: number[] = [];
    const { weight } = mostEven(2, hopeless, (variant) => told.push(variant));
    expect(told).toEqual([1, 2]);
    expect(biasOf(weight)).toBeGreaterThan(0.1);
  });
});
