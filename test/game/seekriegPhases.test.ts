import { expect, test } from 'vitest';
import { seekrieg } from '../../src/rules/seekrieg';
import { battleOf } from '../scenario/seekrieg/shippedBattles';
import { always, throughPhases } from './throughPhases';

test('[SK-5.1] boardgame.io is in the phase of the sequence, and each side in its stage, through a whole battle', () => {
  const scenario = { ...battleOf('sk-river-plate'), turns: 3 };
  const met = throughPhases(seekrieg, scenario, always(seekrieg, 'confirm'));
  expect([...met]).toEqual(expect.arrayContaining(['orders', 'firePlot']));
});
