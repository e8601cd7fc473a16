import type { BasicForce, Detachment } from '../model/basicState';
import type { SquadronId } from '../model/state';

/** Takes lost steps of a squadron from its detachments, the first of them first. */
export function takeSteps(list: readonly Detachment[], id: SquadronId, steps: number): void {
  let left = steps;
  for (const it of list) {
    if (it.squadron !== id) continue;
    const taken = Math.min(left, it.steps);
    it.steps -= taken;
    left -= taken;
  }
}

const hasSteps = ({ steps }: Detachment): boolean => steps > 0;

/** Removes detachments without aircraft, and strikes with only an escort left. */
export function dropEmpty(basic: BasicForce): void {
  basic.search = basic.search.filter(hasSteps);
  basic.cap = basic.cap.filter(hasSteps);
  for (const strike of basic.strikes) {
    strike.parts = strike.parts.filter(hasSteps);
    strike.escort = strike.escort.filter(hasSteps);
  }
}
