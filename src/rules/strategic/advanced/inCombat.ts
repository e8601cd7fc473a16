import type { Axial } from '../../../hex';
import type { Side } from '../../core';
import { type Play, tell } from '../model/play';
import type { StrategicState } from '../model/state';

/** Units that have fought in this phase 2. */
export const unitsInCombat = ({ step }: StrategicState): string[] =>
  step.kind === 'combats' ? step.fought : [];

/** [ST-5.20, ST-8.26] Its side learns that there was nothing to attack. */
export function tellNothingFound(
  play: Play,
  side: Side,
  units: readonly string[],
  hex: Axial,
): void {
  tell(play, {
    kind: 'attackFoundNothing',
    rule: 'ST-8.26',
    seenBy: [side],
    side,
    units: [...units],
    hex: { ...hex },
  });
}
