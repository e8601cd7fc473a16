import { expect, test } from 'vitest';
import { fleetAction } from '../../src/rules/fleet-action';
import { MARKERS } from '../rules/fleet-action/battles';
import { battleOf } from '../rules/fleet-action/setting';
import { always, throughPhases } from './throughPhases';

test('[NW-4.1, NW-4.13] boardgame.io is in the phase of the printed sequence, and each side in its stage, through a whole battle', () => {
  const met = throughPhases(fleetAction, battleOf(MARKERS), always(fleetAction, 'done -'));
  expect([...met]).toEqual(expect.arrayContaining(['initiative', 'shipMovement', 'end']));
});
