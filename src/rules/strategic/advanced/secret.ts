import type { Division, Force } from '../state';
import type { AdvancedSecret } from './state';

/** Nothing kept yet. */
export const emptySecret = (): AdvancedSecret => ({
  contactIs: {},
  surprisedBy: {},
  spottedByEnemy: [],
  lastSpottedTurn: null,
  unfinished: [],
});

/** [ST-5.18, ST-11.16] A force of an Advanced game without what not even its side may know: that it is spotted, and what contacts stand for. */
export function withoutSecrets(force: Force): Force {
  if (!force.advanced) return force;
  const divisions = Object.fromEntries(
    Object.entries(force.divisions).map(([id, division]) => [id, unaware(division)]),
  );
  return { ...force, divisions, advanced: { ...force.advanced, secret: emptySecret() } };
}

/** [ST-5.18] */
const unaware = (division: Division): Division => ({
  ...division,
  isSpotted: false,
  submarine: division.submarine && { ...division.submarine, isDetected: false },
});
