import { describe, expect, test } from 'vitest';
import type { Stack } from '../../../../src/rules/battle';
import { silhouetteOf } from '../../../../src/ui/ships/silhouetteOf';
import { stackFacts } from '../../../../src/ui/systems/battle/board/counters/counterFacts';
import { mark, newBattle, setShip } from '../../../rules/battle/fixture';

const state = newBattle({
  allies: [
    {
      at: [0, 2],
      ships: [
        { id: 'Hood', type: 'BC', speed: '2', hull: 'HHHHHH' },
        { id: 'Electra', type: 'DD', speed: '2+' },
      ],
    },
  ],
  axis: [{ at: [0, -4], ships: [{ id: 'Bismarck' }] }],
});
const stack = state.stacks[0] as Stack;

describe('what a counter shows', () => {
  test('its first ship, and the speed of the slowest', () => {
    expect(stackFacts(state, stack)).toMatchObject({
      lead: { name: 'Hood', type: 'BC', hull: { left: 6, built: 6 } },
      ships: ['Hood', 'Electra'],
      speed: '2',
      slowed: false,
      plights: [],
    });
  });

  test('hull lost, speed lost, and what is wrong with any of its ships', () => {
    mark(state, 'Hood', 'hull', 4);
    setShip(state, 'Electra', { speed: '0' });
    setShip(state, 'Hood', { aground: true });
    expect(stackFacts(state, stack)).toMatchObject({
      lead: { hull: { left: 2, built: 6 } },
      speed: '0',
      slowed: true,
      plights: ['aground', 'dead'],
    });
  });

  test('a stack whose ships are not shown has none', () => {
    expect(stackFacts(state, { ...stack, ships: [] })).toBeUndefined();
  });
});

test('a class of the registry becomes a silhouette', () => {
  const shipClass = {
    lengthFeet: 600,
    beamFeet: 60,
    funnels: [0.5],
    guns: [{ caliberInches: 8, mounts: [{ at: 0.2, barrels: 2 }] }],
  } as Parameters<typeof silhouetteOf>[0];
  expect(silhouetteOf(shipClass)).toEqual({
    lengthFeet: 600,
    beamFeet: 60,
    funnels: [0.5],
    mounts: [{ at: 0.2, guns: 2, caliberInches: 8, side: 'center' }],
  });
});
