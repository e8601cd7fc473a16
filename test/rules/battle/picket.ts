import type { BattleState } from '../../../src/rules/battle';
import { newBattle, type TestBattle } from './fixture';
import { squadron } from './forces';

/** One Allied stack, A1, in the middle, and Axis stacks X2, X3 at the distances given, due east. */
export function picket(distances: number[], more: Partial<TestBattle> = {}): BattleState {
  return newBattle({
    allies: [{ at: [0, 0], ships: [{ id: 'a', primary: 'HH', speed: '2+' }] }],
    axis: distances.map((q, i) => ({
      at: [q, 0] as [number, number],
      ships: squadron(`x${i + 1}`, 2, { primary: 'HH', speed: '2+' }),
    })),
    options: { fog: true },
    ...more,
  });
}

export const NIGHT = { hour: 'night' } as const;
