import { expect, test } from 'vitest';
import {
  tidied,
  withArmor,
  withBoxes,
  withLost,
  withOverride,
  withSpeedLeft,
  withTrait,
} from '../../../src/scenario/battle/draft/shipEntry';

const hood = { ship: 'hood' };

test("[BT-16.9] a figure of her sheet is set, and is the registry's again", () => {
  const rebuilt = withArmor(withBoxes(hood, 'hull', 14), 'hull', 'heavy');
  expect(rebuilt).toEqual({
    ship: 'hood',
    overrides: { boxes: { hull: 14 }, armor: { hull: 'heavy' } },
  });
  expect(withArmor(withBoxes(rebuilt, 'hull', undefined), 'hull', undefined)).toEqual(hood);
  expect(withOverride(withOverride(hood, 'speed', '1'), 'speed', undefined)).toEqual(hood);
});

test('[BT-19.2] damage at the start, and traits, say nothing where there are none', () => {
  const hurt = withSpeedLeft(withLost(hood, 'primary', 2), '1');
  expect(hurt).toEqual({ ship: 'hood', lost: { primary: 2 }, speed: '1' });
  expect(withSpeedLeft(withLost(hurt, 'primary', 0), undefined)).toEqual(hood);
  const cargo = withTrait(hood, 'cargo', true);
  expect(cargo.traits).toEqual(['cargo']);
  expect(withTrait(cargo, 'cargo', false)).toEqual(hood);
  expect(tidied({ ...hood, captain: '', torpedoesSpent: false })).toEqual(hood);
});
